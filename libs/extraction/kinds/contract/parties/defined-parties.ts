/**
 * Parties that a contract only names as it gives them their short names, one after the other: 'Larkspur Trust ("the
 * Trust", "we") and Ada Example ("you")', "We, Larkspur Club (the Club), and you, Harbour Ltd (the Sponsor), agree".
 */
import { isParty } from './no-party.js';
import { nameAt } from './party-name.js';
import { type Running } from '../../../layout/running.js';
import { type Signed } from './signatures.js';

/** Characters of a contract in which it names its parties. */
const OPENING = 2500;
/** In quotes, or bare: "(the Club)", "(Outgoing Party)". */
const SHORT_NAME =
  /\(\s*(?:(?:hereinafter|hereafter)[^()"“”]{0,40})?(?:(?:the |a |an )?["“][^()"“”]{1,40}["”][^()]{0,60}|(?:the |a )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\)/gu;
/** Where a name may begin: not within a run of words with capitals. */
const BEGINS = /(?<![\p{L}\d.&’'-])(?=\p{Lu}|\d+\p{L})/gu;
/** Between a name and its short name: nothing, a number in a register, or what describes its bearer. */
const DESCRIBED =
  /^(?:\s\p{Lu}{2,5}\s[\d ]{5,16})?(?:,? (?:an?|of|whose|having|with|located|residing|incorporated|established|organi[sz]ed|registered)\s[^().;:]{3,160})?[\s,]*$/u;
/** Between a short name and the next party: no comma alone, as in a list of others. */
const NEXT = /^[\s;]*(?:,?\s*(?:and|&)\s+)?(?:(?:you|me|us|we|between|both),?\s+)?/i;

interface Defined extends Signed {
  /** Where its short name ends in the text. */
  readonly end: number;
}

export function definedParties({ text }: Running): Signed[] {
  const opening = text.slice(0, OPENING);
  const short = [...opening.matchAll(SHORT_NAME)].map(({ index, 0: { length } }) => ({
    at: index,
    end: index + length,
  }));
  for (const [place, { at, end }] of short.entries()) {
    const first = before(text, short[place - 1]?.end ?? 0, at);
    if (!first) continue;
    const parties: Defined[] = [{ ...first, end }];
    for (const next of short.slice(place + 1)) {
      const start = parties.at(-1)!.end + (NEXT.exec(text.slice(parties.at(-1)!.end, next.at))?.[0].length ?? 0);
      const party = start > parties.at(-1)!.end ? named(text, start, next.at) : undefined;
      if (!party) break;
      parties.push({ ...party, end: next.end });
    }
    if (parties.length > 1) return parties;
  }
  return [];
}

/** The longest name before a short name, within its sentence. */
function before(text: string, from: number, to: number): Signed | undefined {
  const start = Math.max(from, to - 260);
  const sentence = text.slice(start, to);
  for (const { index } of sentence.matchAll(BEGINS)) {
    const party = named(text, start + index, to);
    if (party) return party;
  }
  return undefined;
}

function named(text: string, at: number, to: number): Signed | undefined {
  const found = nameAt(text, at);
  const described = found && found.end <= to && DESCRIBED.test(text.slice(found.end, to));
  return described && found.name.includes(' ') && !/\d{3} \d{3}/.test(found.name) && isParty(found.name)
    ? { name: found.name, at }
    : undefined;
}
