/** Invoice number and purchase order: the first token with a digit that its label announces. */
import { segmentOf } from '../../layout/lines.js';
import { type Labelled } from '../../layout/near.js';
import { findDates } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type InvoiceLabel } from './labels/names.js';
import { find, pick, type PickedText } from '../../reading/values.js';
import { type InvoicePath } from './schema.js';

/** A token that holds a digit; may begin with a hash sign and hold the marks that numbers are written with. */
const NUMBER = /#?\s?(?=[\p{L}\p{N}_/.-]*\d)[\p{L}\p{N}](?:[\p{L}\p{N}_/.-]*[\p{L}\p{N}])?/u;
/** Says that a number follows, and is none of its marks. */
const HASH = /^#\s?/;
/**
 * After a title: "Handelsrechnung (380) Nr. 4711", "Invoice of the insurer no. 12". The code in brackets is the kind of
 * document.
 */
const ANNOUNCED = /^\D{0,30}?(?:\(\d{3}\))?\D{0,30}?(?<!\p{L})(?:nr|no|n°|num|number|numero|#)(?!\p{L})[\s.:°]*/iu;

export function numberFields(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found<InvoicePath>[] {
  const invoice = best(reading, 'invoice_number', labels, (label) => {
    if (label.name === 'invoiceNumber') return [pick(label, NUMBER), leads(label) ? 0.93 : 0.8];
    return label.name === 'title' ? [afterTitle(label) ?? underHeading(label), 0.85] : undefined;
  });
  const order = best(reading, 'purchase_order', labels, (label) =>
    label.name === 'purchaseOrder' ? [pick(label, NUMBER), 0.8] : undefined,
  );
  return [...invoice, ...order];
}

type Candidate = readonly [PickedText | undefined, number];

function best(
  reading: Reading,
  path: InvoicePath,
  labels: readonly Labelled<InvoiceLabel>[],
  candidateOf: (label: Labelled<InvoiceLabel>) => Candidate | undefined,
): Found<InvoicePath>[] {
  const found = labels.flatMap((label) => {
    const [value, weight] = candidateOf(label) ?? [];
    if (!value || !weight || !plausible(value)) return [];
    const number = tidy(value.text).replace(HASH, '');
    return [find(reading, path, number, value.beside ? weight : weight * 0.85, value)];
  });
  return found.sort((a, b) => b.confidence - a.confidence).slice(0, 1);
}

/** Within a sentence ("please state document number 4711") a label says less than at the start of its cell. */
function leads({ line, words }: Labelled<InvoiceLabel>): boolean {
  return line.segments.some((segment) => segment.words.slice(0, 2).includes(words[0]));
}

/** The title's word as the heading of a column among others: the number stands under it. */
function underHeading({ line, words, below }: Labelled<InvoiceLabel>): PickedText | undefined {
  const cell = segmentOf(line, words[0]);
  if (line.segments.length < 3 || cell?.words.length !== words.length) return undefined;
  for (const span of below()) {
    const match = NUMBER.exec(span.text);
    if (match && match.index <= 1 && match[0].length > 3)
      return { text: match[0], span, start: match.index, end: match.index + match[0].length, beside: false };
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
function plausible({ text, span, start }: PickedText): boolean {
  if (findDates(span.text.slice(start)).some((date) => date.start === 0)) return false;
  return text.replace(/[^\p{L}\p{N}]/gu, '').length >= 2 && !/^\d+[.,]\d{2}$/.test(text);
}
