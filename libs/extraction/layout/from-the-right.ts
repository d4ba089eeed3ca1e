/**
 * Arabic and Hebrew run from the right: labels stand right of their values, tables begin there. Such a page is seen in
 * a mirror, so that all that is known of pages from the left holds of it. What is in Latin letters and figures runs
 * from the left on it too, and keeps its order.
 */
import { type Box, type Page, type Word } from '../model/page.js';
import { composed, isMirrored } from '../model/pose.js';
import { isFromTheRight, runsFromTheLeft } from '../model/scripts.js';
import { heightOf } from '../model/boxes.js';
import { linesOf } from './lines.js';

/** Of a page's letters, those that run from the right. */
const MOSTLY = 0.5;
/** In heights of the print: words in Latin letters and figures that stand closer are read together. */
const WITHIN_RUN = 0.8;
const MIRROR = [-1, 0, 1, 0, 1, 0, 0, 0, 1] as const;

/** @returns the page in a mirror where it runs from the right and is not in one, else itself */
export function fromTheRight(page: Page): Page {
  if (isMirrored(page.pose) || !runsFromTheRight(page.words)) return page;
  const reflect = ([x0, y0, x1, y1]: Box): Box => [page.width - x1, y0, page.width - x0, y1];
  const { sideways: _, fields, ...rest } = page;
  const words = linesOf({ ...page, words: page.words.map(withMarks) }).flatMap(({ words: line }) =>
    runsFromTheLeft(line, isClose).flatMap((run) => {
      const [from, to] = [run[0]!.box[0], Math.max(...run.map(({ box }) => box[2]))];
      return run.map((word): Word => {
        const stands = reflect(word.box);
        const [x0, y0, x1, y1] = word.box;
        const moved = page.width - to - from;
        return run.length === 1 ? { ...word, box: stands } : { ...word, box: [x0 + moved, y0, x1 + moved, y1], stands };
      });
    }),
  );
  return {
    ...rest,
    words,
    pose: composed(page.pose, MIRROR),
    ...(fields && { fields: fields.map((field) => ({ ...field, box: reflect(field.box) })) }),
  };
}

/** Text layers state marks where they are seen: “,40” is “40,” there, and “)a(” “(a)”. */
function withMarks(word: Word): Word {
  const text = word.text
    .replace(/^([,،.:;؛])(\d.*)$/u, '$2$1')
    .replace(/^[)\]]+(?=[\p{L}\d"'])/u, (marks) => marks.replaceAll(')', '(').replaceAll(']', '['))
    .replace(/(?<=[\p{L}\d"'.])[([]+$/u, (marks) => marks.replaceAll('(', ')').replaceAll('[', ']'));
  return text === word.text ? word : { ...word, text };
}

function runsFromTheRight(words: readonly Word[]): boolean {
  let [all, own] = [0, 0];
  for (const { text } of words) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    all += letters;
    if (isFromTheRight(text)) own += letters;
  }
  return own > all * MOSTLY;
}

const isClose = (before: Word, after: Word): boolean => after.box[0] - before.box[2] < heightOf(after.box) * WITHIN_RUN;
