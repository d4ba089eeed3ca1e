/** The pages of a document as the later stages see them: all lines in reading order, and the text. */
import { type Page } from '../model/page.js';
import { fromTheRight } from './from-the-right.js';
import { linesOf, type Line } from './lines.js';

export interface Layout {
  readonly pages: readonly Page[];
  readonly lines: readonly Line[];
  /** Lines joined by line feeds, segments by two spaces, pages by form feeds. */
  readonly text: string;
}

/** @param asRead pages as they were read, or of another layout */
export function layOut(asRead: readonly Page[]): Layout {
  const pages = asRead.map(fromTheRight);
  const perPage = pages.map(linesOf);
  const text = perPage
    .map((lines) => lines.map((line) => line.segments.map((s) => s.text).join('  ')).join('\n'))
    .join('\f');
  return { pages, lines: perPage.flat(), text };
}
