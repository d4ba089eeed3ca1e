/** Titles and names that are set wide, letter by letter ("I N V O I C E"), as the words they are. */
import { around, heightOf } from '../model/boxes.js';
import { type Word } from '../model/page.js';

/** Letters of such a word; fewer are a list, a grid of sizes, initials. */
const LEAST = 5;
/** In heights, the room between two of them at most. */
const WIDEST = 1.3;
/** Of the narrowest room between letters, what others may be: the room between words is more. */
const UNLIKE = 1.8;
const LETTER = /^\p{L}$/u;

/** @param words of a line, from left to right */
export function withoutLetterSpacing(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    const run = runAt(words, at);
    if (run.length >= LEAST) joined.push(...wordsOf(run));
    else joined.push(...words.slice(at, at + Math.max(1, run.length)));
    at += Math.max(1, run.length);
  }
  return joined;
}

function runAt(words: readonly Word[], from: number): readonly Word[] {
  let to = from;
  while (to < words.length && LETTER.test(words[to]!.text) && (to === from || isNear(words[to - 1]!, words[to]!))) to++;
  return words.slice(from, to);
}

const roomBetween = (one: Word, next: Word): number => next.box[0] - one.box[2];
const isNear = (one: Word, next: Word): boolean => roomBetween(one, next) < heightOf(one.box) * WIDEST;

/** The run cut where the room is that between words. */
function wordsOf(run: readonly Word[]): Word[] {
  const rooms = run.slice(1).map((word, at) => roomBetween(run[at]!, word));
  const usual = Math.max(1, Math.min(...rooms));
  const words: Word[] = [];
  for (const [at, word] of run.entries()) {
    const last = words.at(-1);
    if (!last || rooms[at - 1]! > usual * UNLIKE) words.push(word);
    else words[words.length - 1] = both(last, word);
  }
  return words;
}

function both(one: Word, other: Word): Word {
  const confidence = Math.min(one.confidence, other.confidence);
  return { ...one, text: one.text + other.text, box: around([one, other]), confidence };
}
