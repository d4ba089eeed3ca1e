/**
 * The first and the last day of a statement: two dates beside its label or, with a word or a dash between them, on a
 * line above the transactions. The first may lack its year: "1 to 31 January 2024".
 */
import { fold } from '../../layout/fold.js';
import { type Line } from '../../layout/lines.js';
import { calendarDay } from '../../normalise/dates.js';
import { MONTHS, monthNumber } from '../../normalise/months.js';
import { type Found } from '../../reading/found.js';
import { type PlacedDate, type Reading } from '../../reading/reading.js';
import { type Labels } from './labels/all.js';
import { type BankStatementPath } from './schema.js';

export interface Period {
  /** ISO dates */
  readonly from: string;
  readonly to: string;
  readonly finds: readonly Found<BankStatementPath>[];
}

const TO = String.raw`(?:to|until|through|thru|bis|au|tot|t\/m|al|hasta|a|[-–—/])`;
const BETWEEN = new RegExp(`^[\\s,.]*${TO}(?: el| le)?[\\s,.]*$`);
const NO_YEAR = new RegExp(
  String.raw`(?<![\d.,/-])(\d{1,2})(?:st|nd|rd|th|er)?[. /]{0,2}(?:(${MONTHS})|(\d{1,2})\.?)?[\s,.]*${TO}[\s,.]*$`,
);
const LABELLED = 0.9;
const PLAIN = 0.75;

/** @param above lines before the transactions */
export function periodOf(reading: Reading, labels: Labels, above: readonly Line[]): Period | undefined {
  const named = labels.filter(({ name }) => name === 'period').map(({ line }) => line);
  for (const line of [...named, ...above]) {
    const period = onLine(reading, line, named.includes(line) ? LABELLED : PLAIN);
    if (period) return period;
  }
  return undefined;
}

function onLine(reading: Reading, line: Line, confidence: number): Period | undefined {
  const dates = reading.dates.filter((date) => date.line === line);
  for (const [index, last] of dates.entries()) {
    const first = dates[index - 1];
    const from = first && BETWEEN.test(fold(line.text.slice(first.raw.end, last.raw.start))) ? first.iso : dayOf(last);
    if (from === undefined || from > last.iso) continue;
    const words = first && from === first.iso ? first.words : last.words;
    return {
      from,
      to: last.iso,
      finds: [
        { path: 'period_from', value: from, confidence, evidence: reading.place({ page: line.page, words }) },
        {
          path: 'period_to',
          value: last.iso,
          confidence,
          evidence: reading.place({ page: line.page, words: last.words }),
        },
      ],
    };
  }
  return undefined;
}

/** The day without a year that leads to a date. */
function dayOf({ iso, line, raw }: PlacedDate): string | undefined {
  const match = NO_YEAR.exec(fold(line.text.slice(0, raw.start)));
  if (!match) return undefined;
  const [, day, name, number] = match;
  const month = name ? monthNumber(name) : number ? Number(number) : Number(iso.slice(5, 7));
  return month === undefined ? undefined : calendarDay(Number(iso.slice(0, 4)), month, Number(day));
}
