/**
 * What a label's sender calls the parcel: all that follows in the cell of "Ref:", else the next cell or the one under
 * it.
 */
import { type Labelled } from '../../layout/near.js';
import { segmentOf, type Span, startOf, wordsAt } from '../../layout/lines.js';
import { findDates } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { stillHeading } from './headings.js';
import { startsWithLabel } from './label-lines.js';
import { findShippingLabels } from './labels/all.js';
import { type LabelName } from './labels/names.js';
import { type ShippingLabelPath } from './schema.js';

/** One word before the number goes with it: "Order 1234". */
const NUMBERED = /^(?:[\p{L}-]+\s)?(?=\S*\d)[\p{L}\p{N}][\p{L}\p{N}/_#-]{2,}/u;
/** Without a digit only a single word after a colon. */
const WORD = /^[\p{L}][\p{L}/_-]{3,}$/u;
/** Carriers' numbers are so long, nobody's orders. */
const PARCEL = /^\d{18,}$/;
/** "#Order 11111": the sender's own words for it, on a line of their own. */
const OWN_LINE = /^\W*(?:order|bestellung|auftrag|commande|pedido|ordine)\W+(?=\S*\d)([\p{L}\p{N}/_-]{3,})\W*$/iu;

/** "Viite / Referens", "Ref. No.", "Ref.ª:", also read "Ref.a:": how much of the cell behind a label still is label. */
function stillCalled(behind: string): number {
  const number = NUMBER.exec(behind)?.[0].length ?? 0;
  return /^\s*[/|(]/.test(behind) ? stillHeading(behind) : number;
}
const NUMBER = /^(?:\.[ao]|\.?[ªº]?)\s*(?:n[or]\.?|n[°º]\.?|num(?:ber|ero)?\.?)?\s*(?::|$)/i;

export function referenceField(reading: Reading, labels: readonly Labelled<LabelName>[]): Found<ShippingLabelPath>[] {
  const path = 'reference';
  const announced = labels.flatMap((label): Found<ShippingLabelPath>[] => {
    const { line, end, words, name } = label;
    if (name !== 'reference' || /^\W*box\b/i.test(line.text.slice(end))) return [];
    const own = segmentOf(line, words.at(-1)!);
    const behind = own?.text.slice(Math.max(0, end - startOf(line, own))) ?? '';
    const inCell = behind.slice(stillCalled(behind));
    // "PO#:77812" is one word.
    const from = end + behind.length - inCell.length;
    const after = wordsAt(line, from, line.text.length).filter((word) => own?.words.includes(word));
    const rest = after.filter((word) => !words.includes(word) || /[\p{L}\p{N}]/u.test(inCell));
    const next = own && line.segments[line.segments.indexOf(own) + 1];
    const beside: Pick<Span, 'page' | 'words'> | undefined = /[\p{L}\p{N}]/u.test(inCell)
      ? { page: line.page, words: rest }
      : next && !startsWithLabel(next)
        ? next
        : undefined;
    const span = beside ?? label.below().find((segment) => findShippingLabels(segment).length === 0);
    const told = beside && beside !== next ? inCell : (span?.words.map((word) => word.text).join(' ') ?? '');
    const text = tidy(told).replace(/^[#:.\s]+/, '');
    const value = NUMBERED.exec(text)?.[0];
    if (span && value && findDates(value).length === 0) {
      const confidence = (beside ? 0.65 : 0.5) - (PARCEL.test(value) ? 0.2 : 0);
      return [{ path, value, confidence, evidence: reading.place(span) }];
    }
    const colon = /^\s*:/.test(line.text.slice(end)) && rest.length > 0 && WORD.test(text);
    return span && colon ? [{ path, value: text, confidence: 0.45, evidence: reading.place(span) }] : [];
  });
  const ownLine = reading.layout.lines.flatMap((line): Found<ShippingLabelPath>[] => {
    const value = OWN_LINE.exec(line.text)?.[1];
    return value ? [{ path, value, confidence: 0.5, evidence: reading.place(line) }] : [];
  });
  return [...announced, ...ownLine].sort((a, b) => b.confidence - a.confidence);
}
