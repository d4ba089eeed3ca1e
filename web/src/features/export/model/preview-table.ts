/** Records as a table: a column for every key that a record has, a value as one line of text. Pure. */
import type { ExportRecord } from '#contracts/export.js';

export const SHOWN_RECORDS = 5;

export function previewText(value: ExportRecord[string] | undefined): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return Object.keys(value).length === 0 ? '–' : JSON.stringify(value);
  if (value.length === 0) return '–';
  if (value.every((item) => typeof item === 'object' && item !== null))
    return value.length === 1 ? '1 item' : `${value.length} items`;
  return value.map(String).join('; ');
}

/** `Showing first 5 of 12 records` */
export function showingRecords(total: number): string {
  if (total > SHOWN_RECORDS) return `Showing first ${SHOWN_RECORDS} of ${total} records`;
  return total === 1 ? '1 record' : `${total} records`;
}
