/**
 * The day a contract ends, where it is written as a date ("ends on 31 March 2027", "läuft bis zum 31.03.2027"). Dates
 * by which notice must be given or an offer lapses are no end of the contract.
 */
import { fold } from '../../../layout/fold.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { contractDates } from './contract-dates.js';
import { type Running } from '../../../layout/running.js';

const ENDS =
  /(?:\b(?:expir(?:es?|ing|y)|ends?|ending|terminates?|until|through)|\b(?:endet|bis (?:zum|einschlie\S+)|befristet bis)|\b(?:expire|prend fin|jusqu'au)|\b(?:vence|finaliza|hasta el)|\b(?:scade|termina|fino al)|\b(?:eindigt|tot en met)|\b(?:cessa|ate)|\b(?:wygasa|do dnia))\b[^.;:\d]{0,40}$/;
const OTHER =
  /\b(?:notice|option|offer|warrant|fiscal|quarter|invoice|payment|kundig\w*|preavis|preaviso|preavviso|opzegg\w*)\b/;
const OWN = /\b(?:agreement|contract|initial term|term|vertrag|contrat|contrato|contratto|overeenkomst|umowa)\b/;

export function expiryField(reading: Reading, all: Running): Found<'expiration_date'>[] {
  const earliest = reading.dates.map(({ iso }) => iso).sort()[0];
  const found = contractDates(reading, all).flatMap(({ iso, raw, where, certain }) => {
    const sentence = lastSentence(fold(all.text.slice(Math.max(0, raw.start - 240), raw.start)));
    if (!ENDS.test(sentence) || OTHER.test(sentence) || (earliest !== undefined && iso <= earliest)) return [];
    return [{ iso, where, confidence: (OWN.test(sentence) ? 0.85 : 0.6) - (certain ? 0 : 0.3) }];
  });
  const [best] = found.sort((a, b) => b.confidence - a.confidence);
  if (!best) return [];
  const { iso, where, confidence } = best;
  return [{ path: 'expiration_date', value: iso, confidence, evidence: reading.place(where) }];
}

const lastSentence = (text: string): string => text.split(/[.;] (?=[a-z(])/).at(-1) ?? text;
