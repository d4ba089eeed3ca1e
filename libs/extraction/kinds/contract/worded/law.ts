/** The law a contract is under, as its language speaks of it. */
import { fold } from '../../../layout/fold.js';
import { type Running } from '../../../layout/running.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { type Patterns } from './wordings/wording.js';

/** The one named last: what says who the parties are may name that which one was founded under. */
export function lawField(reading: Reading, all: Running, { wording, find }: Patterns): Found<'governing_law'>[] {
  const folded = fold(all.text);
  const [last] = wording.laws
    .flatMap(([country, spoken]) =>
      [...folded.matchAll(find(spoken, ['', ''], 'gu'))].map(({ index, 0: said }) => ({
        country,
        start: index,
        end: index + said.length,
      })),
    )
    .sort((a, b) => b.start - a.start);
  if (!last) return [];
  const evidence = reading.place(all.wordsFrom(last.start, last.end));
  return [{ path: 'governing_law', value: last.country, confidence: 0.85, evidence }];
}
