/** What was found, made ready to be read: single values in order, and lists of things as tables. Pure. */
import type { FreeTestResult } from './wire.js';
import { fieldLabel, isMoneyName, labelOf } from '../../../entities/values/field-names.js';
import { scoresUnder } from '../../../entities/values/reading.js';
import { isDate, isRecord, isRows } from '../../../entities/values/value-kind.js';
import { columnsOf } from '../../../lib/columns.js';
import { calendarDate, money } from '../../../lib/format.js';
import { t } from '../../../lib/texts.js';

type Scores = FreeTestResult['confidence'];

export interface FoundValue {
  /** Dotted, as in confidence and evidence. */
  readonly path: string;
  readonly label: string;
  readonly text: string;
  /** 0..1 */
  readonly confidence: number | undefined;
}

interface FoundRow {
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

export function foundIn({ extraction, confidence }: Pick<FreeTestResult, 'extraction' | 'confidence'>): Found {
  const values: FoundValue[] = [];
  const tables: FoundTable[] = [];
  const currency = typeof extraction['currency'] === 'string' ? extraction['currency'] : undefined;
  const visit = (value: unknown, path: readonly string[]) => {
    const key = path.join('.');
    const label = labelOf(path);
    if (isRows(value)) tables.push(tableOf(value, key, label, confidence, currency));
    else if (isRecord(value)) for (const [name, inner] of Object.entries(value)) visit(inner, [...path, name]);
    else
      values.push({
        path: key,
        label,
        text: textOf(value, path.at(-1) ?? '', currency),
        confidence: lowestAt(key, confidence),
      });
  };
  for (const [name, value] of Object.entries(extraction)) visit(value, [name]);
  return { values, tables };
}

function tableOf(
  rows: readonly Record<string, unknown>[],
  key: string,
  label: string,
  confidence: Scores,
  currency: string | undefined,
): FoundTable {
  const columns = columnsOf(rows).map(({ key: column }) => column);
  return {
    label,
    columns: columns.map(fieldLabel),
    rows: rows.map((row, at) => ({
      path: `${key}.${at}`,
      cells: columns.map((column) => textOf(row[column], column, currency)),
      confidence: lowestAt(`${key}.${at}`, confidence),
    })),
  };
}

function lowestAt(path: string, confidence: Scores): number | undefined {
  const scores = scoresUnder(path, confidence).map(([, score]) => score);
  return scores.length === 0 ? undefined : Math.min(...scores);
}

function textOf(value: unknown, name: string, currency: string | undefined): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number' && isMoneyName(name)) return money(value, currency);
  if (isDate(value)) return calendarDate(value);
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (Array.isArray(value)) return value.map((item) => textOf(item, name, currency)).join(', ') || '–';
  return isRecord(value)
    ? Object.entries(value)
        .map(([inner, item]) => textOf(item, inner, currency))
        .join(', ')
    : String(value);
}
