/** Lines as one text, with the way back from a place in it to the words. */
import { type Line, wordsAt } from './lines.js';
import { type Word } from '../model/page.js';

export interface Running {
  readonly text: string;
  /** The line that holds a place: where it ends, and how long it is. */
  lineEnd(at: number): { readonly end: number; readonly length: number };
  wordsFrom(start: number, end: number): { readonly page: number; readonly words: readonly Word[] };
}

export function running(lines: readonly Line[]): Running {
  let text = '';
  const starts: { readonly at: number; readonly line: Line }[] = [];
  for (const line of lines) {
    starts.push({ at: text.length, line });
    text += `${line.text} `;
  }
  return {
    text,
    lineEnd(place) {
      const { at, line } = starts.findLast((each) => each.at <= place) ?? { at: 0, line: { text } };
      return { end: at + line.text.length, length: line.text.length };
    },
    wordsFrom(start, end) {
      const touched = starts.filter(({ at, line }) => at < end && at + line.text.length > start);
      const page = touched[0]?.line.page ?? 0;
      return {
        page,
        words: touched
          .filter(({ line }) => line.page === page)
          .flatMap(({ at, line }) => wordsAt(line, start - at, end - at)),
      };
    },
  };
}
