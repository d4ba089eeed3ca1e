/**
 * The day a contract begins: the date its preamble, its title or the head of a letter gives it. Dates of other
 * agreements it mentions count against.
 */
import { fold } from '../../layout/fold.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type ContractDate, contractDates } from './contract-dates.js';
import { type Running } from './running.js';
import { type ContractPath } from './schema.js';

/** What stands near a date, and what it says for the date; the strongest counts. */
const SAYS: readonly (readonly [RegExp, number])[] = [
  [/(?:effective|(?:takes?|into|in) (?:effect|force)|applies)(?: as of| from| on| date)?(?: is| of| the)*\W*$/, 1.1],
  [/(?:entered into|made|executed|commenc\w+)/, 0.6],
  [/effective|dated|as of|date of this/, 0.5],
];
/** The same in other languages; French and Spanish contracts are dated where they are signed ("Fait à Lyon, le …"). */
const BEGINS =
  /(?:\btritt (?:mit wirkung )?(?:am|zum|ab)|\bmit wirkung (?:vom|zum|ab)|\bgilt (?:ab|vom)|\bbeginnt (?:am|mit)|\bgeschlossen am|\b(?:prend effet|entre(?:ra)? en vigueur)(?: le| au| a (?:compter|partir) du)|\bfait (?:a|en) [^.,]{2,40}, le|\b(?:conclue?|signee?) le|\ben vigor(?: el| desde el| a partir del)|\bcon efectos?(?: de| del| desde el| a partir del)|\ben [^.,]{2,40}(?:, [^.,]{2,40})?, (?:a|el)|\b(?:stipulat|sottoscritt|conclus)[oa] (?:in data|il)|\b(?:decorre|decorrenza|effetto|in vigore)(?: dal| il| a decorrere dal)|\bin werking op|\b(?:met ingang van|ingaande(?: op)?|aangegaan op))(?: dem| dia| de)?\W*$/;
/** "effective as of the date of the last signature below" */
const SIGNED_LAST = /\beffective\b[^.;]{0,60}\b(?:last|later|latest)\b[^.;]{0,25}\b(?:sign|execut|date)/;
/** Characters at the end of a contract in which its signatures are dated. */
const SIGNATURES = 2500;
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
  const dates = contractDates(reading, all);
  const last = SIGNED_LAST.test(fold(text.slice(0, SIGNATURES))) ? lastSigned(text, dates) : undefined;
  if (last) return [{ path: 'effective_date', value: last.iso, confidence: 0.8, evidence: reading.place(last.where) }];
  const scored = dates.map(({ iso, raw, where }, index) => {
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

/** The last day that stands beside a signature. */
const lastSigned = (text: string, dates: readonly ContractDate[]): ContractDate | undefined =>
  dates
    .filter(
      ({ raw: { start } }) => start > text.length - SIGNATURES && /\bdated?\W*$/i.test(text.slice(0, start).slice(-8)),
    )
    .sort((a, b) => a.iso.localeCompare(b.iso))
    .at(-1);

const said = (before: string, after: string): number =>
  BEGINS.test(before)
    ? 1.1
    : (SAYS.find(([pattern], index) => pattern.test(index === 0 ? before : before + after))?.[1] ?? 0);

/** The date is all there is in its line, as at the head of a letter. */
const alone = ({ layout }: Reading, words: readonly unknown[]): boolean =>
  layout.lines.some((line) => line.words.length === words.length && line.words[0] === words[0]);
