/** A number too long for its cell, broken behind a dash: "KX-2024-" over "0057". */
import { type Layout } from '../layout/layout.js';
import { segmentOf, spanOf } from '../layout/lines.js';
import { heightOf } from '../model/boxes.js';
import { type PickedText } from './values.js';

const GOES_ON = /^(?=[\p{L}\p{N}/-]*\d)[\p{L}\p{N}/-]+$/u;

/** Whether a dash follows at the end of its cell, or is its last character. */
export const isTorn = ({ text, span, end }: PickedText): boolean =>
  /^-?$/.test(span.text.slice(end).trim()) && /-$/.test(span.text.trim()) && /\d/.test(text);

/**
 * The number with what stands right under it, flush with its cell at either side; as it is when it is whole or nothing
 * does.
 */
export function joinedNumber({ lines }: Layout, value: PickedText): PickedText {
  const last = value.span.words.at(-1);
  const at = lines.findIndex(({ words }) => last && words.includes(last));
  const cell = last && lines[at] && segmentOf(lines[at], last);
  if (!cell || !isTorn(value)) return value;
  const height = heightOf(cell.box);
  const under = lines
    .slice(at + 1, at + 2)
    .flatMap(({ segments }) => segments)
    .find(
      ({ page, box, text }) =>
        page === cell.page &&
        Math.min(Math.abs(box[0] - cell.box[0]), Math.abs(box[2] - cell.box[2])) < height / 2 &&
        box[1] - cell.box[3] < height &&
        GOES_ON.test(text),
    );
  if (!under) return value;
  const span = spanOf([...value.span.words, ...under.words], cell.page);
  return { ...value, text: `${value.text.replace(/-$/, '')}-${under.text}`, span, end: span.text.length };
}
