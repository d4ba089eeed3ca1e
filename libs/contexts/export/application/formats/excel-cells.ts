/**
 * JSON values as cells of a sheet: numbers as numbers, dates as dates, text as text. Text never becomes a formula;
 * what looks like one is marked as text, so that editing the cell does not make it one either. Pure.
 */
import type { Json } from '#kernel/json.js';
import { cleanText } from '#domain/export/clean-text.js';
import { cellText } from '#domain/export/csv.js';
import { isRecordList } from '#domain/export/field-path.js';
import { isFormula } from '#domain/export/formulas.js';

interface ExcelCell {
  readonly value: string | number | boolean | Date | null;
  readonly numFmt?: string;
}

/** Excel refuses files with longer ones. */
const LONGEST_TEXT = 32_767;
const DAY = /^(\d{4})-\d{2}-\d{2}$/;
const MOMENT = /^(\d{4})-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;
/** Excel believes that 1900 was a leap year; before March of it dates would be off. */
const FIRST_YEAR = 1901;

export function excelCell(value: Json | undefined, money: boolean): ExcelCell {
  if (value === null || value === undefined || value === '') return { value: null };
  if (typeof value === 'number') return money ? { value, numFmt: '#,##0.00##' } : { value };
  if (typeof value === 'boolean') return { value };
  if (typeof value === 'string') return dateCell(value) ?? textCell(value);
  if (isRecordList(value)) return { value: value.length === 1 ? '1 item' : `${value.length} items` };
  return textCell(cellText(value));
}

export function textCell(text: string): ExcelCell {
  const clean = cleanText(text);
  const fitting = clean.length > LONGEST_TEXT ? `${clean.slice(0, LONGEST_TEXT - 1)}…` : clean;
  return isFormula(fitting) ? { value: fitting, numFmt: '@' } : { value: fitting };
}

function dateCell(text: string): ExcelCell | undefined {
  const match = DAY.exec(text) ?? MOMENT.exec(text);
  if (!match || Number(match[1]) < FIRST_YEAR) return undefined;
  const date = new Date(text);
  // `2026-02-31` is no day.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text.slice(0, 10))) return undefined;
  return { value: date, numFmt: DAY.test(text) ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' };
}

/** A name that a sheet may have and none has yet. */
export function sheetName(wanted: string, taken: Set<string>): string {
  const plain = cleanText(wanted)
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (let copy = 1; ; copy++) {
    const end = copy === 1 ? '' : ` ${copy}`;
    const name = `${(plain || 'List').slice(0, 31 - end.length)}${end}`;
    // Excel keeps this one for itself.
    if (name.toLowerCase() === 'history' || taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
