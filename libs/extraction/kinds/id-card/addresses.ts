/** A holder's address: from its first line down the column, until another particular of the card begins. */
import { type Layout } from '../../layout/layout.js';
import { type Line, type Span, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { lettersInWords } from '../../normalise/confusions.js';
import { findDates } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { hasStreetWord } from '../../fields/vocabulary/names.js';
import { isLabel } from './label-values.js';
import { findIdLabels } from './labels/all.js';
import { type IdCardPath } from './schema.js';

const MOST_LINES = 4;
/** Two lines of one address are no further apart than this, in heights of a line. */
const LEADING = 1.2;
const INDENT = 2.2;
/** The field number of a licence before what it announces. */
const CODE = /^\W{0,2}(?:\d{1,2}\s?[a-d]?\s?[.,:]|\d[a-d]\b|\d{1,2}(?=\s+\p{L}{2}))\s*/iu;
/** Labels that are words of addresses, too: "NO 12", "VIA DEL CORSO", "NORTH END". */
const IN_ADDRESSES: ReadonlySet<string> = new Set(['no', 'n°', 'del', 'end', 'rest', 'can', 'residence', 'ne']);

/** @param first what follows the label on its line, or the first line under it */
export function addressFrom(reading: Reading, layout: Layout, first: Span, confidence: number): Found<IdCardPath>[] {
  const lines = [first, ...below(layout, first)];
  const text = addressText(lines.map((line) => line.text));
  const told = /\d/.test(text) || hasStreetWord(text) || lines.length > 1;
  if (!told || !/\p{L}{3}/u.test(text)) return [];
  const where = spanOf(
    lines.flatMap(({ words }) => words),
    first.page,
  );
  return [{ path: 'address', value: text, confidence, evidence: reading.place(where) }];
}

/** Lines of an address as one text; figures that a reader ran into the word behind them are parted from it. */
export const addressText = (lines: readonly string[]): string =>
  lettersInWords(
    lines
      .map((line) => tidy(line.replace(/(?<!\p{L}\d*)(\d)(?=\p{Lu}{3})/gu, '$1 ').replace(/\s*,\s*/g, ', ')))
      .map((line) => line.replace(/^[\s:.,]+|[\s,]+$/g, ''))
      .join(', '),
  );

function below({ lines }: Layout, first: Span): Span[] {
  const found: Span[] = [];
  const at = lines.findIndex(({ words }) => words.includes(first.words[0]!));
  let last = first;
  for (const line of at < 0 ? [] : lines.slice(at + 1, at + 1 + MOST_LINES * 2)) {
    const cell = inColumn(line, last, first);
    if (!cell) continue;
    const gap = cell.box[1] - last.box[3];
    if (gap > heightOf(last.box) * LEADING || found.length + 1 === MOST_LINES || isParticular(cell)) break;
    found.push(cell);
    last = cell;
  }
  return found;
}

const inColumn = ({ segments, page }: Line, last: Span, first: Span): Span | undefined =>
  page !== first.page
    ? undefined
    : segments.find(
        ({ box }) =>
          Math.abs(box[0] - first.box[0]) < heightOf(first.box) * INDENT && box[1] > (last.box[1] + last.box[3]) / 2,
      );

/** Begins with a label or a field number, or is a date or a line of the zone. */
function isParticular(cell: Span): boolean {
  const code = CODE.exec(cell.text)?.[0] ?? '';
  if (/[.,:a-d]\s*$/i.test(code) || cell.text.includes('<') || findDates(cell.text).length > 0) return true;
  const labels = findIdLabels(cell).filter(({ phrase }) => !IN_ADDRESSES.has(phrase));
  return labels.some(({ start }) => start === 0 || code !== '') || isLabel(cell.text, cell);
}
