/** The words of one document as learned rules walk them: lines, segments, and the segment under or beside a place. */
import { type DocumentLook } from '#ports/extractor.js';
import { layOut, type Layout } from '../layout/layout.js';
import { heightOf, type Line, middle, type Segment } from '../layout/lines.js';
import { dateOrderIn } from '../normalise/date-order.js';
import { type DateOrder, findDates } from '../normalise/dates.js';
import { pagesOf } from './look.js';

export interface Row {
  readonly line: Line;
  readonly segment: Segment;
}

export interface Lines {
  readonly layout: Layout;
  readonly rows: readonly Row[];
  readonly dateOrder: DateOrder;
}

/** @param language ISO 639-1, or `und` */
export function linesIn(look: DocumentLook, language: string): Lines {
  const layout = layOut(pagesOf(look));
  const rows = layout.lines.flatMap((line) => line.segments.map((segment) => ({ line, segment })));
  const dates = layout.lines.flatMap(({ text }) => findDates(text));
  return { layout, rows, dateOrder: dateOrderIn(layout.text, dates, language).order };
}

/** In line heights. */
const FURTHEST = 6;
const PARAGRAPH_GAP = 2.1;

/** Segments under one that share its column, nearest first. */
export function below({ rows }: Lines, { segment }: Row): Row[] {
  const height = heightOf(segment.box);
  return rows
    .filter((row) => {
      const gap = middle(row.segment.box) - middle(segment.box);
      const shared = Math.min(row.segment.box[2], segment.box[2]) - Math.max(row.segment.box[0], segment.box[0]);
      return row.segment.page === segment.page && gap > height * 0.5 && gap < height * FURTHEST && shared > 0;
    })
    .sort((a, b) => middle(a.segment.box) - middle(b.segment.box));
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
