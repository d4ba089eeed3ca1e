/** How far a value reaches: under its label, on to the right of its first cell, on over the lines under it. */
import { type Layout } from '../../layout/layout.js';
import { type Line, type Segment, type Span, spanOf } from '../../layout/lines.js';
import { heightOf, middle } from '../../model/boxes.js';
import { findDates } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pair.js';
import { isTick } from './signs.js';
import { asks } from './prompts.js';
import { whole } from './whole.js';

type IsLabel = (text: string) => boolean;

const MOST_LINES = 12;
/** In line heights: a value under its label, and a line under a line of it. */
const DROP = 1.3;
const LEADING = 1.1;
/** From middle to middle: boxes of slanting lines are tall and begin early. */
const LOWER = 0.5;
/** In heights of the label, how far a value may stand beside it on another line, and the least they share of theirs. */
const ABREAST = 20;
const SHARED = 0.1;
/** A cell further right than this belongs to something else. */
const NEAR = 4;
/** A value may stand this far to the right of the label above it. */
const INDENT = 12;

/** The cell under a label: nearest, begun under it or a little further in, and no label's own. */
export function under(
  layout: Layout,
  index: number,
  label: Segment,
  isLabel: IsLabel,
): { index: number; segment: Segment } | undefined {
  const height = heightOf(label.box);
  for (let at = index + 1; at <= index + 2; at++) {
    const line = layout.lines[at];
    if (!line || line.page !== label.page || line.box[1] - label.box[3] > height * DROP) return undefined;
    const place = line.segments.findIndex(
      ({ box }) =>
        box[0] > label.box[0] - height * 1.5 &&
        box[0] < Math.max(label.box[2] + height * 2, label.box[0] + height * INDENT) &&
        middle(box) > middle(label.box) + height * LOWER,
    );
    const segment = line.segments[place];
    if (!segment) {
      // Only a line of a neighbouring column, that stands half beside the label, may come between.
      if (middle(line.box) > label.box[3] + height * 0.5) return undefined;
      continue;
    }
    const before = line.segments[place - 1];
    if (asksOrNames(segment, isLabel) || (before && asksOrNames(before, isLabel))) return undefined;
    return /[\p{L}\p{N}]/u.test(segment.text) ? { index: at, segment: wholeFrom(line, segment, isLabel) } : undefined;
  }
  return undefined;
}

/** A cell with the pieces of it that the reader found apart. */
const wholeFrom = ({ segments }: Line, cell: Segment, isLabel: IsLabel): Segment =>
  whole(segments.slice(segments.indexOf(cell)), (each) => asksOrNames(each, isLabel) || isTick(each.text))[0] ?? cell;

/** The cell beside a label that stands a little higher or lower, as what is typed or written in later does. */
export function abreast(
  layout: Layout,
  index: number,
  label: Segment,
  isLabel: IsLabel,
): { line: Line; place: number } | undefined {
  const [left, top, right, bottom] = label.box;
  for (const line of [layout.lines[index - 1], layout.lines[index + 1]]) {
    if (line?.page !== label.page) continue;
    const place = line.segments.findIndex(({ box }) => box[0] > right);
    const cell = line.segments[place];
    if (!cell || cell.box[0] - right > (bottom - top) * ABREAST) continue;
    const shared = Math.min(bottom, cell.box[3]) - Math.max(top, cell.box[1]);
    if (shared <= Math.min(bottom - top, heightOf(cell.box)) * SHARED) continue;
    const before = line.segments[place - 1];
    const free = !before || (before.box[2] < left && !asksOrNames(before, isLabel));
    if (free && !asksOrNames(cell, isLabel) && /[\p{L}\p{N}]{2}/u.test(cell.text)) return { line, place };
  }
  return undefined;
}

const asksOrNames = ({ text }: Segment, isLabel: IsLabel): boolean => isLabel(text) || asks(text);

/** A date is whole: what stands beside or under it is something else. */
function isDate(text: string): boolean {
  const dates = findDates(text);
  const rest = [...text].filter((_, at) => !dates.some(({ start, end }) => at >= start && at < end)).join('');
  return dates.length > 0 && !/[\p{L}\p{N}]/u.test(rest);
}

/** With the cells close to the right of it that belong to no other label: "12,500 (10-15-87)". */
export function alongside({ segments }: Line, place: number, pair: Pair, isLabel: IsLabel): Pair {
  if (isDate(pair.text)) return pair;
  const rest = segments.slice(place + 1);
  const more = rest.slice(0, ends(rest, isLabel));
  const far = more.findIndex(({ box }, at) => box[0] - (more[at - 1] ?? pair.value).box[2] > heightOf(box) * NEAR);
  const near = far < 0 ? more : more.slice(0, far);
  return near.length === 0 ? pair : joined(pair, near);
}

function ends(cells: readonly Segment[], isLabel: IsLabel): number {
  const at = cells.findIndex(({ text }) => isLabel(text) || asks(text) || !/[\p{L}\p{N}]/u.test(text));
  return at < 0 ? cells.length : at;
}

/** With the lines under the value that begin where it begins, close together, up to the next label. */
export function continued(layout: Layout, index: number, label: Segment, pair: Pair, isLabel: IsLabel): Pair {
  if (isDate(pair.text)) return pair;
  const height = heightOf(pair.value.box);
  const more: Segment[] = [];
  let bottom = pair.value.box[3];
  for (const line of layout.lines.slice(index + 1, index + 1 + MOST_LINES * 2)) {
    if (line.page !== pair.value.page || line.box[1] - bottom > height * LEADING || more.length >= MOST_LINES) break;
    const place = line.segments.findIndex(
      ({ box }) => Math.abs(box[0] - pair.value.box[0]) < height * 1.2 && box[1] > pair.value.box[1] + height * 0.4,
    );
    const next = line.segments[place];
    if (!next) {
      if (line.segments.some(({ box }) => box[0] < pair.value.box[0] && box[2] > label.box[0])) break;
      continue;
    }
    if (next.box[1] - bottom > height * LEADING) break;
    const before = line.segments.slice(0, place);
    if (asksOrNames(next, isLabel) || !/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(next.text)) break;
    if (before.some(({ box, text }) => isLabel(text) || box[2] > label.box[0] - height)) break;
    const row = wholeFrom(line, next, isLabel);
    more.push(row);
    bottom = row.box[3];
  }
  return more.length === 0 ? pair : joined(pair, more);
}

function joined(pair: Pair, more: readonly Span[]): Pair {
  return {
    ...pair,
    text: tidy([pair.text, ...more.map(({ text }) => written(text))].join(' ')),
    value: spanOf([...pair.value.words, ...more.flatMap(({ words }) => words)], pair.value.page),
  };
}

/** A value as it was written, without the rule it was written on. */
export const written = (text: string): string =>
  tidy(text.replace(/_+/g, ' ').replace(/^[[|(]\s?(?=\p{L}[^)\]]*$)/u, ''));
