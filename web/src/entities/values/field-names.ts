/** What the names of fields say: how they are shown, and whether their numbers are money. */
import type { Path } from './path.js';

const MONEY_NAME = /(^|_)(amount|total|subtotal|tip|price|due|paid|change|discount|value)$/;

/** Is a number of this name money, as far as its name tells? */
export const isMoneyName = (name: string): boolean => MONEY_NAME.test(name);

/** `total_amount` → `Total amount`, `vendor_vat_id` → `Vendor VAT ID` */
export function fieldLabel(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .trim()
    .replace(/\b(bic|iban|id|mrz|vat)\b/g, (word) => word.toUpperCase());
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Line items, row 2, Amount` */
export function labelOf(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? `row ${part + 1}` : fieldLabel(part))).join(', ');
}
