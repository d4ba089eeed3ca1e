/**
 * What a label's sender calls the parcel: all that follows in the cell of "Ref:", else the next cell or the one under
 * it.
 */
import { type Labelled } from '../../layout/near.js';
import { type Segment, segmentOf, type Span, spanOf, startOf, wordsAt } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { findDates } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { stillHeading } from './parties/headings.js';
import { startsWithLabel } from './parties/next-label.js';
import { findShippingLabels } from './labels/all.js';
import { type LabelName } from './labels/names.js';
import { type ShippingLabelPath } from './schema.js';

/**
 * One word before the number goes with it, and one behind a stroke at its end: "Order 1234", "1234 / Spring"; as do
 * groups of three figures and its revision: "PO 70 418", "4500-88 REV B".
 */
const NUMBERED =
  /^(?:[\p{L}-]+\.?\s)?(?:#?(?=\S*\d)[\p{L}\p{N}](?:[\p{L}\p{N}/_#-]|\.(?=\d)){2,}|\d{1,3}(?: \d{3})+$)(?: \/ [\p{L}\p{N}_#-]{2,}(?=$)| REV\.? \p{Lu}(?=$))?/u;
/** Without a digit only a single word after a colon. */
const WORD = /^[\p{L}][\p{L}/_-]{3,}$/u;
/** Carriers' numbers are so long, nobody's orders. */
const PARCEL = /^\d{18,}$/;
/** "INV/2026/3871", "order-1000234 / …", "Nr: RMA/2026/41": its first word says what it is, whatever announces it. */
const OWN_WORD = /(?<=^(?:[^:]{2,30}:\s*)?)(?:order|ord|po|so|inv|rma|cmd)[/-](?=\S*\d{3})[\p{L}\p{N}/_-]+(?= \/ |$)/iu;
/** "#Order 11111", "#LK-00120417": the sender's own sign for it, on a line of their own. */
const OWN_LINE =
  /^#(?=(?:\D*\d){5})([\p{L}\p{N}/_-]{6,})$|^\W*(?:ord(?:er)?|bestellung|auftrag|commande|pedido|ordine)\W+(?=\S*\d)([\p{L}\p{N}/_-]{3,})\W*$/iu;

/** "Viite / Referens", "Ref. No.", "Ref.ª:", also read "Ref.a:": how much of the cell behind a label still is label. */
function stillCalled(behind: string): number {
  const number = NUMBER.exec(behind)?.[0].length ?? 0;
  return /^\s*[/|(]/.test(behind) ? stillHeading(behind) : number;
}
const NUMBER = /^(?:\.[ao]|\.?[ªº]?)\s*(?:n[or]\.?|n[°º]\.?|num(?:ber|ero)?\.?|id)?\s*(?::|$)/i;

/** "RMA-5507": the label's word is part of the number. */
const IN_WORD = /^-[\p{L}\d]/u;
/** "Ref: EXP-10/0244": of a label of two words the second is the number's, and the first announces it. */
function withoutNumber(label: Labelled<LabelName>): Labelled<LabelName> {
  const { line, start, end, words, phrase } = label;
  const last = line.text.lastIndexOf(' ', end - 1);
  if (last <= start || words.length < 2 || !IN_WORD.test(line.text.slice(end))) return label;
  return { ...label, end: last, words: [words[0], ...words.slice(1, -1)], phrase: phrase.replace(/\W*\S+$/, '') };
}

const isUnlabelled = (cell: Span): boolean =>
  findShippingLabels(cell).every(({ end }) => IN_WORD.test(cell.text.slice(end)));

/** "10/02/2025 KPV-88213 7140" under headings that stand apart: of cells run together, what stands under this one. */
function ownColumn(cell: Segment, { line, words }: Labelled<LabelName>): Span {
  const [left, , right] = segmentOf(line, words[0])?.box ?? around(words);
  if (left - cell.box[0] < heightOf(cell.box) * 2) return cell;
  const own = cell.words.filter(({ box }) => box[0] < right && box[2] > left);
  return own.length > 0 ? spanOf(own, cell.page) : cell;
}

const withoutMarks = (text: string): string => tidy(text).replace(/^[#:.\s]+/, '');

/** "Weight: 2 kg", "Despatch 03/09/26"; "PO 7120" is a reference. */
const announcesOther = (cell: Span): boolean =>
  startsWithLabel(cell) || findShippingLabels(cell).some(({ start, name }) => start === 0 && name !== 'reference');

export function referenceField(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<ShippingLabelPath>[] {
  const path = 'reference';
  const announced = labels.map(withoutNumber).flatMap((label): Found<ShippingLabelPath>[] => {
    const { line, end, words, name } = label;
    const following = line.text.slice(end);
    if (name !== 'reference' || /^\W*box\b/i.test(following) || IN_WORD.test(following)) return [];
    const own = segmentOf(line, words.at(-1)!);
    const behind = own?.text.slice(Math.max(0, end - startOf(line, own))) ?? '';
    const inCell = behind.slice(stillCalled(behind));
    // "PO#:77812" is one word.
    const from = end + behind.length - inCell.length;
    const after = wordsAt(line, from, line.text.length).filter((word) => own?.words.includes(word));
    const rest = after.filter((word) => !words.includes(word) || /[\p{L}\p{N}]/u.test(inCell));
    const next = own && line.segments[line.segments.indexOf(own) + 1];
    const said = /[\p{L}\p{N}]/u.test(inCell);
    const [under] = label
      .below()
      .filter(isUnlabelled)
      .map((cell) => ownColumn(cell, label));
    const behindIt = said
      ? { span: { page: line.page, words: rest }, text: withoutMarks(inCell), score: 0.65 }
      : undefined;
    const aside =
      !said && next && !announcesOther(next) ? { span: next, text: withoutMarks(next.text), score: 0.65 } : undefined;
    const beneath = under ? { span: under, text: withoutMarks(under.text), score: 0.5 } : undefined;
    for (const { span, text, score } of [behindIt ?? aside, beneath].flatMap((one) => one ?? [])) {
      const value = NUMBERED.exec(text)?.[0];
      if (!value || findDates(value).some(({ start }) => start === 0)) continue;
      return [{ path, value, confidence: score - (PARCEL.test(value) ? 0.2 : 0), evidence: reading.place(span) }];
    }
    const colon = behindIt && /^\s*:/.test(line.text.slice(end)) && rest.length > 0 && WORD.test(behindIt.text);
    return colon ? [{ path, value: behindIt.text, confidence: 0.45, evidence: reading.place(behindIt.span) }] : [];
  });
  const ownWord = reading.layout.lines
    .flatMap(({ segments }) => segments)
    .flatMap((cell): Found<ShippingLabelPath>[] => {
      const value = OWN_WORD.exec(cell.text)?.[0];
      return value ? [{ path, value, confidence: 0.45, evidence: reading.place(cell) }] : [];
    });
  const ownLine = reading.layout.lines.flatMap((line): Found<ShippingLabelPath>[] => {
    const [, signed, called] = OWN_LINE.exec(line.text) ?? [];
    const value = signed ?? called;
    return value ? [{ path, value, confidence: signed ? 0.4 : 0.5, evidence: reading.place(line) }] : [];
  });
  return [...announced, ...ownLine, ...ownWord].sort((a, b) => b.confidence - a.confidence);
}
