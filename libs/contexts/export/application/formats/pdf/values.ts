/** JSON values as people read them on paper: two decimals for money, Yes and No, days as they stand. Pure. */
import type { Json } from '#kernel/json.js';
import { cellText } from '#domain/export/csv.js';

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/;

export function printed(value: Json | undefined, isMoney: boolean): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number') return isMoney ? money.format(value) : String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value.replace(MOMENT, '$1, $2 UTC');
  return cellText(value) || '–';
}

export const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`;
