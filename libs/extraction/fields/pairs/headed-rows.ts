/**
 * A row of headings over a row of values: three short texts or more without figures, and right under each one cell. Of
 * longer tables nothing is taken, because there a heading has many values.
 */
import { type Layout } from '../../layout/layout.js';
import { heightOf, type Line, type Segment } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pair.js';

const LEAST_CELLS = 3;
const LONGEST_HEADING = 4;

export function headedRows({ lines }: Layout, isLabel: (text: string) => boolean): Pair[] {
  return lines.flatMap((line, index): Pair[] => {
    const [next, after] = [lines[index + 1], lines[index + 2]];
    if (!next || !isHeading(line, isLabel) || !follows(line, next) || !matches(line, next)) return [];
    if (after && follows(next, after) && matches(line, after)) return [];
    // A row of a longer table, not its heading.
    const before = lines[index - 1];
    if (before && follows(before, line) && matches(before, line)) return [];
    return line.segments.map((label, place) => {
      const value = next.segments[place]!;
      return { label: tidy(label.text), value, text: tidy(value.text), beside: false };
    });
  });
}

function isHeading({ segments }: Line, isLabel: (text: string) => boolean): boolean {
  return (
    segments.length >= LEAST_CELLS &&
    segments.every(
      ({ text }) =>
        /^\p{Lu}\p{L}/u.test(text) && !/\d/.test(text) && !isLabel(text) && text.split(' ').length <= LONGEST_HEADING,
    )
  );
}

const follows = (line: Line, next: Line): boolean =>
  line.page === next.page && next.box[1] - line.box[3] < heightOf(line.box) * 1.5;

function matches(line: Line, next: Line): boolean {
  return (
    next.segments.length === line.segments.length &&
    next.segments.every((value, place) => overlap(value, line.segments[place]!) > 0 && /[\p{L}\p{N}]/u.test(value.text))
  );
}

const overlap = (a: Segment, b: Segment): number => Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]);
