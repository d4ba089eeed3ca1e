/** What was found, made ready to be read: single values in order, and lists of things as tables. Pure. */
import type { FreeTestResult } from '#contracts/free-test.js';
import { fieldLabel, isMoneyName } from '../../../entities/values/field-names.js';
import { calendarDate, money } from '../../../lib/format.js';

type Value = FreeTestResult['extraction'][string];
type Scores = FreeTestResult['confidence'];

export interface FoundValue {
  /** Dotted, as in confidence and evidence. */
  readonly path: string;
  readonly label: string;
  readonly text: string;
  /** 0..1 */
  readonly confidence: number | undefined;
}

export interface FoundRow {
  readonly path: string;
  readonly cells: readonly string[];
  /** Of its least sure cell. */
  readonly confidence: number | undefined;
}

export interface FoundTable {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly FoundRow[];
}

export interface Found {
  readonly values: readonly FoundValue[];
  readonly tables: readonly FoundTable[];
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function foundIn({ extraction, confidence }: Pick<FreeTestResult, 'extraction' | 'confidence'>): Found {
  const values: FoundValue[] = [];
  const tables: FoundTable[] = [];
  const currency = typeof extraction['currency'] === 'string' ? extraction['currency'] : undefined;
  const visit = (value: Value, path: readonly string[]) => {
    const key = path.join('.');
    const label = path.map(fieldLabel).join(', ');
    if (isRows(value)) tables.push(tableOf(value, key, label, confidence, currency));
    else if (isRecord(value)) for (const [name, inner] of Object.entries(value)) visit(inner, [...path, name]);
    else
      values.push({
        path: key,
        label,
        text: textOf(value, path.at(-1)!, currency),
        confidence: lowestAt(key, confidence),
      });
  };
  for (const [name, value] of Object.entries(extraction)) visit(value, [name]);
  return { values, tables };
}

function tableOf(
  rows: readonly Record<string, Value>[],
  key: string,
  label: string,
  confidence: Scores,
  currency: string | undefined,
): FoundTable {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    label,
    columns: columns.map(fieldLabel),
    rows: rows.map((row, at) => ({
      path: `${key}.${at}`,
      cells: columns.map((column) => textOf(row[column] ?? null, column, currency)),
      confidence: lowestAt(`${key}.${at}`, confidence),
    })),
  };
}

/** Of the value at a path or of all below it. */
function lowestAt(path: string, confidence: Scores): number | undefined {
  const scores = Object.entries(confidence).flatMap(([key, score]) => (isAtOrBelow(key, path) ? [score] : []));
  return scores.length === 0 ? undefined : Math.min(...scores);
}

export const isAtOrBelow = (key: string, path: string): boolean => key === path || key.startsWith(`${path}.`);

function textOf(value: Value, name: string, currency: string | undefined): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'number' && isMoneyName(name)) return money(value, currency);
  if (typeof value === 'string' && DATE.test(value)) return calendarDate(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((item) => textOf(item as Value, name, currency)).join(', ') || '–';
  return typeof value === 'object'
    ? Object.entries(value)
        .map(([inner, item]) => textOf(item as Value, inner, currency))
        .join(', ')
    : String(value);
}

function isRecord(value: Value): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRows(value: Value): value is Record<string, Value>[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => isRecord(item as Value));
}
