/** What every field reader gets: the laid-out document, its language and how its dates are written. */
import { type Evidence } from '#ports/extractor.js';
import { type Barcode } from '../barcodes/barcodes.js';
import { withoutMargins } from './margins.js';
import { type Layout } from '../layout/layout.js';
import { type Line, type Span, wordsAt } from '../layout/lines.js';
import { type Amount, findAmounts } from '../normalise/amounts.js';
import { dateOrderIn } from '../normalise/date-order.js';
import { withFadedPoint } from '../normalise/faded-point.js';
import { findDates, type FoundDate, inLanguage, toIso } from '../normalise/dates.js';
import { type Word } from '../model/page.js';
import { countsInThousandths } from './thousandths.js';
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
  readonly amounts: readonly PlacedAmount[];
  /** Further readings of the same pages, enlarged; each a layout of its own. */
  readonly rereads: readonly Layout[];
  readonly barcodes: readonly Barcode[];
  /** It is a picture of a telephone's screen: the first line is the program's title. */
  readonly onScreen: boolean;
  place(span: Pick<Span, 'page' | 'words'>): Evidence;
}

export function readingOf(
  whole: Layout,
  language: string,
  { rereads = [], barcodes = [] }: Partial<Pick<Reading, 'rereads' | 'barcodes'>> = {},
): Reading {
  const { layout, onScreen } = withoutMargins(whole);
  const raw = layout.lines.flatMap((line) =>
    findDates(line.text).map((date) => ({ line, date: inLanguage(date, language) })),
  );
  const dateOrder = dateOrderIn(
    layout.text,
    raw.map(({ date }) => date),
    language,
  );
  const dates = raw.flatMap(({ line, date }): PlacedDate[] => {
    const iso = toIso(date, dateOrder.order);
    if (!iso) return [];
    const same = date.month !== undefined || date.order !== undefined || date.first === date.second;
    return [{ iso, raw: date, line, words: wordsAt(line, date.start, date.end), certain: same || dateOrder.told }];
  });
  const thousandths = countsInThousandths(layout.text);
  const amounts = layout.lines.flatMap((line) => {
    const taken = findDates(line.text);
    // A number does not go on over the gap between two columns: "1   235.85" is no thousand.
    const cells = line.segments.map((cell) =>
      cell === line.segments.at(-1) && cell.words.every(({ source }) => source === 'ocr')
        ? withFadedPoint(cell.text)
        : cell.text,
    );
    return findAmounts(cells.join('\t'), thousandths)
      .filter((amount) => !taken.some((date) => amount.start < date.end && date.start < amount.end))
      .map((amount): PlacedAmount => ({ ...amount, line, words: wordsAt(line, amount.start, amount.end) }));
  });
  return {
    layout,
    language,
    dates,
    amounts,
    rereads,
    barcodes,
    onScreen,
    place: ({ page, words }) =>
      evidenceOf(
        layout.pages.find(({ index }) => index === page)!,
        words,
      ),
  };
}
