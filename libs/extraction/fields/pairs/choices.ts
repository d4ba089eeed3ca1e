/**
 * Questions answered by ticking: several boxes in a row, with their options, are what one may choose from, and what
 * stands to the left of them asks. Where nothing does, a short text right over them, flush with the first, is their
 * heading, also for the rows of boxes that go on under these. All that is ticked is the answer.
 */
import { type Line, spanOf } from '../../layout/lines.js';
import { heightOf, middle } from '../../model/boxes.js';
import { type Word } from '../../model/page.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pair.js';

/** A line with boxes, and the words of the option of each. */
export interface BoxRow {
  readonly line: Line;
  readonly index: number;
  readonly options: ReadonlyMap<Word, readonly Word[]>;
}

interface Option {
  readonly box: Word;
  readonly words: readonly Word[];
}

interface Choice {
  /** None where nothing asks to the left of them. */
  readonly question: string;
  readonly options: readonly Option[];
  /** Where its last row begins. */
  readonly begin: Word;
  readonly index: number;
  readonly page: number;
}

const LEAST_BOXES = 2;
/** In heights: words that are no further apart are of one text; a question may stand so far left of its boxes. */
const APART = 1.3;
const ASIDE = 20;
/** From middle to middle of a heading and the boxes under it, and of rows of boxes; how far from flush they begin. */
const DROP = 2.6;
const INDENT = 4;
/** Lines of neighbouring columns that may stand between. */
const WITHIN = 3;
const FLUSH = 1.5;
/** Questions beside each other whose boxes may go on under them. */
const MOST_BESIDE = 12;
const LONGEST_HEADING = 8;
/** Options under a heading are a few words; statements that one agrees to are sentences. */
const LONGEST_OPTION = 5;
const NUMBERING = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?|\(?\p{L}\))\s+(?=\p{L})/u;

/** @param isTicked whether a box is */
export function choices(lines: readonly Line[], rows: readonly BoxRow[], isTicked: (box: Word) => boolean): Pair[] {
  const all: Choice[] = [];
  for (const choice of rows.flatMap(choicesIn)) {
    const above = choice.question || !isBrief(choice) ? -1 : openAbove(all, choice);
    if (above >= 0) all[above] = { ...choice, ...joined(all[above]!, choice) };
    else all.push(choice.question || !isBrief(choice) ? choice : { ...choice, question: headingOver(lines, choice) });
  }
  return all.flatMap((choice) => pairOf(choice, isTicked));
}

const joined = ({ question, options }: Choice, next: Choice): Pick<Choice, 'question' | 'options'> => ({
  question,
  options: [...options, ...next.options],
});

const isBrief = ({ options }: Choice): boolean => options.every(({ words }) => words.length <= LONGEST_OPTION);

/** Of a line: one for each text that stands before boxes. */
function choicesIn({ line, index, options }: BoxRow): Choice[] {
  const offered = new Set([...options].flatMap(([box, words]) => [box, ...words]));
  const found: Choice[] = [];
  let open: Word[] = [];
  for (const word of line.words) {
    if (!offered.has(word)) {
      open.push(word);
      continue;
    }
    const question = open.length > 0 || found.length === 0 ? questionOf(open, word) : undefined;
    if (question !== undefined) found.push({ question, options: [], begin: word, index, page: line.page });
    open = [];
    const words = options.get(word);
    const last = found.pop()!;
    found.push(words ? { ...last, options: [...last.options, { box: word, words }] } : last);
  }
  return found;
}

/** The text right before the boxes; nothing for what only parts options, "" where something else stands there. */
function questionOf(before: readonly Word[], begin: Word): string {
  let at = before.length - 1;
  const height = heightOf(begin.box);
  if (at < 0 || begin.box[0] - before[at]!.box[2] > height * ASIDE) return '';
  while (at > 0 && before[at]!.box[0] - before[at - 1]!.box[2] < height * APART) at--;
  const text = textOf(before.slice(at));
  const asked = bare(text.replace(/(?<=\?) .*$/, ''));
  return /\p{L}{2}/u.test(asked) ? asked : '';
}

/** Of the last ones, that whose boxes go on in these. */
const openAbove = (all: readonly Choice[], choice: Choice): number =>
  all.findLastIndex((other, at) => at >= all.length - MOST_BESIDE && goesOn(other, choice));

/** Whether a row of boxes goes on under others that have a heading. */
function goesOn(other: Choice, { begin, index, page }: Choice): boolean {
  const height = heightOf(begin.box);
  return (
    other.question !== '' &&
    other.page === page &&
    other.index < index &&
    Math.abs(other.begin.box[0] - begin.box[0]) < height * FLUSH &&
    middle(begin.box) - middle(other.begin.box) < height * DROP
  );
}

/** A text that begins where the boxes do; alone on its line it may begin further left. */
function headingOver(lines: readonly Line[], { begin, index, page }: Choice): string {
  const height = heightOf(begin.box);
  for (const line of lines.slice(Math.max(0, index - WITHIN), index).reverse()) {
    if (line.page !== page || middle(begin.box) - middle(line.box) > height * DROP * 2) return '';
    const over = line.segments.filter(
      ({ box }) =>
        middle(box) < middle(begin.box) - height * 0.5 &&
        box[0] < begin.box[2] + height &&
        box[2] > begin.box[0] - height * INDENT,
    );
    const [cell] = over;
    if (!cell) continue;
    const indent = begin.box[0] - cell.box[0];
    const flush =
      Math.abs(indent) < height * FLUSH || (line.segments.length === 1 && indent > 0 && indent < height * INDENT);
    return flush && middle(begin.box) - middle(cell.box) < height * DROP && isHeading(bare(cell.text))
      ? bare(cell.text)
      : '';
  }
  return '';
}

/** Without its number and colon. */
const bare = (text: string): string => tidy(text.replace(/[\s:：]+$/u, '').replace(NUMBERING, ''));

const isHeading = (text: string): boolean =>
  /^\P{L}*\p{Lu}\p{L}/u.test(text) && !/[☐☒.]|[:：] *\S/u.test(text) && text.split(' ').length <= LONGEST_HEADING;

function pairOf({ question, options, page }: Choice, isTicked: (box: Word) => boolean): Pair[] {
  if (question === '' || options.length < LEAST_BOXES) return [];
  const ticked = options.filter(({ box, words }) => isTicked(box) && /[\p{L}\p{N}]/u.test(textOf(words)));
  if (ticked.length === 0) return [];
  const value = spanOf(
    ticked.flatMap(({ box, words }) => [box, ...words]),
    page,
  );
  return [{ label: question, value, text: ticked.map(({ words }) => textOf(words)).join(', '), beside: true }];
}

export const textOf = (words: readonly Word[]): string => tidy(words.map(({ text }) => text).join(' '));
