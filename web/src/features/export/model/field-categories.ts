/** Fields by category, in a settled order of categories. Pure. */
import type { ExportField } from '#contracts/export-fields.js';
import { msg } from '../../../lib/texts.js';

const ORDER: readonly string[] = [
  msg('Financial'),
  msg('Contact'),
  msg('Dates'),
  msg('Identifiers'),
  msg('Items'),
  msg('Extracted Data'),
  msg('Metadata'),
];

export function byCategory(fields: readonly ExportField[]): [string, ExportField[]][] {
  const groups = new Map<string, ExportField[]>();
  for (const field of fields) groups.set(field.category, [...(groups.get(field.category) ?? []), field]);
  const rank = (category: string) => (ORDER.includes(category) ? ORDER.indexOf(category) : ORDER.length);
  return [...groups].sort(([a], [b]) => rank(a) - rank(b));
}
