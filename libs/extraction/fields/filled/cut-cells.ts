/** Cells parted where fields say that they are two: around a field, behind an option, over fields of their own. */
import { type Segment, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type FormField, type Word } from '../../model/page.js';
import { YES_OR_NO } from '../vocabulary/yes-or-no.js';
import { isBetween, isLevel } from './level.js';

/** In heights of print. */
const FLUSH = 0.2;
const PARTING = 0.4;

export function cutAt(cell: Segment, fields: readonly FormField[]): Segment[] {
  const groups: Word[][] = [];
  for (const word of cell.words) {
    const last = groups.at(-1)?.at(-1);
    const parted = last && fields.some(({ box }) => isLevel(word.box, box) && isBetween(box, last.box[2], word.box[0]));
    if (!last || parted) groups.push([word]);
    else groups.at(-1)!.push(word);
  }
  return groups
    .flatMap((words) => cutOption(words, fields))
    .flatMap((words) => cutUnder(words, fields))
    .map((words) => spanOf(words, cell.page));
}

/** "STATE ZIP" where each begins right under or over a field of its own. */
function cutUnder(words: Word[], fields: readonly FormField[]): Word[][] {
  const { box } = spanOf(words, 0);
  const height = heightOf(box);
  const near = fields.filter(
    ({ tick, box: field }) => !tick && (isClose(field[3], box[1], height) || isClose(box[3], field[1], height)),
  );
  const begins = ({ box: [x0] }: Word) => near.some(({ box: field }) => Math.abs(field[0] - x0) < height * FLUSH);
  if (near.length < 2 || !begins(words[0]!)) return [words];
  return words.reduce<Word[][]>((cells, word) => {
    if (cells.length === 0 || begins(word)) return [...cells, [word]];
    cells.at(-1)!.push(word);
    return cells;
  }, []);
}

/** What a box to tick offers ends at "Yes" or "No", and where a wider gap parts it from the label of a field behind. */
function cutOption(words: Word[], fields: readonly FormField[]): Word[][] {
  const { box } = spanOf(words, 0);
  const height = heightOf(box);
  const isTicked = fields.some((each) => each.tick && isLevel(each.box, box) && isClose(each.box[2], box[0], height));
  if (!isTicked || words.length < 2) return [words];
  if (YES_OR_NO.test(words[0]!.text) && /^\p{Lu}/u.test(words[1]!.text)) return [words.slice(0, 1), words.slice(1)];
  const isAsked = fields.some(
    (each) => !each.tick && isLevel(each.box, box) && isClose(box[2], each.box[0], height * 2),
  );
  const gaps = words.slice(1).map((word, at) => word.box[0] - words[at]!.box[2]);
  const widest = Math.max(...gaps);
  if (!isAsked || widest < height * PARTING) return [words];
  const end = gaps.indexOf(widest) + 1;
  return [words.slice(0, end), words.slice(end)];
}

const isClose = (end: number, begin: number, most: number): boolean => begin - end > -most && begin - end < most;
