/**
 * The fields of a page to write in, as a person sees them: boxes for single letters in a row are one place, and so are
 * fields with no more than a stroke or a point between them: a day, a month and a year.
 */
import { around, heightOf, middle } from '../../model/boxes.js';
import { type Box, type FormField } from '../../model/page.js';
import { type Print } from './print.js';

export interface Place {
  readonly box: Box;
  /** Places in the list of fields. */
  readonly fields: readonly number[];
  readonly value: string;
  readonly hint?: string | undefined;
}

/** In heights of print. */
const COMBS_APART = 2;
const STROKE_APART = 3;
const STROKE = /^[-–—/.:]$/;

export function placesOf(print: Print): Place[] {
  const { fields } = print;
  const order = fields
    .map((field, at) => ({ ...field, at }))
    .filter(({ tick }) => !tick)
    .sort((a, b) => a.box[0] - b.box[0]);
  const rows: (typeof order)[] = [];
  for (const field of order) {
    const row = rows.find((each) => between(each.at(-1)!, field, print) !== undefined);
    if (row) row.push(field);
    else rows.push([field]);
  }
  return rows.map((row) => ({
    box: around(row),
    fields: row.map(({ at }) => at),
    value: valueOf(row, print),
    hint: row.find(({ hint }) => hint)?.hint,
  }));
}

/** What is printed between two fields of one place; nothing where they are none. */
function between(left: FormField, right: FormField, { cells, height }: Print): string | undefined {
  const gap = right.box[0] - left.box[2];
  const size = Math.min(heightOf(left.box), heightOf(right.box));
  if (gap < -1 || gap > height * STROKE_APART || Math.abs(middle(left.box) - middle(right.box)) > size * 0.3)
    return undefined;
  const print = cells.flatMap(({ words }) =>
    words.filter(
      ({ box }) =>
        middle(box) > left.box[1] && middle(box) < left.box[3] && box[0] > left.box[2] - 2 && box[2] < right.box[0] + 2,
    ),
  );
  const text = print.map((word) => word.text).join('');
  if (STROKE.test(text)) return text;
  return left.comb && right.comb && !text && gap < height * COMBS_APART ? ' ' : undefined;
}

function valueOf(row: readonly FormField[], print: Print): string {
  return row.reduce((text, field, at) => {
    if (!field.value) return text;
    return text ? text + (between(row[at - 1]!, field, print) ?? ' ') + field.value : field.value;
  }, '');
}
