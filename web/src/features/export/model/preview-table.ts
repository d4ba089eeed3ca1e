/** Records as a table: a column for every key that a record has, a value as one line of text. Pure. */
import type { ExportRecord } from '#contracts/export.js';
import { t } from '../../../lib/texts.js';

export const SHOWN_RECORDS = 5;

export function previewText(value: ExportRecord[string] | undefined): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return Object.keys(value).length === 0 ? '–' : JSON.stringify(value);
  if (value.length === 0) return '–';
  if (value.every((item) => typeof item === 'object' && item !== null))
    return t('{n, plural, one {# item} other {# items}}', { n: value.length });
  return value.map(String).join('; ');
}

/** `Showing first 5 of 12 records` */
export function showingRecords(total: number): string {
  if (total > SHOWN_RECORDS) return t('Showing first {shown} of {total} records', { shown: SHOWN_RECORDS, total });
  return t('{n, plural, one {# record} other {# records}}', { n: total });
}
