/**
 * A contract's fields from its sentences: parties from the preamble ("by and between X and Y"), first and last day,
 * governing law, term and value from the clauses that state them. Works on the running text; places lead back to the words.
 */
import { fold } from '../../layout/fold.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../found.js';
import { type PlacedDate, type Reading } from '../reading.js';
import { expiryField } from './expiry.js';
import { lawField } from './law.js';
import { partyField } from './parties.js';
import { running } from './running.js';
import { termField } from './term.js';
import { valueField } from './value.js';

export function contractFields(reading: Reading): Found[] {
  const all = running(reading.layout.lines);
  return [
    ...titleField(reading),
    ...partyField(reading, all),
    ...effectiveDate(reading),
    ...expiryField(reading, all),
    ...lawField(reading, all),
    ...termField(reading, all),
    ...valueField(reading, all),
  ];
}

function titleField(reading: Reading): Found[] {
  const line = reading.layout.lines
    .slice(0, 15)
    .find(
      ({ text }) =>
        text.length < 90 &&
        /(?:agreement|contract|vertrag|contrat|contratto|contrato|overeenkomst|umowa|undertaking)/i.test(text) &&
        !/\b(?:this|by and between)\b/i.test(text),
    );
  return line ? [{ path: 'title', value: tidy(line.text), confidence: 0.7, evidence: reading.place(line) }] : [];
}

const EFFECTIVE = /effective|dated|entered into|made|as of|date of this|commence/;

function effectiveDate(reading: Reading): Found[] {
  const scored = reading.dates.map((date, index) => ({ date, score: dateScore(reading, date) - index * 0.02 }));
  const [best] = scored.sort((a, b) => b.score - a.score);
  if (!best) return [];
  const { date, score } = best;
  return [
    {
      path: 'effective_date',
      value: date.iso,
      confidence: score > 0.3 ? 0.8 : 0.5,
      evidence: reading.place({ page: date.line.page, words: date.words }),
    },
  ];
}

function dateScore({ layout }: Reading, date: PlacedDate): number {
  const before = layout.lines[layout.lines.indexOf(date.line) - 1];
  const context = fold(`${before?.text ?? ''} ${date.line.text}`);
  return (EFFECTIVE.test(context) ? 0.5 : 0) - (/filed|fiscal|expir|terminat|exhibit \d/.test(context) ? 0.4 : 0);
}
