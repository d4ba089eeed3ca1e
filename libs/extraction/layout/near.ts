/** Where the value of a label stands: to its right on the same line, or under it. */
import { type LabelFinder, type LabelHit } from './labels.js';
import { type Layout } from './layout.js';
import { type Box } from '../model/page.js';
import { type Line, type Segment, type Span, spanOf, startOf, wordsAt } from './lines.js';
import { isWithoutCapitals } from '../model/scripts.js';
import { around, heightOf, middle } from '../model/boxes.js';

export interface Labelled<Name extends string> extends LabelHit<Name> {
  readonly line: Line;
  /** What follows on the line, up to the next label; undefined when nothing does. */
  readonly right?: Span;
  /** Segments under the label, nearest first. */
  below(): readonly Segment[];
}

export function labelled<Name extends string>(layout: Layout, find: LabelFinder<Name>): Labelled<Name>[] {
  return layout.lines.flatMap((line, index) => {
    const hits = line.segments.flatMap((cell) => {
      const from = startOf(line, cell);
      return find(cell).map((hit) => ({ ...hit, start: hit.start + from, end: hit.end + from }));
    });
    return hits.map((hit, position) => {
      const until = hits[position + 1]?.start ?? line.text.length;
      const words = wordsAt(line, hit.end, until).filter(
        (word) => !hit.words.includes(word) || endsLater(line, hit, word.text),
      );
      const right = words.length > 0 ? spanOf(words, line.page) : undefined;
      return {
        ...hit,
        line,
        ...(right && /[\p{L}\p{N}]/u.test(right.text) && !isSaidAgain(hit, line.text) ? { right } : {}),
        below: () => segmentsUnder(layout, index, around(hit.words)),
      };
    });
  });
}

/** "رقم الفاتورة / N°": behind a bar the label in another language, in letters that a reader may not know. */
const isSaidAgain = <Name extends string>({ phrase, end }: LabelHit<Name>, line: string): boolean =>
  isWithoutCapitals(phrase) && /^ ?\/(?: |\p{L})/u.test(line.slice(end));

/** "Total:9.00" is one word: label and value; the value part begins after the label's end. */
function endsLater<Name extends string>(line: Line, hit: LabelHit<Name>, word: string): boolean {
  const at = line.text.indexOf(word, Math.max(0, hit.end - word.length));
  return at >= 0 && at + word.length > hit.end && /[\p{L}\p{N}]/u.test(line.text.slice(hit.end, at + word.length));
}

const LINES_BELOW = 3;
const REACH = 3.2;

/** Letters without tails make a lower box: neighbours so much higher at most are of the same print. */
const SAME_PRINT = 1.4;

/** Of the highest cell in the print of a label on its line. */
function printOf({ segments }: Line, label: Box): number {
  const height = heightOf(label);
  const alike = segments.map(({ box }) => heightOf(box)).filter((other) => other <= height * SAME_PRINT);
  return Math.max(height, ...alike);
}

/** The segments under a box that stands on the line of that index, nearest first. */
export function segmentsUnder(layout: Layout, index: number, label: Box): Segment[] {
  const found: Segment[] = [];
  const line = layout.lines[index];
  const reach = REACH * (line ? printOf(line, label) : heightOf(label));
  for (const below of layout.lines.slice(index + 1, index + 1 + LINES_BELOW * 2)) {
    if (below.page !== line?.page) break;
    for (const segment of below.segments) {
      const gap = middle(segment.box) - middle(label);
      if (gap < heightOf(label) * 0.5 || gap > reach) continue;
      const overlap = Math.min(segment.box[2], label[2]) - Math.max(segment.box[0], label[0]);
      if (overlap > 0.3 * Math.min(segment.box[2] - segment.box[0], label[2] - label[0])) found.push(segment);
    }
  }
  return found.slice(0, LINES_BELOW);
}

/** Its first cell that says something: what stands in the next columns is no part of it. */
export function inOneCell({ segments }: Line, { words, page }: Span): Span {
  const first = words.find(({ text }) => /[\p{L}\p{N}]/u.test(text)) ?? words[0]!;
  const cell = segments.find((segment) => segment.words.includes(first));
  return spanOf(cell ? words.filter((word) => cell.words.includes(word)) : words, page);
}
