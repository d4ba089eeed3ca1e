/**
 * Two cells that stand by themselves, one close over the other and begun where it begins: a label and its value, in
 * whatever words. Forms drawn in frames or on rules are made of these. Which of the two is the label is one way
 * throughout a page: figures are values, and what asks for something in words that forms ask with is a label.
 */
import { type Line, median, type Segment } from '../../layout/lines.js';
import { heightOf, middle } from '../../model/boxes.js';
import { bareLabel } from './numbering.js';
import { asks, mayAsk } from './prompts.js';

interface Couplet {
  readonly label: Segment;
  readonly value: Segment;
  /** Of the label. */
  readonly index: number;
}

/** In heights of the larger: from middle to middle, and how far from flush. */
const REACH = 2;
const FLUSH = 0.8;
/** What stands over and under the two is this much further away than they are from each other. */
const APART = 1.05;
/** Lines of neighbouring columns that may stand between. */
const WITHIN = 3;
/** A wider row is none. */
const MOST_CELLS = 30;
const LEAST_VOTES = 3;
/** So many more of all must say so than the opposite. */
const SHARE = 0.4;
const LONGEST_LABEL = 8;
/** How much nearer and further, and how much larger in print, than usual. */
const NEARER = 0.75;
const FURTHER = 1.5;
const LARGER = 1.4;

interface Place {
  readonly cell: Segment;
  readonly index: number;
}

/** @returns the labels; which side their values are on, the rows they stand in tell */
export function coupletLabels(lines: readonly Line[], isLabel: (text: string) => boolean): ReadonlySet<Segment> {
  const pages = new Map<number, { high: Place; low: Place }[]>();
  lines.forEach(({ segments, page }, index) => {
    if (segments.length > MOST_CELLS) return;
    for (const cell of segments) {
      const high = { cell, index };
      const low = flushWith(lines, high, 1);
      if (!low || isLabel(cell.text) || isLabel(low.cell.text) || !standAlone(lines, high, low)) continue;
      if (isFirstOfMany(lines, low)) continue;
      const own = pages.get(page) ?? [];
      own.push({ high, low });
      pages.set(page, own);
    }
  });
  return new Set([...pages.values()].flatMap(labelsOn).map(({ label }) => label));
}

/** @param all of a page */
function labelsOn(all: readonly { readonly high: Place; readonly low: Place }[]): readonly Couplet[] {
  const votes = all.map(({ high, low }) => vote(high.cell.text, low.cell.text));
  const side = Math.sign(votes.reduce((sum, each) => sum + each, 0));
  const [won, lost] = [side, -side].map((each) => votes.filter((vote) => vote === each).length) as [number, number];
  if (side === 0 || won - lost < Math.max(LEAST_VOTES, all.length * SHARE)) return [];
  const pairs = all.flatMap(({ high, low }) => (side > 0 ? coupletOf(high, low.cell) : coupletOf(low, high.cell)));
  const sure = pairs.filter(({ label, value }) => vote(label.text, value.text) > 0);
  const rows = new Set(sure.map(({ index }) => index));
  // One row alone may be that of a table.
  return likeMost(pairs, sure).filter(({ index }) => rows.size > 1 || rows.has(index));
}

/** Those that stand as far apart as the sure ones do, and whose label is printed no larger. */
function likeMost(all: readonly Couplet[], sure: readonly Couplet[]): Couplet[] {
  const apart = median(sure.map(({ label, value }) => away(label, value)));
  const height = median(sure.map(({ label }) => heightOf(label.words[0]!.box)));
  return all.filter(({ label, value }) => {
    const ratio = away(label, value) / apart;
    return ratio > NEARER && ratio < FURTHER && heightOf(label.words[0]!.box) < height * LARGER;
  });
}

function coupletOf({ cell: label, index }: Place, value: Segment): Couplet[] {
  const bare = bareLabel(label.text);
  const names = /^\p{L}{2}/u.test(bare) && !/\d|\p{Ll}{4}[.,]$/u.test(bare) && bare.split(' ').length <= LONGEST_LABEL;
  return names && /[\p{L}\p{N}]/u.test(value.text) ? [{ label, value, index }] : [];
}

/** Above nought where the upper is the label. */
function vote(high: string, low: string): number {
  const [upper, lower] = [weight(high), weight(low)];
  return Math.sign(upper - lower);
}

const weight = (text: string): number => (asks(text) || mayAsk(text) ? 2 : /\d/.test(bareLabel(text)) ? 0 : 1);

function standAlone(lines: readonly Line[], high: Place, low: Place): boolean {
  const close = away(high.cell, low.cell);
  if (close > REACH * Math.max(heightOf(high.cell.box), heightOf(low.cell.box))) return false;
  const [above, below] = [flushWith(lines, high, -1), flushWith(lines, low, 1)];
  return [above && away(above.cell, high.cell), below && away(below.cell, low.cell)].every(
    (other) => other === undefined || other > close * APART,
  );
}

/** Boxes to tick stand in a row, of which only the first is flush with what they are boxes of. */
function isFirstOfMany(lines: readonly Line[], { cell, index }: Place): boolean {
  const row = lines[index]!.segments;
  const next = row[row.indexOf(cell) + 1];
  if (!next || next.box[0] - cell.box[2] < heightOf(cell.box) || !/\p{L}/u.test(next.text)) return false;
  const place = { cell: next, index };
  return !flushWith(lines, place, -1) && !flushWith(lines, place, 1);
}

const away = (a: Segment, b: Segment): number => Math.abs(middle(a.box) - middle(b.box));

/** The next cell on that side that begins where one does. */
function flushWith(lines: readonly Line[], { cell, index }: Place, side: 1 | -1): Place | undefined {
  for (let at = index + side; Math.abs(at - index) <= WITHIN; at += side) {
    const line = lines[at];
    if (!line || line.page !== cell.page || line.segments.length > MOST_CELLS) return undefined;
    const next = line.segments.find((each) => isFlush(each, cell) && (middle(each.box) - middle(cell.box)) * side > 0);
    if (next) return { cell: next, index: at };
  }
  return undefined;
}

function isFlush({ box: a, text }: Segment, { box: b }: Segment): boolean {
  return /[\p{L}\p{N}]/u.test(text) && Math.abs(a[0] - b[0]) < Math.max(heightOf(a), heightOf(b)) * FLUSH;
}
