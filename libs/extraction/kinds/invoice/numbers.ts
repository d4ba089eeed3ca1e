/** Invoice number and purchase order: the first token with a digit that its label announces. */
import { segmentOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { inOneCell, type Labelled } from '../../layout/near.js';
import { digitsOf } from '../../normalise/confused-characters.js';
import { findDates } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { eastAsianNumber } from '../../fields/vocabulary/east-asian-number.js';
import { findSpanishTaxNumbers } from '../../fields/vocabulary/spanish-tax-number.js';
import { postcodeTown } from '../../fields/vocabulary/names.js';
import { type InvoiceLabel } from './labels/names.js';
import { isTorn, joinedNumber } from '../../reading/torn-number.js';
import { find, pick, type PickedText } from '../../reading/values.js';
import { type InvoicePath } from './schema.js';

/** A token that holds a digit; may begin with a hash sign and hold the marks that numbers are written with. */
const TOKEN = String.raw`(?=[\p{L}\p{N}_/.-]*\d)[\p{L}\p{N}](?:[\p{L}\p{N}_/.-]*[\p{L}\p{N}])?`;
/** The series a number is of stands before it: "FT A/1187", "RE 2025-14". */
const SERIES = String.raw`(?:(?<![\p{L}\p{N}])(?!(?:NO|NR|N|DU|DE|DEL|OF|VOM|ID|PO|REF|TEL|FAX|VAT|TVA|IVA) )[A-Z]{1,3} )?`;
/** Groups of digits that fill their cell: "411 207 9930", "25 03 4108337215". */
const GROUPS = String.raw`\d{2,12}(?: \d{2,12}){1,4}$`;
const ONE = String.raw`#?\s?${SERIES}${TOKEN}`;
const NUMBER = new RegExp(`${GROUPS}|${ONE}`, 'u');
/** And nothing else in its cell; groups of digits would be a telephone number. */
const ALONE = new RegExp(`^${ONE}$`, 'u');
/** Says that a number follows, and is none of its marks. */
const HASH = /^#\s?/;
/**
 * After a title: "Handelsrechnung (380) Nr. 4711", "Invoice of the insurer no. 12". The code in brackets is the kind of
 * document.
 */
const ANNOUNCED =
  /^\D{0,30}?(?:\(\d{3}\))?\D{0,30}?(?<!\p{L})(?:nr|no|n\.?[°ºo]|num|number|n[uú]mero|broj|st|c|č|#)(?!\p{L})[\s.:°º#]*/iu;

export function numberFields(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found<InvoicePath>[] {
  const invoice = best(reading, 'invoice_number', labels, (label) => {
    if (label.name === 'invoiceNumber')
      return [[aloneUnder(label), pick(inCell(label), NUMBER)], leads(label) ? 0.93 : 0.8];
    return label.name === 'title' ? [[aloneUnder(label), afterTitle(label) ?? underTitle(label)], 0.85] : undefined;
  });
  const order = best(reading, 'purchase_order', labels, (label) =>
    label.name === 'purchaseOrder' ? [[aloneUnder(label), pick(inCell(label), NUMBER)], 0.8] : undefined,
  );
  const given = eastAsianNumber(reading.layout);
  return [...(given ? [find(reading, 'invoice_number', given.value, 0.93, given)] : []), ...invoice, ...order];
}

/** What a number is worth that seems to go on elsewhere. */
const TORN = 0.5;

/** What a label may announce, the likeliest first, and how much the label says. */
type Candidates = readonly [readonly (PickedText | undefined)[], number];

function best(
  reading: Reading,
  path: InvoicePath,
  labels: readonly Labelled<InvoiceLabel>[],
  candidatesOf: (label: Labelled<InvoiceLabel>) => Candidates | undefined,
): Found<InvoicePath>[] {
  const found = labels.flatMap((label) => {
    const [values, weight] = candidatesOf(label) ?? [];
    const value = values?.find((one) => one && plausible(one, reading) && !isOfAnother(label, one));
    if (!value || !weight) return [];
    const whole = joinedNumber(reading.layout, value);
    const text = tidy(whole.text).replace(HASH, '');
    const number = whole.span.words.every(({ source }) => source === 'ocr') ? withFigures(text) : text;
    const sure = (whole.beside ? weight : weight * 0.85) * (isTorn(whole) ? TORN : 1);
    return [find(reading, path, number, sure, whole)];
  });
  return found.sort((a, b) => b.confidence - a.confidence).slice(0, 1);
}

/** "2O25/63", "88341l": off a picture, a letter that looks like a figure between figures, or at their end, is one. */
const withFigures = (text: string): string =>
  text.replace(/(?<![\p{L}\d])(?:\d+[OoIl]|[lo]\d)[OoIl\d]*(?<=\d|[lo])(?!\p{L})/gu, digitsOf);

/** Within a sentence ("please state document number 4711") a label says less than at the start of its cell. */
function leads({ line, words }: Labelled<InvoiceLabel>): boolean {
  return line.segments.some((segment) => segment.words.slice(0, 2).includes(words[0]));
}

/**
 * What stands in the next columns is no part of the number. Words without a digit there are the next column's heading,
 * and the number stands under its own.
 */
function inCell(label: Labelled<InvoiceLabel>): Labelled<InvoiceLabel> {
  const { right, line, words } = label;
  if (!right) return label;
  const cell = inOneCell(line, right);
  const isNextHeading = !/\d/.test(cell.text) && !segmentOf(line, words.at(-1)!)?.words.includes(cell.words[0]!);
  return { ...label, right: isNextHeading ? undefined : cell };
}

/**
 * What stands in another column on the line of a label whose value stands under it, flush and by itself, is none of
 * the label's.
 */
function aloneUnder({ line, words, right, below }: Labelled<InvoiceLabel>): PickedText | undefined {
  const own = segmentOf(line, words[0]);
  if (!right || own?.words.at(-1) !== words.at(-1)) return undefined;
  const [under] = below();
  const match = under && ALONE.exec(under.text);
  const isFlush = under && Math.abs(under.box[0] - words[0].box[0]) < heightOf(words[0].box) * 0.5;
  return match && isFlush ? { text: match[0], span: under, start: 0, end: match[0].length, beside: false } : undefined;
}

/** In another column, part of an address or the tax number under a company's name. */
function isOfAnother({ line, words }: Labelled<InvoiceLabel>, { text, span }: PickedText): boolean {
  const cell = segmentOf(line, span.words[0]!);
  if (!cell || cell.words.includes(words[0])) return false;
  const town = postcodeTown(cell.text);
  const isAddress = town?.start === 0 && town.end === cell.text.length && text !== cell.text;
  return isAddress || findSpanishTaxNumbers(cell.text).some(({ value }) => value === text);
}

/**
 * A title alone in its cell has the number under it: at the start of what stands there where it heads a column among
 * others, else alone or announced ("No. 4711").
 */
function underTitle({ line, words, below }: Labelled<InvoiceLabel>): PickedText | undefined {
  if (segmentOf(line, words[0])?.words.length !== words.length) return undefined;
  const heads = line.segments.length >= 3;
  for (const span of below()) {
    const from = ANNOUNCED.exec(span.text)?.[0].length ?? 0;
    const match = NUMBER.exec(span.text.slice(from));
    if (!match || match.index > 1 || match[0].length <= 3) continue;
    const start = from + match.index;
    const end = start + match[0].length;
    if (heads || from > 0 || (start === 0 && end === span.text.length))
      return { text: match[0], span, start, end, beside: false };
  }
  return undefined;
}

function afterTitle({ right }: Labelled<InvoiceLabel>): PickedText | undefined {
  if (!right) return undefined;
  const from = ANNOUNCED.exec(right.text)?.[0].length ?? 0;
  const match = NUMBER.exec(right.text.slice(from));
  if (!match || match.index > 4) return undefined;
  const start = from + match.index;
  return { text: match[0], span: right, start, end: start + match[0].length, beside: true };
}

/** Not a date, not a price, not a lone digit. */
function plausible({ text, span, start }: PickedText, reading: Reading): boolean {
  if (findDates(span.text.slice(start)).some((date) => date.start === 0) && !isNumbered(text, reading)) return false;
  return text.replace(/[^\p{L}\p{N}]/gu, '').length >= 2 && !/^\d+[.,]\d{2}$/.test(text);
}

/** "14/04/2025" is the fourteenth of April's invoices where dates are written otherwise: "16.04.2025". */
const isNumbered = (text: string, { dates }: Reading): boolean =>
  // "2025/11-07": a date is parted by one mark.
  /^\d+\/\d+-\d+$|^\d+-\d+\/\d+$/.test(text) ||
  (/^\d{1,4}\/\d{1,2}\/\d{4}$/.test(text) &&
    dates.some(({ line, raw }) => /\d[.-]\d/.test(line.text.slice(raw.start, raw.end))));
