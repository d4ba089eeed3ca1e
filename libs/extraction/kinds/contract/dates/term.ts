/**
 * How long a contract runs: of all lengths of time in it, the one whose sentence says that the agreement or its
 * obligations last, end or survive; lengths of covenants not to hire or compete, of notices and of renewals count
 * against.
 */
import { fold } from '../../../layout/fold.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { durations } from './durations.js';
import { type Running } from '../../../layout/running.js';

const LASTS =
  /(?:terminat|expir|remain|continu|in (?:full )?(?:force|effect)|surviv|initial term|term of (?:this|the) agreement|bound|\b(?:lasts? for|endures?|ceases?|lapses?|hold|valid|ends?|term|tenure|runs?|keep|extends?|appl(?:y|ies) for)\b|\b(?:laufzeit|dauer|in kraft|gilt|gelten|bleib\w+|beste\w+|endet|befristet)\b|\b(?:duree|vigueur|demeur\w+|reste\w*|prend fin)\b|\b(?:duracion|vigor|vigencia|vigente)\b|\b(?:durata|vigore|valid[oa]|efficacia|scad\w+)\b|\b(?:duur|looptijd|kracht|geldt|gelden|eindigt|aangegaan)\b)/;
const SUBJECT =
  /(?:\b(?:this|the) (?:letter )?(?:agreement|deed|lease|licen[cs]e|contract|letter)|obligations|duties|promise|covenant|\bm?nda\b|\bthis \p{L}+ (?:applies|lasts|runs|continues|remains)\b|\b(?:la|il|el) presente \p{L}+|restrictions on|confidential|secrecy|not (?:use|disclose)\b|\bsecrets?\b|undertaking|\bit (?:shall |will )?(?:remains?|continues?|be|is) in (?:full )?(?:force|effect)\b|vereinbarung|vertrag|(?:miet|arbeits|dienst)verhaltnis|verpflichtung|vertraulich|geheimhalt|\b(?:accord|contrat|convention|engagement)s?\b|confidencial|acuerdo|contrato|obligacion|convenio|accordo|contratto|impegno|obblig|riservat|overeenkomst|verklaring|verplicht|vertrouwelijk|geheimhoud)/u;
const OTHER =
  /(?:solicit|hire|employment|compet|stock|securit|vacation|standstill|acquire|salary|severance|\bold\b|vest|verjahr|verfall|wettbewerb|prescri|concurren|boete)/;
/** Of a renewal or a notice where they stand before it; after it they say what follows the term. */
const RENEWAL =
  /(?:renew|notice|kundig|verlanger|preavis|renouvel|preaviso|prorrog|renova|preavviso|rinnov|prorog|opzeg|verleng)/;
