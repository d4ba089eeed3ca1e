/** The words of one document as learned rules walk them: lines, segments, and the segment under or beside a place. */
import { type DocumentLook } from '#ports/extractor.js';
import { layOut, type Layout } from '../layout/layout.js';
import { type Line, type Segment } from '../layout/lines.js';
import { heightOf, middle } from '../model/boxes.js';
import { type Page, type Word } from '../model/page.js';
import { dateOrderIn } from '../normalise/date-order.js';
import { type DateOrder, findDates } from '../normalise/dates.js';
import { type Effort } from './effort.js';
import { compact } from './kinds.js';
import { pagesOf } from './look.js';

export interface Row {
  readonly line: Line;
  readonly segment: Segment;
}

/** Where a word stands: its segment's row, and its place in the line. */
interface Standing {
  readonly row: Row;
  readonly at: number;
}

export interface Lines {
  readonly layout: Layout;
  readonly rows: readonly Row[];
  readonly dateOrder: DateOrder;
  readonly effort: Effort;
  /** What a word says, compact; '' for a mark. */
  said(word: Word): string;
  standing(word: Word): Standing | undefined;
  pageOf(word: Word): Page | undefined;
  /** Where words that say this stand, in reading order. */
  saying(text: string): readonly Standing[];
  /** Rows of a page from its top down. */
  downThe(page: number): readonly Row[];
}

/** @param language ISO 639-1, or `und` */
export function linesIn(look: DocumentLook, language: string, effort: Effort): Lines {
  const layout = layOut(pagesOf(look));
  const rows = layout.lines.flatMap((line) => line.segments.map((segment) => ({ line, segment })));
  const dates = layout.lines.flatMap(({ text }) => findDates(text));
  const dateOrder = dateOrderIn(layout.text, dates, language).order;
  return { layout, rows, dateOrder, effort, ...indexOf(layout, rows) };
}

function indexOf(
  layout: Layout,
  rows: readonly Row[],
): Pick<Lines, 'said' | 'standing' | 'pageOf' | 'saying' | 'downThe'> {
  const said = new Map<Word, string>();
  const standing = new Map<Word, Standing>();
  const saying = new Map<string, Standing[]>();
  const pages = new Map(layout.pages.flatMap((page) => page.words.map((word) => [word, page] as const)));
  const places = new Map(layout.lines.flatMap(({ words }) => words.map((word, at) => [word, at] as const)));
  for (const row of rows) {
    for (const word of row.segment.words) {
      const text = compact(word.text);
      const stands = { row, at: places.get(word) ?? 0 };
      said.set(word, text);
      standing.set(word, stands);
      const others = saying.get(text);
      if (others) others.push(stands);
      else saying.set(text, [stands]);
    }
  }
  const down = new Map<number, Row[]>();
  for (const { index } of layout.pages)
    down.set(
      index,
      rows.filter(({ segment }) => segment.page === index),
    );
  for (const each of down.values()) each.sort((a, b) => middle(a.segment.box) - middle(b.segment.box));
  return {
    said: (word) => said.get(word) ?? compact(word.text),
    standing: (word) => standing.get(word),
    pageOf: (word) => pages.get(word),
    saying: (text) => saying.get(text) ?? [],
    downThe: (page) => down.get(page) ?? [],
  };
}

/** In line heights. */
const FURTHEST = 6;
const PARAGRAPH_GAP = 2.1;

/** Segments under one that share its column, nearest first. */
export function below(lines: Lines, { segment }: Row): Row[] {
  const height = heightOf(segment.box);
  const rows = lines.downThe(segment.page);
  const gapTo = (row: Row) => middle(row.segment.box) - middle(segment.box);
  const found: Row[] = [];
  let at = firstWhere(rows, (row) => gapTo(row) > height * 0.5);
  const from = at;
  for (let row = rows[at]; row && gapTo(row) < height * FURTHEST; row = rows[++at]) {
    const shared = Math.min(row.segment.box[2], segment.box[2]) - Math.max(row.segment.box[0], segment.box[0]);
    if (shared > 0) found.push(row);
  }
  lines.effort.spend(at - from + 1);
  return found;
}

/** By halves: the place of the first row for which this is true, as it is for all after it. */
function firstWhere(rows: readonly Row[], isTrue: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const half = (low + high) >> 1;
    const row = rows[half];
    if (row && isTrue(row)) high = half;
    else low = half + 1;
  }
  return low;
}

/** The segment and those that follow it as lines of one paragraph. */
export function paragraph(lines: Lines, first: Row): Row[] {
  const rows = [first];
  for (let last = first; rows.length < 8;) {
    const next = below(lines, last).find(
      ({ segment }) => Math.abs(segment.box[0] - first.segment.box[0]) < heightOf(first.segment.box),
    );
    if (!next || middle(next.segment.box) - middle(last.segment.box) > heightOf(last.segment.box) * PARAGRAPH_GAP)
      break;
    rows.push(next);
    last = next;
  }
  return rows;
}
