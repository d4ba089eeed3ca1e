/** Invoice number and purchase order: the first token with a digit that its label announces. */
import { type Labelled } from '../../layout/near.js';
import { findDates } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { type InvoiceLabel } from './lexicon.js';
import { find, pick } from './values.js';

/** A token that holds a digit; may begin with a hash sign and hold the marks that numbers are written with. */
const NUMBER = /#?\s?(?=[\p{L}\p{N}_/.-]*\d)[\p{L}\p{N}](?:[\p{L}\p{N}_/.-]*[\p{L}\p{N}])?/u;

interface NumberField {
  readonly path: string;
  readonly labels: Partial<Record<InvoiceLabel, number>>;
}

const FIELDS: readonly NumberField[] = [
  { path: 'invoice_number', labels: { invoiceNumber: 0.93, title: 0.8 } },
  { path: 'purchase_order', labels: { purchaseOrder: 0.8 } },
];

export function numberFields(reading: Reading, labels: readonly Labelled<InvoiceLabel>[]): Found[] {
  return FIELDS.flatMap(({ path, labels: wanted }) => {
    const candidates = labels.flatMap((label) => {
      const weight = wanted[label.name];
      const value = weight === undefined ? undefined : pick(label, NUMBER, label.name === 'title' ? 4 : 12);
      if (!weight || !value || !plausible(value.text, value.span.text.slice(value.start))) return [];
      return [
        find(
          reading,
          path,
          tidy(value.text),
          value.beside ? weight : weight * 0.85,
          value.span,
          value.start,
          value.end,
        ),
      ];
    });
    candidates.sort((a, b) => b.confidence - a.confidence);
    return candidates.slice(0, 1);
  });
}

/** Not a date, not a price, not a lone digit. */
function plausible(text: string, rest: string): boolean {
  if (findDates(rest).some(({ start }) => start === 0)) return false;
  return text.replace(/[^\p{L}\p{N}]/gu, '').length >= 2 && !/^\d+[.,]\d{2}$/.test(text);
}