/** "14. Term.", "Article 2 – Durée": the heading of the clause, with no other clause's after it. */
const HEADING =
  /(?:\d|§|[.)–-]|\b(?:article|artikel|art|section)\b.{0,6})[\s.)–-]+(?:(?:initial|fixed|lease|time|prise d'effet) |[\p{L}']{3,20} (?:and|und|et|y|e|en) |prise d'effet et )?(?:term|tenure|duration|period|time|laufzeit|dauer|vertragsdauer|duree|duracion|vigencia|plazo|durata|looptijd|duur)(?: (?:and|of|und|et|y|e|en|de|der|des) [\p{L}\s]{3,25})?\s?[.:–-]*\s+(?:(?!\s\d{1,2}[.)] )[^])*$/u;
const PERIOD_OF =
  /(?:(?:period|term|tenure|dauer|laufzeit|zeitraum|duree|periode|duracion|periodo|plazo|durata|duur|looptijd|tijd) (?:of|von|de|di|van)(?: up to)? (?:\w+ )?|\b(?:term|tenure|duration|laufzeit|duree|vigencia|durata|looptijd)\b[^.;]{0,40} (?:is|be|betragt|est|es|sera|e|bedraagt) (?:de |di |for |an? )?)$/;
/** From a beginning: what is counted from the end outlives the contract; it is its length where no other is stated. */
const COUNTED_FROM =
  /^s?[ ,]{0,2}(?!\w+ (?:the |its |any )?(?:earlier )?(?:expir|terminat|determinat|end\b))(?:from|after|following|commencing|beginning|starting|as (?:of|from)|ab\b|nach\b|a (?:compter|partir|decorrere)|contados|vanaf|na\b)/;
/** "Term: Seven (7) years", "Period of hire | 18 months": among the particulars, with nothing between. */
const STATED =
  /(?:^|[^\p{L}])(?:(?:initial |lease |contract )?(?:term|tenure|duration)(?: of (?:this )?\p{L}+)?|period of \p{L}+|(?:vertrags|miet)?(?:laufzeit|dauer)|duree|duracion|vigencia|durata|looptijd|duur)\s?:?\s$/u;
/** "Subscription period | Two years", but not how long a notice, a trial or a guarantee takes. */
const STATED_PERIOD =
  /(?<!(?:notice|trial|probation|probationary|renewal|restricted|restriction|grace|cure|warranty|payment|retention|cooling-off) )\bperiod\s?:?\s$/;
/** How long what was told is to be kept secret, where the contract's own length may stand beside it. */
const SECRECY =
  /\b(?:term|period|duration) of (?:confidentiality|secrecy)|\b(?:confidentiality|secrecy) (?:term|period)/;
/** "A one year engagement", "a two-year agreement": of the contract itself. */
const LONG = /^[\s-](?:initial )?(?:agreement|contract|engagement|lease|licen[cs]e|term)\b/;
/** "the seventh anniversary of the Effective Date": counted from where the contract begins. */
const FROM_ITS_START =
  /^ (?:of|after|from) (?:the (?:(?:effective|commencement) date|date (?:hereof|of this agreement))|this agreement)\b/;
/** Counted from an end that is spoken of before. */
const THEREAFTER = /^[\s,)]*(?:thereafter|afterwards|danach|daruber hinaus)\b/;
/** A box that is not ticked stands before it. */
const NOT_CHOSEN = /☐[^☒☐]{0,60}$/;
/** Weeks are told of notices and payments, too; as a term they are called one. */
const WEEKS = /w[eo]+[ck]h?en?s?$|weeks?$|sem[ai]+n[ae]s?$|settiman[ae]$/i;
const LEAST = 1.25;

export function termField(reading: Reading, { text, wordsFrom }: Running): Found<'term'>[] {
  const candidates = durations(text).map((duration) => {
    const clause = fold(text.slice(Math.max(0, duration.start - 260), duration.start));
    const before = sentenceBefore(clause);
    const after = fold(text.slice(duration.end, duration.end + 70)).split(/\. /)[0]!;
    const sentence = `${before}${after}`;
    const score =
      (LASTS.test(sentence) ? 1 : 0) +
      (SUBJECT.test(sentence) ? 1 : 0) +
      (HEADING.test(clause) ? 0.5 : 0) +
      (PERIOD_OF.test(before) ? 0.3 : 0) +
      (STATED.test(before) ? 1.3 : 0) +
      (STATED_PERIOD.test(before) ? 1 : 0) +
      (COUNTED_FROM.test(after.trim()) ? 0.4 : 0) +
      (LONG.test(after) ? 1.3 : 0) +
      (FROM_ITS_START.test(after) ? 0.4 : 0) -
      (OTHER.test(sentence) || RENEWAL.test(before) ? 1.2 : 0) -
      (SECRECY.test(before) ? 1.1 : 0) -
      (THEREAFTER.test(after) ? 0.7 : 0) -
      (NOT_CHOSEN.test(before) ? 2 : 0) -
      (WEEKS.test(duration.value) && !PERIOD_OF.test(before) && !STATED.test(before) ? 2 : 0);
    return { duration, score };
  });
  const [best] = candidates.sort((a, b) => b.score - a.score);
  if (!best || best.score < LEAST) return [];
  const { duration, score } = best;
  const evidence = reading.place(wordsFrom(duration.start, duration.end));
  return [{ path: 'term', value: duration.value, confidence: score > 2 ? 0.75 : 0.6, evidence }];
}

/** The number of a clause begins one, too: the heading above it is another's; "am 1. Januar" ends none. */
const sentenceBefore = (text: string): string =>
  text.split(/(?<!\b(?:am|ab|vom|zum|bis) \d{1,2})[.;] (?=[a-z(])| \d{1,2}\.\d{1,2}\.? /).at(-1) ?? text;
