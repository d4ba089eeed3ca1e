/**
 * JSON values as people read them on paper: two decimals for money, up to four for prices of one, Yes and No, days as
 * they stand. Pure.
 */
import type { Json } from '#kernel/json.js';
import { cellText } from '#domain/export/csv.js';
import { LANGUAGES, type Language } from '#texts/languages.js';
import { msg } from '#texts/msg.js';
import type { Words } from '../written-export.js';

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;
const MONEY = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.NumberFormat(language, DECIMALS)]),
) as Record<Language, Intl.NumberFormat>;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/;

export function printed(value: Json | undefined, isMoney: boolean, { language, say }: Words): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number') return isMoney ? MONEY[language].format(value) : String(value);
  if (typeof value === 'boolean') return say(value ? msg('Yes') : msg('No'));
  if (typeof value === 'string') return value.replace(MOMENT, '$1, $2 UTC');
  return cellText(value) || '–';
}

export const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`;
