/**
 * pdf.js text items → words with boxes. An item may be a whole line, a word or a single glyph: runs are cut at spaces
 * (places in proportion to typical glyph widths) and pieces that touch are joined again. Text that a person cannot see
 * because it is off the page or microscopic is left out, as is text that runs up or down the page (margins,
 * watermarks).
 */
import { type Box, type Word } from '../model/page.js';
import { isFromTheRight, runsFromTheLeft, withWesternFigures } from '../model/scripts.js';
import { withoutRadicals } from './radicals.js';

/** As pdf.js tells of text: its place and size stand in the transform, in the page's own space. */
export interface TextItem {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
  readonly fontName?: string;
}

interface Piece {
  text: string;
  x0: number;
  x1: number;
  baseline: number;
  size: number;
}

/** Letters and digits a page must have before its text layer is trusted over a picture of it. */
const USABLE_CHARACTERS = 24;
const MINIMUM_SIZE = 2.5;
/** In ems: below this two pieces are one word. */
const JOIN_GAP = 0.12;

export function textLayer(
  items: readonly unknown[],
  viewport: readonly number[],
  width: number,
  height: number,
): Word[] {
  const pieces = (items as TextItem[]).flatMap((item) => (item.str?.trim() ? cut(item, viewport) : []));
  return join(pieces)
    .filter(({ size }) => size >= MINIMUM_SIZE)
    .map(toWord)
    .filter(({ box: [x0, y0, x1, y1] }) => x1 > 0 && y1 > 0 && x0 < width && y0 < height);
}

/** Enough readable characters, and not the private-use or replacement characters of a font without a Unicode map. */
export function usable(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('');
  const good = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const bad = text.match(/[\uFFFD\p{Co}\p{Cc}]/gu)?.length ?? 0;
  return good >= USABLE_CHARACTERS && bad < good * 0.1;
}

function cut(item: TextItem, viewport: readonly number[]): Piece[] {
  const [a, b, , , x, y] = multiply(viewport, item.transform);
  const [, , c, d] = multiply(viewport, item.transform);
  const size = Math.hypot(c, d);
  if (Math.abs(b) > Math.abs(a) * 0.05 || a <= 0) return [];
  const scale = Math.hypot(viewport[0] ?? 1, viewport[1] ?? 0);
  const text = withWesternFigures(withoutRadicals(item.str.normalize('NFKC').replaceAll('\u0e4d\u0e32', '\u0e33')));
  const total = advance(text);
  const unit = total > 0 ? (item.width * scale) / total : 0;
  const pieces: Piece[] = [];
  for (const match of text.matchAll(/\S+/g)) {
    const x0 = x + advance(text.slice(0, match.index)) * unit;
    pieces.push({ text: match[0], x0, x1: x0 + advance(match[0]) * unit, baseline: y, size });
  }
  return isFromTheRight(text) ? mirrored(pieces, x, x + total * unit) : pieces;
}

/** Pieces placed as if they ran from the left → as they run from the right; what runs from the left keeps its order. */
function mirrored(pieces: readonly Piece[], from: number, to: number): Piece[] {
  return runsFromTheLeft(pieces)
    .toReversed()
    .flatMap((run) => run.map((piece): Piece => moved(piece, from + to - run[0]!.x0 - run.at(-1)!.x1)));
}

const moved = (piece: Piece, by: number): Piece => ({ ...piece, x0: piece.x0 + by, x1: piece.x1 + by });

function multiply(m: readonly number[], n: readonly number[]): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Width of a run in the proportions of a common sans-serif; only the proportions matter. */
function advance(text: string): number {
  let sum = 0;
  for (const character of text) {
    if (/[ .,:;'|ilIjtfr()[\]!-]/.test(character)) sum += 0.3;
    else if (/[mwMW%@]/.test(character)) sum += 0.9;
    else if (/\p{Lu}/u.test(character)) sum += 0.68;
    else sum += 0.55;
  }
  return sum;
}

function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const level = last && Math.abs(last.baseline - piece.baseline) < last.size * 0.3;
    const touch = (left: number, right: number) => level && Math.abs(right - left) < last.size * JOIN_GAP;
    const fromTheRight = last && isFromTheRight(last.text + piece.text);
    // Of letters that run from the right those on the left come later, whichever was drawn first.
    if (last && touch(last.x1, piece.x0))
      extend(last, piece, fromTheRight ? piece.text + last.text : last.text + piece.text);
    else if (last && fromTheRight && touch(piece.x1, last.x0)) extend(last, piece, last.text + piece.text);
    else joined.push({ ...piece });
  }
  return joined;
}

function extend(word: Piece, { x0, x1, size }: Piece, text: string): void {
  word.text = text;
  word.x0 = Math.min(word.x0, x0);
  word.x1 = Math.max(word.x1, x1);
  word.size = Math.max(word.size, size);
}

function toWord({ text, x0, x1, baseline, size }: Piece): Word {
  const box: Box = [x0, baseline - size * 0.8, x1, baseline + size * 0.22];
  return { text, box, confidence: 1, source: 'text-layer' };
}
