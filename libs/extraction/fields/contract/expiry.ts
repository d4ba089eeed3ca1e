/**
 * The day a contract ends, where it is written as a date ("ends on 31 March 2027", "läuft bis zum 31.03.2027"). Read from the running text, so
 * that a date may break across lines. Dates by which notice must be given or an offer lapses are no end of the contract.
 */
import { fold } from '../../layout/fold.js';
import { findDates, orderOf, toIso } from '../../normalise/dates.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { type Running } from './running.js';

const ENDS =
  /(?:\b(?:expir(?:es?|ing|y)|ends?|ending|terminates?|until|through)|\b(?:endet|bis (?:zum|einschlie\S+)|befristet bis)|\b(?:expire|prend fin|jusqu'au)|\b(?:vence|finaliza|hasta el)|\b(?:scade|termina|fino al)|\b(?:eindigt|tot en met)|\b(?:cessa|ate)|\b(?:wygasa|do dnia))\b[^.;:\d]{0,40}$/;
const OTHER =
  /\b(?:notice|option|offer|warrant|fiscal|quarter|invoice|payment|kundig\w*|preavis|preaviso|preavviso|opzegg\w*)\b/;
const OWN = /\b(?:agreement|contract|initial term|term|vertrag|contrat|contrato|contratto|overeenkomst|umowa)\b/;

export function expiryField(reading: Reading, { text, wordsFrom }: Running): Found[] {
  const dates = findDates(text);
  const order = orderOf(dates) ?? (reading.language === 'en' ? undefined : 'dmy');
  const earliest = reading.dates.map(({ iso }) => iso).sort()[0];
  const found = dates.flatMap((date) => {
    const sentence = lastSentence(fold(text.slice(Math.max(0, date.start - 240), date.start)));
    const iso = toIso(date, order ?? 'dmy');
    if (!iso || !ENDS.test(sentence) || OTHER.test(sentence) || (earliest !== undefined && iso <= earliest)) return [];
    const certain = date.month !== undefined || date.order !== undefined || order !== undefined;
    return [{ date, iso, confidence: (OWN.test(sentence) ? 0.85 : 0.6) - (certain ? 0 : 0.3) }];
  });
  const [best] = found.sort((a, b) => b.confidence - a.confidence);
  if (!best) return [];
  const { date, iso, confidence } = best;
  const evidence = reading.place(wordsFrom(date.start, date.end));
  return [{ path: 'expiration_date', value: iso, confidence, evidence }];
}

const lastSentence = (text: string): string => text.split(/[.;] (?=[a-z(])/).at(-1) ?? text;
