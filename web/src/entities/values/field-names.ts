/** What the names of fields say: how they are shown, and whether their numbers are money. */
import type { Path } from './path.js';
import { t } from '../../lib/texts.js';

const MONEY_NAME = /(^|_)(amount|total|subtotal|tip|price|due|paid|change|discount|value)$/;

/** Is a number of this name money, as far as its name tells? */
export const isMoneyName = (name: string): boolean => MONEY_NAME.test(name);

/** As the engine names fields; labels that a form has of its own are written otherwise, and nobody translates them. */
const ENGINES = /^[a-z][a-z0-9_]*$/;

/** `total_amount` → `Total amount`, in the reader's language; a form's own label as it is. */
export const fieldLabel = (key: string): string => (ENGINES.test(key) ? t(englishLabel(key)) : englishLabel(key));

/** `vendor_vat_id` → `Vendor VAT ID` */
export function englishLabel(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .trim()
    .replace(/\b(bic|iban|id|mrz|vat)\b/g, (word) => word.toUpperCase());
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Line items, row 2, Amount` */
export function labelOf(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? t('row {number}', { number: part + 1 }) : fieldLabel(part)))
    .join(', ');
}
