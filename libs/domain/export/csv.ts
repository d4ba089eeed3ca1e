/**
 * CSV by RFC 4180: commas, CRLF, quotes doubled. It begins with a byte order mark, because without one Excel reads
 * UTF-8 as the machine's old code page; every CSV reader of note skips it. Text that a spreadsheet would run is
 * neutralised, headings too. Pure.
 */
import type { Json } from '#kernel/json.js';
import { cleanText } from './clean-text.js';
import type { Column } from './columns.js';
import { isList, isObject } from './field-path.js';
import { neutralisedParts } from './formulas.js';
import { valuesByKey, type Cell } from './row.js';

const BYTE_ORDER_MARK = '\uFEFF';

export function csvHead(columns: readonly Column[]): string {
  return BYTE_ORDER_MARK + csvLine(columns.map(({ key }) => key));
}

export function csvRow(cells: readonly Cell[], columns: readonly Column[]): string {
  const values = valuesByKey(cells);
  return csvLine(columns.map(({ key }) => values.get(key) ?? null));
}

function csvLine(values: readonly Json[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: Json): string {
  // A number is written by us, so its sign cannot be anybody's formula.
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = neutralisedParts(cleanText(cellText(value)));
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A value as the text of one cell: a list of plain values is told off with semicolons, anything deeper is JSON. */
export function cellText(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  if (isList(value) && value.every((item) => !isList(item) && !isObject(item))) return value.map(cellText).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
