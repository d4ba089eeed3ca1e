/** Issue and due date: each date belongs to the nearest label before it on its line, or to the label above it. */
import { fold } from '../../layout/fold.js';
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
/** Stands by the invoice's number first, and then by those of the order and of the delivery. */
const REPEATED = 'dated';
const DATE_LABELS: readonly InvoiceLabel[] = [
  'invoiceDate',
  'dueDate',
  'otherDate',
  'invoiceNumber',
  'title',
  'paymentTerms',
  'due',
];

/** "Please transfer the sum … by …", "It will be debited on …", folded. */
const PAYING =
  'pay|paid|payable|payment|due|settle\\w*|remit\\w*|transfer\\w*|(?:be)?zahl\\w*|uberweis\\w*|begleich\\w*|\\p{L}*betrag|fallig\\w*|betal\\w*|betaling|voldaan|voldoen|overma\\w*|pay(?:er|able|ement)|paiement|regl\\w*|virement|echeance|pagar\\w*|pago|abonar|vence\\w*|pagamento|scadenza|saldar\\w*|zaplat\\w*|platn\\w*|forfall\\w*';
const DEBITING =
  'direct debit|debit\\p{L}*|will (?:be )?(?:taken?|collect(?:ed)?)|prelev\\p{L}*|lastschrift\\p{L}*|abbuch\\p{L}*|bankeinzug|addebit\\p{L}*|se cargar\\p{L}*|incasso|domicili\\p{L}*|traekkes|trekkes|dras';
const BY =
  'by|on or (?:just |shortly )?after|before|until|till|than|on|bis(?: zum| spatestens)?|zum|spatestens|am|vor|avant(?: le)?|au|le|tard|voor|uiterlijk|op|tegen|antes del?|el|hasta(?: el)?|entro(?: il)?|il|ate|do|dnia|senast|den';
const TO_PAY_BY = new RegExp(
  `(?<!\\p{L})(?:${PAYING}|${DEBITING})(?!\\p{L})[^.!?]{0,90}(?<!\\p{L})(?:${BY})(?: the| dem| den| am| le)?[:\\s]*$`,
  'u',
);
/** Characters before a date in which its sentence says what it is for. */
const SENTENCE = 140;

export function dateFields(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found<InvoicePath>[] {
  const [, ...later] = labels.filter(({ phrase }) => phrase === REPEATED);
  const own = labels.filter((label) => !later.includes(label));
  const claims = reading.dates.flatMap((date) => inSentence(reading, date) ?? claimOf(date, own) ?? []);
  const of = (name: InvoiceLabel) =>
    claims.filter(({ label }) => label === name).sort((a, b) => b.weight - a.weight)[0];
  const issued = of('invoiceDate') ?? of('invoiceNumber') ?? of('title') ?? unclaimed(reading, claims);
  // "Balance due: 14 August 2025" says when, not how much.
  const due = of('dueDate') ?? of('paymentTerms') ?? of('due');
  const finds: Found<InvoicePath>[] = [];
  if (issued) finds.push(found(reading, 'invoice_date', issued));
  if (due && (!issued || due.date.iso >= issued.date.iso)) finds.push(found(reading, 'due_date', due));
  return finds;
}

/** A sentence may begin in the line above. */
function inSentence({ layout }: Reading, date: PlacedDate): Claim | undefined {
  const above = layout.lines[layout.lines.indexOf(date.line) - 1];
  const before = `${above?.page === date.line.page ? above.text : ''} ${date.line.text.slice(0, date.raw.start)}`;
  return TO_PAY_BY.test(fold(before.slice(-SENTENCE))) ? { date, label: 'dueDate', weight: 0.85 } : undefined;
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
