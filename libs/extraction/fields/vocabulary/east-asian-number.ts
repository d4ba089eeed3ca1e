/** Numbers of invoices that a tax office gives out, by their form. */
import { type Layout } from '../../layout/layout.js';
import { type Match } from './contacts.js';
import { type Line } from '../../layout/lines.js';

/** "QK-38204571" of Taiwan's uniform invoices. */
const TAIWAN = /(?<![\p{L}\d])[A-Z]{2}[\s-]?\d{8}(?!\d)/u;
const UNIFORM = /統一發票|電子發票/u;
/** "No 41870326" of China's, printed by machine in their corner. */
const CHINA = /(?<!\p{L})N[oº°]\.?\s?(\d{8})(?!\d)/iu;
const OF_TAX_OFFICE = /增值税\p{L}*发票/u;

export function eastAsianNumber({ lines, text }: Layout): (Match & { readonly span: Line }) | undefined {
  const pattern = UNIFORM.test(text) ? TAIWAN : OF_TAX_OFFICE.test(text) ? CHINA : undefined;
  for (const line of pattern ? lines : []) {
    const found = pattern!.exec(line.text);
    if (!found) continue;
    const value = found[1] ?? found[0];
    const start = found.index + found[0].length - value.length;
    return { value, start, end: start + value.length, span: line };
  }
  return undefined;
}
