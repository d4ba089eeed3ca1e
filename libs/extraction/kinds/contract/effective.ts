/**
 * The day a contract begins: the date its preamble, its title or the head of a letter gives it. Dates of other
 * agreements it mentions count against.
 */
import { fold } from '../../layout/fold.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { contractDates } from './contract-dates.js';
import { type Running } from './running.js';
import { type ContractPath } from './schema.js';

/** What stands near a date, and what it says for the date; the strongest counts. */
const SAYS: readonly (readonly [RegExp, number])[] = [
  [/(?:effective|(?:takes?|into|in) (?:effect|force))(?: as of| from| on| date)?(?: is| of| the)*\W*$/, 1.1],
  [/(?:entered into|made|executed|commenc\w+)/, 0.6],
  [/effective|dated|as of|date of this/, 0.5],
];
const OTHER_DAY = /filed|fiscal|expir|terminat|exhibit \d/;
/** "that certain Agreement dated …", "the employment agreement dated …": not this one. */
const OTHER_AGREEMENT =
  /\b(?:that certain|certain|prior|previous|original|existing|amend\w*|reference is made|references the|pursuant to|under the|your|his|her|\w+'s)\b[^.]{0,90}\bdated(?: as)?(?: of)?\W*$/;
const OWN = /\bthis\b[^.]{0,60}\bdated(?: as)?(?: of)?\W*$/;
/** Characters of context on either side. */
const CONTEXT = 110;
const HEAD = 900;
/** What a date loses for each one before it: most contracts name their first day first. */
const LATER = 0.35;

export function effectiveField(reading: Reading, all: Running): Found<ContractPath>[] {
  const { text } = all;
  const scored = contractDates(reading, all).map(({ iso, raw, where }, index) => {
    const before = fold(text.slice(Math.max(0, raw.start - CONTEXT), raw.start));
    const after = fold(text.slice(raw.end, raw.end + 40));
    const other = OTHER_AGREEMENT.test(before) && !OWN.test(before);
    const score =
      said(before, after) +
      (alone(reading, where.words) && raw.start < HEAD ? 0.45 : 0) -
      (OTHER_DAY.test(before + after) ? 0.4 : 0) -
      (other ? 0.6 : 0);
    return { iso, where, score: score - Math.min(2, index * LATER) };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  if (!best) return [];
  const confidence = best.score > 0.3 ? 0.8 : 0.5;
  return [{ path: 'effective_date', value: best.iso, confidence, evidence: reading.place(best.where) }];
}

const said = (before: string, after: string): number =>
  SAYS.find(([pattern], index) => pattern.test(index === 0 ? before : before + after))?.[1] ?? 0;

/** The date is all there is in its line, as at the head of a letter. */
const alone = ({ layout }: Reading, words: readonly unknown[]): boolean =>
  layout.lines.some((line) => line.words.length === words.length && line.words[0] === words[0]);
