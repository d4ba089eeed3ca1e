/**
 * How long a contract runs: of all lengths of time in it, the one whose sentence says that the agreement or its
 * obligations last, end or survive; lengths of covenants not to hire or compete, of notices and of renewals count
 * against.
 */
import { fold } from '../../layout/fold.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { durations } from './durations.js';
import { type Running } from './running.js';
import { type ContractPath } from './schema.js';

const LASTS =
  /(?:terminat|expir|remain|continu|in (?:full )?(?:force|effect)|surviv|initial term|term of (?:this|the) agreement|bound|\b(?:lasts? for|endures?|ceases?|lapses?|hold|valid|ends?|term)\b|\b(?:laufzeit|dauer|in kraft|gilt|gelten|bleib\w+|beste\w+|endet)\b|\b(?:duree|vigueur|demeur\w+|reste\w*|prend fin)\b|\b(?:duracion|vigor|vigencia|vigente)\b|\b(?:durata|vigore|valid[oa]|efficacia|scad\w+)\b|\b(?:duur|looptijd|kracht|geldt|gelden|eindigt)\b)/;
const SUBJECT =
  /(?:\b(?:this|the) (?:letter )?(?:agreement|deed|lease|licen[cs]e|contract|letter)|obligations|duties|promise|restrictions on|confidential|secrecy|\bsecrets?\b|undertaking|vereinbarung|vertrag|mietverhaltnis|verpflichtung|vertraulich|geheimhalt|\b(?:accord|contrat|convention)s?\b|confidencial|acuerdo|contrato|obligacion|accordo|contratto|obblig|riservat|overeenkomst|verplicht|vertrouwelijk|geheimhoud)/;
const OTHER =
  /(?:solicit|hire|employment|compet|stock|securit|vacation|renew|notice|standstill|acquire|salary|severance|\bold\b|vest|kundig|verlanger|verjahr|wettbewerb|preavis|renouvel|prescri|concurren|preaviso|prorrog|renova|preavviso|rinnov|prorog|opzeg|verleng|boete)/;
const LEAST = 1.25;

export function termField(reading: Reading, { text, wordsFrom }: Running): Found<ContractPath>[] {
  const candidates = durations(text).map((duration) => {
    const before = sentenceBefore(fold(text.slice(Math.max(0, duration.start - 260), duration.start)));
    const after = fold(text.slice(duration.end, duration.end + 70)).split(/\. /)[0]!;
    const sentence = `${before}${after}`;
    const score =
      (LASTS.test(sentence) ? 1 : 0) +
      (SUBJECT.test(sentence) ? 1 : 0) +
      (/(?:period|term) of (?:up to )?(?:\w+ )?$/.test(before) ? 0.3 : 0) +
      (/^s? ?(?:from|after|following)/.test(after.trim()) ? 0.4 : 0) -
      (OTHER.test(sentence) ? 1.2 : 0);
    return { duration, score };
  });
  const [best] = candidates.sort((a, b) => b.score - a.score);
  if (!best || best.score < LEAST) return [];
  const { duration, score } = best;
  const evidence = reading.place(wordsFrom(duration.start, duration.end));
  return [{ path: 'term', value: duration.value, confidence: score > 2 ? 0.75 : 0.6, evidence }];
}

const sentenceBefore = (text: string): string => text.split(/[.;] (?=[a-z(])/).at(-1) ?? text;
