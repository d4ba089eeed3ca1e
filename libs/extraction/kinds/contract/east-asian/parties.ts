/** The parties of a contract in Chinese, Japanese or Korean, by the first way to name them that tells two. */
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { type Compact } from './compact.js';
import { behindNames, behindRoles, companiesIn } from './labelled.js';
import { type Party } from './names.js';
import { shortNamed } from './short-named.js';

const [LEAST, MOST] = [2, 5];
/** Each way, and how sure two parties are that it tells. */
const WAYS = [
  [shortNamed, 0.7],
  [behindRoles, 0.7],
  [behindNames, 0.7],
  [companiesIn, 0.4],
] as const;
/** Ways that say of a name that it is a party's: one may tell one of them, another the other. */
const PLAIN = 3;
const ALONE = 0.3;

export function partyField(reading: Reading, all: Compact): Found<'parties'>[] {
  const told = WAYS.map(([way, sure]) => ({ parties: unlike(way(all)), sure }));
  const together = { parties: unlike(told.slice(0, PLAIN).flatMap(({ parties }) => parties)), sure: ALONE };
  const candidates = [...told.slice(0, PLAIN), together, ...told.slice(PLAIN)];
  const best = candidates.find(({ parties }) => parties.length >= LEAST) ?? together;
  const [first] = best.parties;
  if (!first) return [];
  const value = best.parties.slice(0, MOST).map(({ name }) => name);
  const evidence = reading.place(all.wordsFrom(first.start, first.end));
  return [{ path: 'parties', value, confidence: value.length >= LEAST ? best.sure : ALONE, evidence }];
}

/** Each once, by its letters. */
function unlike(parties: readonly Party[]): Party[] {
  const key = ({ name }: Party) => name.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
  return parties.filter((party, at) => parties.findIndex((other) => key(other) === key(party)) === at);
}
