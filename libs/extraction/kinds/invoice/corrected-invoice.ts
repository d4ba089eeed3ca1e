/** A credit note names the invoice it corrects: the number and date of that one are not its own. */
import { fold } from '../../layout/fold.js';
import { segmentOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Labelled } from '../../layout/near.js';
import { type InvoiceLabel } from './labels/names.js';

/** All that stands before the label in its cell: "zu Rechnung Nr. 4711", "Original invoice". */
const OF_ANOTHER =
  /^\W*(?:zu[rm]?|orig|original|originale|originele|oorspronkelijke|ursprungliche|korrigierte|corrected|credited|against|sur|su|op|till|til|rectifie[de]?|rettificata|oprindelig|ursprunglig|(?:comprobante|documento)s? asociados?\W)(?: (?:die|der|the|la|de))?\W*$/u;
/** Before a date in the same sentence: "Credit note of invoice 2026-212 dated". */
const DATED_OF_ANOTHER =
  /\b(?:of|for|to|zu[rm]?|sur|su|de|di|per|till|til) (?:(?:your|the|unserer|votre|notre) )?(?:invoice|rechnung|facture|fattura|factura|faktura)\W+(?:n[or]\W+)?\S*\d\S*[\s,(]*$/u;
const NAMES_INVOICE = /invoice|rechnung|fact|fatt|faktura/;
const OTHER: Partial<Record<InvoiceLabel, InvoiceLabel>> = {
  invoiceNumber: 'otherNumber',
  title: 'otherNumber',
  invoiceDate: 'otherDate',
};
/** In line heights: how near under the other's number its date stands. */
const NEAR = 4;

/** The labels, with those of a corrected invoice as labels of something else. */
export function withoutCorrected(labels: readonly Labelled<InvoiceLabel>[]): Labelled<InvoiceLabel>[] {
  const isNamed = labels.some((label) => NUMBERED.has(label.name) && !isOfAnother(label));
  const others = labels.filter((label) => isOfAnother(label) && (isNamed || !isCopy(label)));
  const own = labels.filter((label) => label.name === 'invoiceDate' && !others.includes(label));
  const isItsDate = (label: Labelled<InvoiceLabel>) =>
    own.includes(label) &&
    NAMES_INVOICE.test(label.phrase) &&
    own.some(({ phrase }) => !NAMES_INVOICE.test(phrase)) &&
    others.some((other) => isUnder(label, other));
  return labels.map((label) => {
    const name = others.includes(label) || isItsDate(label) ? OTHER[label.name] : undefined;
    return name ? { ...label, name } : label;
  });
}

/** "Original invoice 4711" says which copy it is where the page names no other invoice. */
const isCopy = (label: Labelled<InvoiceLabel>): boolean =>
  NUMBERED.has(label.name) && /^\W*orig/.test(textBefore(label));
const NUMBERED: ReadonlySet<InvoiceLabel> = new Set(['title', 'invoiceNumber']);

function textBefore({ line, words }: Labelled<InvoiceLabel>): string {
  const cell = segmentOf(line, words[0]);
  const before = cell?.words.slice(0, cell.words.indexOf(words[0])) ?? [];
  return fold(before.map((word) => word.text).join(' '));
}

function isOfAnother(label: Labelled<InvoiceLabel>): boolean {
  if (!OTHER[label.name]) return false;
  const text = textBefore(label);
  return OF_ANOTHER.test(text) || (label.name === 'invoiceDate' && DATED_OF_ANOTHER.test(text));
}

const isUnder = ({ line, words: [{ box }] }: Labelled<InvoiceLabel>, other: Labelled<InvoiceLabel>): boolean => {
  const height = heightOf(box);
  const down = box[1] - other.line.box[1];
  const start = segmentOf(other.line, other.words[0])?.box[0] ?? Infinity;
  return line.page === other.line.page && down > 0 && down < height * NEAR && Math.abs(box[0] - start) < height;
};
