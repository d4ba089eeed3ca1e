/**
 * Boxes that are printed as brackets, and a tick the reader has in one word with its option, as signs of boxes:
 * "( X )", "()", "NO[X]", "XReturn", "ExportX". What is in brackets and is neither an X nor nothing stays.
 */
import { type Layout, layOut } from '../../layout/layout.js';
import { around, heightOf } from '../../model/boxes.js';
import { type Box, type Page, type Word } from '../../model/page.js';
import { EMPTY_SIGN, TICKED_SIGN } from '../../model/tick-signs.js';

const TICKED = /^[[({_|]+[xX✓✔✗]{1,2}[\])}_|]+$/u;
const EMPTY = /^[[({][\])}]$/;
const GLUED = /^(X_?)(\p{Lu}\p{Ll}{3}.*|YES|NO)$/u;
const GLUED_BEHIND = /^(\p{L}?\p{Ll}{3,}_?|\p{L}+_)(X)$/u;
const MARK = /^X_?$/;
const PIECES = /[[({]|[\])}]|[^[\](){}]+/g;
/** Of a box: a bracket, an X, a bracket. */
const MOST_PIECES = 3;
/** In heights of a word. */
const APART = 1.3;

export const isEmptyBrackets = (text: string): boolean => EMPTY.test(text);

export function withReadSigns(layout: Layout): Layout {
  const changed = new Map<Word, readonly Word[]>();
  for (const { words } of layout.lines) {
    if (words.some(({ text }) => /[[({_|]|^X|.X$/.test(text))) for (const each of signsIn(words)) changed.set(...each);
  }
  // Brackets that are all empty may be there for something else: "Telephone ( ) 555-0142".
  if (![...changed.values()].flat().some(({ text }) => text === TICKED_SIGN)) return layout;
  return layOut(
    layout.pages.map((page): Page => ({ ...page, words: page.words.flatMap((word) => changed.get(word) ?? [word]) })),
  );
}

interface Piece {
  readonly word: Word;
  readonly text: string;
  readonly box: Box;
}

/** What becomes of each word that is a box or has one in it. */
function signsIn(words: readonly Word[]): Map<Word, readonly Word[]> {
  const pieces = words.flatMap((word, at) => piecesOf(word, words[at - 1]));
  const signs = new Map<Piece, Word>();
  const gone = new Set<Piece>();
  for (const [at, piece] of pieces.entries()) {
    if (gone.has(piece)) continue;
    for (let count = 1; count <= MOST_PIECES; count++) {
      const some = pieces.slice(at, at + count);
      const sign = signOf(some);
      if (!sign || (sign.text === EMPTY_SIGN && /^\d/.test(pieces[at + count]?.text ?? ''))) continue;
      signs.set(piece, sign);
      for (const each of some) gone.add(each);
      break;
    }
  }
  const changed = new Map<Word, readonly Word[]>();
  for (const [word, own] of Map.groupBy(pieces, (piece) => piece.word)) {
    if (own.some((piece) => gone.has(piece))) changed.set(word, joined(word, own, signs, gone));
  }
  return changed;
}

function piecesOf(word: Word, previous: Word | undefined): Piece[] {
  const [, head, tail] = (isFirst(word, previous) && GLUED.exec(word.text)) || GLUED_BEHIND.exec(word.text) || [];
  const found =
    head && tail
      ? [
          { text: head, at: 0 },
          { text: tail, at: head.length },
        ]
      : textsOf(word.text);
  const [x0, y0, x1, y1] = word.box;
  const each = (x1 - x0) / word.text.length;
  return found.map(({ text, at }) => ({
    word,
    text: head && MARK.test(text) ? '[X]' : text,
    box: [x0 + at * each, y0, x0 + (at + text.length) * each, y1],
  }));
}

/** Else an X may be the tick of what is before it: "Air X_Auto". */
const isFirst = (word: Word, previous: Word | undefined): boolean =>
  !previous || previous.text.endsWith(':') || word.box[0] - previous.box[2] > heightOf(word.box) * APART;

const textsOf = (text: string) =>
  TICKED.test(text)
    ? [{ text, at: 0 }]
    : [...text.matchAll(PIECES)].map((match) => ({ text: match[0], at: match.index }));

function signOf(pieces: readonly Piece[]): Word | undefined {
  const text = pieces.map((piece) => piece.text).join('');
  const box = around(pieces);
  if (!pieces[0]) return undefined;
  if (TICKED.test(text)) return { ...pieces[0].word, text: TICKED_SIGN, box };
  return isEmptyBrackets(text) ? { ...pieces[0].word, text: EMPTY_SIGN, box } : undefined;
}

/** The signs of a word, and what is left of it between them. */
function joined(word: Word, own: readonly Piece[], signs: ReadonlyMap<Piece, Word>, gone: ReadonlySet<Piece>): Word[] {
  const words: Word[] = [];
  let rest: Piece[] = [];
  const close = () => {
    if (rest.length > 0) words.push({ ...word, text: rest.map(({ text }) => text).join(''), box: around(rest) });
    rest = [];
  };
  for (const piece of own) {
    if (!gone.has(piece)) rest.push(piece);
    else {
      close();
      const sign = signs.get(piece);
      if (sign) words.push(sign);
    }
  }
  close();
  return words;
}
