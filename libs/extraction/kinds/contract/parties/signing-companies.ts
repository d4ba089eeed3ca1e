/** Companies that sign by an officer: "ACME, INC. By: …"; those that sign together stand one after the other. Pure. */
import { type Line } from '../../../layout/lines.js';
import { nameAt } from './party-name.js';
import { type Signed } from './signatures.js';

/** Characters at the end of a contract that may hold its signatures. */
const TAIL = 6000;
/**
 * A name begins its cell, or stands after another's or after what leads to it ("Yours truly, LARKSPUR, INC."): "Title:
 * Managing Member" above "LARKSPUR GP LLC" is no part of it.
 */
const BEFORE = /(?:(?<!\b(?:title|its|name)):|,) $/i;

export function signingCompanies(lines: readonly Line[], text: string): Signed[] {
  const tail = Math.max(0, text.length - TAIL);
  const starts = new Set(cellStarts(lines));
  return [...text.slice(tail).matchAll(/(?<=\s)(?=\p{Lu}[^:/]{3,70}\s+By\s*:)/gu)].flatMap(({ index }): Signed[] => {
    const at = tail + index;
    const found = starts.has(at) || BEFORE.test(text.slice(Math.max(0, at - 8), at)) ? nameAt(text, at) : undefined;
    if (!found?.company || !/^\s*(?:By\s*:|\p{Lu})/u.test(text.slice(found.end))) return [];
    starts.add(found.end + 1);
    return [{ name: known(found.name, text), at }];
  });
}

/** Where the cells of lines begin in their running text. */
function cellStarts(lines: readonly Line[]): ReadonlySet<number> {
  const starts = new Set<number>();
  let line = 0;
  for (const { segments, text } of lines) {
    let from = 0;
    for (const cell of segments) {
      from = Math.max(from, text.indexOf(cell.text, from));
      starts.add(line + from);
      from += cell.text.length;
    }
    line += text.length + 1;
  }
  return starts;
}

/**
 * Without the words before it that stand beside it only once, as the addressee's do above a company's name in a letter.
 */
export function known(name: string, text: string): string {
  const words = name.split(' ');
  const all = text.toLowerCase();
  for (let from = 0; words.length - from >= 2; from++) {
    const rest = words.slice(from).join(' ');
    if (/^\p{Lu}/u.test(rest) && all.split(rest.toLowerCase()).length > 2) return rest;
  }
  return name;
}
