/** Issue and due date: each date belongs to the nearest label before it on its line, or to the label above it. */
import { segmentOf } from '../../layout/lines.js';
import { type Labelled } from '../../layout/near.js';
import { type Found } from '../../reading/found.js';
import { type PlacedDate, type Reading } from '../../reading/reading.js';
import { type InvoiceLabel } from './labels/names.js';
import { type InvoicePath } from './schema.js';

interface Claim {
  readonly date: PlacedDate;
  readonly label: InvoiceLabel;
  readonly weight: number;
}

/** One-word labels ("Date", "Datum") are weaker than those that say whose date it is. */
const GENERIC = /^(?:date|datum|data|fecha|issued|due|from|to|bis|net|periode)$/;
const DATE_LABELS: readonly InvoiceLabel[] = [
  'invoiceDate',
  'dueDate',
  'otherDate',
  'invoiceNumber',
  'title',
  'paymentTerms',
];

export function dateFields(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found<InvoicePath>[] {
  const claims = reading.dates.flatMap((date) => claimOf(date, labels) ?? []);
  const of = (name: InvoiceLabel) =>
    claims.filter(({ label }) => label === name).sort((a, b) => b.weight - a.weight)[0];
  const issued = of('invoiceDate') ?? of('invoiceNumber') ?? of('title') ?? unclaimed(reading, claims);
  const due = of('dueDate') ?? of('paymentTerms');
  const finds: Found<InvoicePath>[] = [];
  if (issued) finds.push(found(reading, 'invoice_date', issued));
  if (due && (!issued || due.date.iso >= issued.date.iso)) finds.push(found(reading, 'due_date', due));
  return finds;
}

function claimOf(date: PlacedDate, labels: readonly Labelled<InvoiceLabel>[]): Claim | undefined {
  const relevant = labels.filter(({ name }) => DATE_LABELS.includes(name));
  const beside = relevant.filter((label) => label.line === date.line && label.end <= date.raw.start + 1).at(-1);
  if (beside && beside.right?.words.some((word) => date.words.includes(word))) {
    const gap = date.raw.start - beside.end;
    if (gap < 40) return { date, label: beside.name, weight: strength(beside) };
  }
  const above = relevant.filter(
    (label) =>
      !besideItself(label) && label.below().some((segment) => segment.words.some((word) => date.words.includes(word))),
  );
  const nearest = above.at(-1);
  return nearest ? { date, label: nearest.name, weight: strength(nearest) * 0.9 } : undefined;
}

function strength({ name, phrase }: Labelled<InvoiceLabel>): number {
  if (name === 'invoiceNumber' || name === 'title') return 0.8;
  return GENERIC.test(phrase) ? 0.75 : 0.93;
}

/** No label at all: the first date nobody claims, if any. */
function unclaimed(reading: Reading, claims: readonly Claim[]): Claim | undefined {
  const free = reading.dates.find((date) => !claims.some((claim) => claim.date === date));
  return free ? { date: free, label: 'invoiceDate', weight: 0.5 } : undefined;
}

function found(reading: Reading, path: InvoicePath, { date, weight }: Claim): Found<InvoicePath> {
  const confidence = date.certain ? weight : weight * 0.8;
  return { path, value: date.iso, confidence, evidence: reading.place({ page: date.line.page, words: date.words }) };
}

/** Something follows the label in its own segment; a column's heading has its neighbours in segments of their own. */
function besideItself({ right, line, words }: Labelled<InvoiceLabel>): boolean {
  const segment = segmentOf(line, words.at(-1)!);
  return right !== undefined && segment !== undefined && segment.words.includes(right.words[0]!);
}
