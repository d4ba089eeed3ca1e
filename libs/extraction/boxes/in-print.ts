/**
 * Boxes to tick among the words of their page: each is a word of its own, ☒ or ☐, where it stands. What the reader made
 * of it goes, and a word it read across a box is parted there: "statusSingle" is "status ☐ Single".
 */
import { heightOf, middle } from '../model/boxes.js';
import { type Box, type Page, type Word } from '../model/page.js';
import { EMPTY_SIGN, TICKED_SIGN } from '../model/tick-signs.js';
import { type TickBox } from './tick-boxes.js';

const SURE = 0.95;
const UNSURE = 0.5;
/** Of a word, how much of it lies on a box that it is the reader's word for. */
const ON_IT = 0.6;
/** Of the side of a box, how far from the end of a word it is still at its end. */
const AT_END = 0.8;
/** Of the side of a box: letters of a word stand so close. */
const CLOSE = 0.3;
/** What readers make of a box and its tick at either end of a word. */
const BEFORE = /^(?:[xX×](?=\p{Lu}|\p{N})|[^\p{L}\p{N}$£€¥#("'“]+)(?=.*[\p{L}\p{N}])/u;
const AFTER = /(?<=[\p{L}\p{N}].*)(?:(?<=\))[xX×]|[^\p{L}\p{N})?!:.,%"'”]+)$/u;

/** @param boxes in the page's own unit */
export function withTickBoxes(page: Page, boxes: readonly TickBox[]): Page {
  const own = boxes.filter(
    (each) => page.words.some((word) => isBeside(word.box, each.box)) && (each.plain || !isLetter(each, page.words)),
  );
  if (own.length === 0) return page;
  const words = page.words.flatMap((word) =>
    parted(
      word,
      own.filter(({ box }) => cuts(word, box)),
    ),
  );
  const signs = own.map(({ box, state }): Word => ({
    text: state === 'ticked' ? TICKED_SIGN : EMPTY_SIGN,
    box,
    confidence: state === 'unsure' ? UNSURE : SURE,
    source: 'ocr',
    ...lineOf(words, box),
  }));
  return { ...page, words: [...words, ...signs] };
}

const widthOf = (box: Box): number => box[2] - box[0];
const onLine = (word: Box, box: Box): boolean => middle(box) > word[1] && middle(box) < word[3];

/** Boxes far from all print are none to tick. */
const isBeside = (word: Box, box: Box): boolean =>
  onLine(word, box) && word[0] - box[2] < heightOf(word) * 2 && box[0] - word[2] < heightOf(word) * 2;

/** Close to print on both sides, in the middle of a word, stands a letter. */
const isLetter = ({ box, clear }: TickBox, words: readonly Word[]): boolean =>
  clear.every((white) => white < widthOf(box) * CLOSE) &&
  words.some((word) => onLine(word.box, box) && word.box[0] <= box[0] && word.box[2] >= box[2]);

const cuts = (word: Word, box: Box): boolean =>
  onLine(word.box, box) && Math.min(word.box[2], box[2]) - Math.max(word.box[0], box[0]) > widthOf(box) * 0.3;

/** The reader's line of the word that follows a box, or stands before it. */
function lineOf(words: readonly Word[], box: Box): Pick<Word, 'line'> {
  const level = words.filter((word) => onLine(word.box, box));
  const after = level.filter((word) => word.box[0] >= box[0]).sort((a, b) => a.box[0] - b.box[0])[0];
  const line = (after ?? level.sort((a, b) => b.box[2] - a.box[2])[0])?.line;
  return line === undefined ? {} : { line };
}

function parted(word: Word, boxes: readonly TickBox[]): Word[] {
  const [first, ...others] = [...boxes].sort((a, b) => a.box[0] - b.box[0]);
  if (!first) return [word];
  const { box, clear } = first;
  const [x0, y0, x1, y1] = word.box;
  const shared = Math.min(x1, box[2]) - Math.max(x0, box[0]);
  if (shared >= ON_IT * (x1 - x0)) return word.text.length <= 2 ? [] : [word];
  // Readers place words by halves of a letter: where print begins again beside the box is seen.
  const leftPart = (text: string): Word => ({ ...word, text, box: [x0, y0, Math.max(x0 + 1, box[0] - clear[0]), y1] });
  const rightPart = (text: string): Word => ({ ...word, text, box: [Math.min(x1 - 1, box[2] + clear[1]), y0, x1, y1] });
  if (box[0] - x0 < widthOf(box) * AT_END) return parted(rightPart(word.text.replace(BEFORE, '')), others);
  if (x1 - box[2] < widthOf(box) * AT_END) return [leftPart(word.text.replace(AFTER, ''))];
  const hidden = boxes.reduce((sum, each) => sum + widthOf(each.box), 0);
  const at = cutAt(word.text, (box[0] - x0) / (x1 - x0 - hidden));
  if (at === 0) return parted(rightPart(word.text), others);
  if (at === word.text.length) return [leftPart(word.text)];
  const right = rightPart(word.text.slice(at).replace(BEFORE, ''));
  return [leftPart(word.text.slice(0, at).replace(AFTER, '')), ...parted(right, others)];
}

/** Letters by which a measured place may be wrong. */
const LOOSE = 3;
/** What stands so near to the middle of a word parts it though nothing seems to begin there. */
const MIDDLE = [0.4, 0.6] as const;

/** Where a word is to be cut: near a place, where another word seems to begin. One that is whole stays so. */
function cutAt(text: string, part: number): number {
  const place = part * text.length;
  const nearest = begins(text, place).sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0];
  if (nearest !== undefined) return nearest;
  if (part < MIDDLE[0]) return 0;
  return part > MIDDLE[1] ? text.length : Math.round(place);
}

/** Near a place of a word, where another may begin. */
const begins = (text: string, place: number): number[] =>
  [...text].flatMap((_, at) =>
    at > 0 && Math.abs(at - place) <= LOOSE && BEGINS.test(text.slice(at - 1, at + 1)) ? [at] : [],
  );

const BEGINS = /^(?:\p{Ll}[\p{Lu}\p{N}]|[:?).,]\S|\p{N}\p{L})$/u;
