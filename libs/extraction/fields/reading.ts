/** What every field reader gets: the laid-out document, its language and how its dates are written. */
import { type Evidence } from '#ports/extractor.js';
import { type Barcode } from '../exact/barcodes.js';
import { type Layout } from '../layout/layout.js';
import { type Line, type Span, wordsAt } from '../layout/lines.js';
import { type DateOrder, findDates, type FoundDate, orderOf, toIso } from '../normalise/dates.js';
import { type Amount, findAmounts } from '../normalise/amounts.js';
import { type Word } from '../page.js';
import { evidenceOf } from './found.js';

export interface PlacedDate {
  readonly iso: string;
  readonly raw: FoundDate;
  readonly line: Line;
  readonly words: readonly Word[];
  /** False when the day and the month might be the other way round. */
  readonly certain: boolean;
}

export interface PlacedAmount extends Amount {
  readonly line: Line;
  readonly words: readonly Word[];
}

export interface Reading {
  readonly layout: Layout;
  /** ISO 639-1 */
  readonly language: string;
  readonly dates: readonly PlacedDate[];
  /** How its dates are written; told by one that can be read one way only, else as is usual where it seems to come from. */
  readonly dateOrder: { readonly order: DateOrder; readonly told: boolean };
  readonly amounts: readonly PlacedAmount[];
  /** Further readings of the same pages, enlarged; each a layout of its own. */
  readonly rereads: readonly Layout[];
  readonly barcodes: readonly Barcode[];
  place(span: Pick<Span, 'page' | 'words'>): Evidence;
}

export function readingOf(
  layout: Layout,
  language: string,
  { rereads = [], barcodes = [] }: Partial<Pick<Reading, 'rereads' | 'barcodes'>> = {},
): Reading {
  const raw = layout.lines.flatMap((line) => findDates(line.text).map((date) => ({ line, date })));
  const told = orderOf(raw.map(({ date }) => date));
  const order = told ?? usualOrder(layout.text, language);
  const dates = raw.flatMap(({ line, date }): PlacedDate[] => {
    const iso = toIso(date, order);
    if (!iso) return [];
    const same = date.month !== undefined || date.order !== undefined || date.first === date.second;
    return [{ iso, raw: date, line, words: wordsAt(line, date.start, date.end), certain: same || told !== undefined }];
  });
  const amounts = layout.lines.flatMap((line) => {
    const taken = findDates(line.text);
    // A number does not go on over the gap between two columns: "1   235.85" is no thousand.
    return findAmounts(line.segments.map(({ text }) => text).join('\t'))
      .filter((amount) => !taken.some((date) => amount.start < date.end && date.start < amount.end))
      .map((amount): PlacedAmount => ({ ...amount, line, words: wordsAt(line, amount.start, amount.end) }));
  });
  return {
    layout,
    language,
    dates,
    dateOrder: { order, told: told !== undefined },
    amounts,
    rereads,
    barcodes,
    place: ({ page, words }) =>
      evidenceOf(
        layout.pages.find(({ index }) => index === page)!,
        words,
      ),
  };
}

/** Month first is how the United States write; everybody else, the rest of the English-speaking world included, day first. */
function usualOrder(text: string, language: string): DateOrder {
  if (language !== 'en' && language !== 'und') return 'dmy';
  return AMERICAN.test(text) ? 'mdy' : 'dmy';
}

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';
const AMERICAN = new RegExp(
  String.raw`\b(?:USA|U\.S\.A?\.|United States)(?!\w)|,? \b(?:${STATES})[ ,]+\d{5}(?:-\d{4})?\b|\b[Ss]ales [Tt]ax\b|\(\d{3}\) ?\d{3}-\d{4}`,
);
