/**
 * A document's fingerprint: of each longer word of its first page a hash and a coarse place, in hundredths of the
 * page's width (so that a longer receipt keeps its head's places). Labels, the letterhead and the small print of a
 * layout stand where they stood; names and items of one document are noise that two documents of one layout do not
 * share.
 */
import { fold } from '../layout/fold.js';
import { median } from '../layout/lines.js';
import { type Page } from '../model/page.js';

const MOST = 120;
const WORD = /^\p{L}{3,}$/u;
/** How far a mark may stand from its twin: across hardly, down by some rows of a table. */
const ACROSS = 3;
const DOWN = 12;
/**
 * Between what documents of one layout have (half and more) and what two of the same kind and language do (a tenth).
 */
export const ALIKE_FROM = 0.35;
/** Fewer words than this are no layout. */
const LEAST = 6;

export function marksOf(page: Page): string[] {
  const marks = page.words.flatMap(({ text, box }) => {
    const word = fold(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const place = (value: number) => Math.round((value / page.width) * 100);
    return WORD.test(word) ? [{ word, x: place(box[0]), y: place(box[1]) }] : [];
  });
  marks.sort((a, b) => a.y - b.y || a.x - b.x);
  const kept = marks.length > MOST ? [...marks.slice(0, MOST / 2), ...marks.slice(-MOST / 2)] : marks;
  return kept.map(({ word, x, y }) => `${hash(word)}.${x}.${y}`);
}

interface Mark {
  readonly word: string;
  readonly x: number;
  readonly y: number;
}

/** 0..1: part of all marks that have a twin. A page that lies elsewhere in its picture is laid over the other first. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  if (Math.min(one.length, other.length) < LEAST) return 0;
  const [a, b] = [byWord(one), byWord(other)];
  const shifts = [...a].flatMap(([word, [mark, more]]) => {
    const twins = b.get(word);
    return !more && twins?.length === 1 ? [{ x: twins[0]!.x - mark!.x, y: twins[0]!.y - mark!.y }] : [];
  });
  const [dx, dy] = [median(shifts.map(({ x }) => x)), median(shifts.map(({ y }) => y))];
  let pairs = 0;
  for (const [word, marks] of a) {
    const free = [...(b.get(word) ?? [])];
    for (const mark of marks) {
      const twin = free.findIndex(
        ({ x, y }) => Math.abs(x - mark.x - dx) <= ACROSS && Math.abs(y - mark.y - dy) <= DOWN,
      );
      if (twin < 0) continue;
      free.splice(twin, 1);
      pairs++;
    }
  }
  return (2 * pairs) / (one.length + other.length);
}

function byWord(marks: readonly string[]): Map<string, Mark[]> {
  const words = new Map<string, Mark[]>();
  for (const text of marks) {
    const [word = '', x, y] = text.split('.');
    const mark = { word, x: Number(x), y: Number(y) };
    const same = words.get(word);
    if (same) same.push(mark);
    else words.set(word, [mark]);
  }
  return words;
}

/** Marks that all of these documents share, by word alone. */
export function sharedWords(documents: readonly (readonly string[])[]): Set<string> {
  const sets = documents.map((marks) => new Set(marks.map((mark) => mark.replace(/\..*$/s, ''))));
  const [first = new Set<string>(), ...others] = sets;
  return new Set([...first].filter((word) => others.every((set) => set.has(word))));
}

/** FNV-1a, 32 bits. */
function hash(word: string): string {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(word)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value.toString(36);
}
