/**
 * Sums in one row under the row of their labels, as forms have them: "Net | Tax % | Tax | Total" over "100.00 | 20 % |
 * 20.00 | 120.00". Each value is its label's in turn, however the columns are set; more rows like that are items.
 */
import { type Labelled } from '../../layout/near.js';
import { heightOf, type Line, type Segment } from '../../layout/lines.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';

const LEAST_CELLS = 3;
/** Labels with an amount under each. */
const LEAST_SUMS = 2;

/** @returns the amount of each label of such a row; undefined for one that has none there */
export function rowsOfSums<Name extends string>(
  { layout: { lines }, amounts }: Reading,
  labels: readonly Labelled<Name>[],
): Map<Labelled<Name>, PlacedAmount | undefined> {
  const inCell = ({ words }: Segment) =>
    amounts.findLast(
      (amount) => amount.exact && amount.words.some((word) => /\d/.test(word.text) && words.includes(word)),
    );
  const isAlike = (line: Line | undefined, like: Line) =>
    line?.page === like.page && line.segments.length === like.segments.length && line.segments.some(inCell);
  return new Map(
    lines.flatMap((line, at) => {
      const [values, more] = lines.slice(at + 1, at + 3);
      const isHeading = line.segments.length >= LEAST_CELLS && !/\d/.test(line.text);
      if (!isHeading || !values || !isAlike(values, line) || isAlike(more, line)) return [];
      if (values.box[1] - line.box[3] > heightOf(line.box) * 2) return [];
      const own = labels.filter((label) => label.line === line);
      const pairs = own.map((label): [Labelled<Name>, PlacedAmount | undefined] => {
        const cell = line.segments.findIndex(({ words }) => words.includes(label.words[0]));
        const under = values.segments[cell];
        return [label, under && inCell(under)];
      });
      return new Set(pairs.flatMap(([, amount]) => amount ?? [])).size >= LEAST_SUMS ? pairs : [];
    }),
  );
}
