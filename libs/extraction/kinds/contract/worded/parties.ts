/**
 * The parties of a contract by how its language words it: of the ways to name them that tell two the one whose names
 * the contract has again, else the first.
 */
import { fold } from '../../../layout/fold.js';
import { type Line } from '../../../layout/lines.js';
import { type Running } from '../../../layout/running.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { behindNames, behindRoles, companiesAlone } from './labelled.js';
import { type Party, type Text, textOf } from './names.js';
import { joined, shortNamed } from './short-named.js';
import { type Patterns } from './wordings/wording.js';

const [LEAST, MOST] = [2, 5];
/** How sure two are of which each way tells one. */
const APART = 0.3;

/** @returns nothing where no way tells two */
export function partyField(
  reading: Reading,
  lines: readonly Line[],
  all: Running,
  patterns: Patterns,
): Found<'parties'>[] {
  const text = textOf(all, lines);
  const ways = [
    [shortNamed(text, lines, patterns), 0.7],
    [behindRoles(text, lines, patterns), 0.7],
    [behindNames(text, lines, patterns), 0.7],
    [joined(text, patterns), 0.6],
  ] as const;
  const told = ways.map(([parties, sure]) => ({ parties: unlike(parties), sure }));
  const together = { parties: unlike(told.flatMap(({ parties }) => parties)), sure: APART };
  const signed = { parties: unlike(companiesAlone(text, lines)), sure: 0.4 };
  const whole = told.filter(({ parties }) => parties.length >= LEAST);
  const best =
    whole.sort((one, other) => namedAgain(other.parties, text) - namedAgain(one.parties, text))[0] ??
    [together, signed].find(({ parties }) => parties.length >= LEAST);
  const [first] = best?.parties ?? [];
  if (!best || !first) return [];
  const value = best.parties.slice(0, MOST).map(({ name }) => name);
  const evidence = reading.place(all.wordsFrom(first.start, first.end));
  return [{ path: 'parties', value, confidence: best.sure, evidence }];
}

/** Part of the parties that stand in the text more than once: a contract names them beneath again. */
const namedAgain = (parties: readonly Party[], { folded }: Text): number =>
  parties.filter(({ name }) => folded.split(fold(name)).length > 2).length / parties.length;

/** Each once, by its letters; of two of which one begins as the other does, the longer. */
function unlike(parties: readonly Party[]): Party[] {
  const key = ({ name }: Party) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
  return parties.filter((party, at) => {
    const own = key(party);
    return !parties.some((other, place) => {
      const others = key(other);
      return place !== at && others.startsWith(own) && (others.length > own.length || place < at);
    });
  });
}
