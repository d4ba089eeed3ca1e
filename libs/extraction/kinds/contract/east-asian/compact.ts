/**
 * A contract's text without its spaces, with the way back to its words: Chinese and Japanese part no words, and a line
 * may end anywhere, in Korean as well.
 */
import { type Layout } from '../../../layout/layout.js';
import { type Line } from '../../../layout/lines.js';
import { isEastAsian } from '../../../model/scripts.js';
import { type Word } from '../../../model/page.js';

interface Sign {
  readonly word: Word;
  readonly page: number;
  /** Of the word's text. */
  readonly at: number;
}

export interface Compact {
  /** Without spaces, figures and Latin letters in their ordinary width. */
  readonly text: string;
  /** Where cells begin; a line has one at least. */
  readonly cells: ReadonlySet<number>;
  /** Where lines begin that do not go on from the one above. */
  readonly paragraphs: ReadonlySet<number>;
  /** As it is printed, with its spaces. */
  printed(start: number, end: number): string;
  wordsFrom(start: number, end: number): { readonly page: number; readonly words: readonly Word[] };
}

/** Spaces, and the boxes that a reader of forms sees beside words. */
const LEFT_OUT = /[\s☐☑☒□]/u;
const BOXES = /[☐☑☒□]/gu;
/** In line heights, how far from the right edge of its page's print a line that ends a paragraph ends at least. */
const SHORT = 2;

export function compact({ lines }: Layout): Compact {
  const signs: Sign[] = [];
  const [cells, paragraphs] = [new Set<number>(), new Set<number>()];
  const rights = rightEdges(lines);
  let text = '';
  for (const [index, line] of lines.entries()) {
    if (!goesOnFrom(lines[index - 1], line, rights)) paragraphs.add(text.length);
    for (const segment of line.segments) {
      cells.add(text.length);
      for (const word of segment.words) {
        for (let at = 0; at < word.text.length; at++) {
          const sign = word.text.charAt(at);
          if (LEFT_OUT.test(sign)) continue;
          const plain = sign.normalize('NFKC');
          text += plain.length === 1 ? plain : sign;
          signs.push({ word, page: line.page, at });
        }
      }
    }
  }
  return {
    text,
    cells,
    paragraphs,
    printed: (start, end) => printed(signs.slice(start, end)),
    wordsFrom(start, end) {
      const touched = signs.slice(start, end);
      const page = touched[0]?.page ?? 0;
      return { page, words: [...new Set(touched.filter((sign) => sign.page === page).map(({ word }) => word))] };
    },
  };
}

/** Page → where its print ends. */
function rightEdges(lines: readonly Line[]): ReadonlyMap<number, number> {
  const rights = new Map<number, number>();
  for (const { page, box } of lines) rights.set(page, Math.max(box[2], rights.get(page) ?? 0));
  return rights;
}

function goesOnFrom(before: Line | undefined, line: Line, rights: ReadonlyMap<number, number>): boolean {
  if (!before || before.page !== line.page || before.segments.length > 1 || line.segments.length > 1) return false;
  return rights.get(line.page)! - before.box[2] < SHORT * (before.box[3] - before.box[1]);
}

function printed(signs: readonly Sign[]): string {
  const parts = [...Map.groupBy(signs, ({ word }) => word)].map(([{ text }, own]) =>
    text.slice(own[0]!.at, own.at(-1)!.at + 1).replace(BOXES, ''),
  );
  return parts.reduce((text, part) => {
    const together = isEastAsian(text.slice(-1)) && isEastAsian(part.charAt(0));
    return text === '' || together ? text + part : `${text} ${part}`;
  }, '');
}
