/**
 * Questions in rows, answers over columns: where each row has one tick, in a box or without, the heading it stands
 * under answers the row's text. One such row alone may be anything.
 */
import { type Line, type Segment, spanOf } from '../../layout/lines.js';
import { centre, heightOf } from '../../model/boxes.js';
import { type Word } from '../../model/page.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pair.js';

const LEAST_ROWS = 2;
const LEAST_HEADINGS = 2;
const LONGEST_HEADING = 3;
/** Lines up to the headings. */
const MOST_ROWS = 40;
/** In heights, how far from the middle of a narrow heading a tick may stand. */
const ASIDE = 1;

interface Row {
  readonly question: Segment;
  readonly tick: Word;
  readonly heading: Segment;
  /** The line of the headings. */
  readonly head: Line;
}

/**
 * @param isBox whether a word is a box or a tick without one
 * @param isTicked whether such a one is ticked
 */
export function matrix(
  lines: readonly Line[],
  isBox: (word: Word) => boolean,
  isTicked: (word: Word) => boolean,
): Pair[] {
  const rows = lines.flatMap((line, index) => rowAt(lines, line, index, isBox, isTicked));
  const byHead = Map.groupBy(rows, ({ head }) => head);
  return [...byHead.values()]
    .filter(({ length }) => length >= LEAST_ROWS)
    .flat()
    .map(({ question, tick, heading }) => ({
      label: tidy(question.text),
      value: spanOf([tick], question.page),
      text: tidy(heading.text),
      beside: true,
    }));
}

/** A text, then nothing but boxes or ticks, one of which is ticked. */
function rowAt(
  lines: readonly Line[],
  { segments, words }: Line,
  index: number,
  isBox: (word: Word) => boolean,
  isTicked: (word: Word) => boolean,
): Row[] {
  const [question, ...rest] = segments;
  const boxes = rest.flatMap((segment) => segment.words);
  if (!question || boxes.length === 0 || !/\p{L}{2}/u.test(question.text) || !boxes.every(isBox)) return [];
  const [tick, ...others] = words.filter(isTicked);
  if (!tick || others.length > 0 || !boxes.includes(tick)) return [];
  for (const head of lines.slice(Math.max(0, index - MOST_ROWS), index).reverse()) {
    if (head.page !== question.page) return [];
    const heading = head.segments.find((cell) => isOver(cell, tick) && !cell.words.some(isBox));
    if (!heading) continue;
    const columns = head.segments.filter((cell) => cell.box[0] > question.box[0] && isShort(cell));
    return columns.includes(heading) && columns.length >= LEAST_HEADINGS ? [{ question, tick, heading, head }] : [];
  }
  return [];
}

const isShort = ({ text, words }: Segment): boolean => words.length <= LONGEST_HEADING && /\p{L}/u.test(text);

function isOver({ box }: Segment, tick: Word): boolean {
  const aside = Math.max((box[2] - box[0]) / 2, heightOf(box) * ASIDE);
  return Math.abs(centre(tick.box) - centre(box)) < aside;
}
