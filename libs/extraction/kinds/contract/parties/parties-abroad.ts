/**
 * The parties of a contract in German, French, Spanish, Italian or Dutch. Its opening calls each by a short name ("–
 * nachfolgend „Auftraggeber“ genannt –", "(di seguito, la “Parte Ricevente”)"); the party is what is named first after
 * the short name of the one before, or the one that who is named first acts for.
 */
import { isForm } from './company-form.js';
import { isParty } from './no-party.js';
import { namesAt, type PartyName } from './party-name.js';
import { isRole } from './roles.js';
import { type Running } from '../../../layout/running.js';
import { type Signed } from './signatures.js';

const OPENS =
  /(?<!\p{L})(?:zwischen|entre(?: les soussign\S+)?|(?:je |nous )?soussign[eé]e?s?|reunidos|comparecen|(?:por|de) una parte|de um lado|tra|fra|(?:il |la )?sottoscritt[oa]|(?:(?:der|die) )?unterzeichne(?:te|nde)[rn]?|(?:po)?mi[eę]dzy|erschienen(?: heute)?|(?:de )?ondergetekenden?|tussen)(?!\p{L})[\s,:]*/giu;
/** Characters of a contract in which its parties stand, and of them all. */
const [HEAD, CLAUSE] = [2500, 2200];
const CALLED =
  "nachfolgend|nachstehend|im folgenden|ci-\\s?apr[eè]s|hierna|verder te noemen|en adelante|en lo sucesivo|(?:di|in|nel) seguito|in appresso|d'ora in (?:avanti|poi)|doravante|adiante (?:designad|denominad)[oa]s?|quien se denominar[áa]|zwan(?:y|a|ym|ą|ymi) dalej";
const BETWEEN = String.raw`auch|kurz|als|der|die|das|d[eé]nomm[eé]e?s?|le|la|el|il|lo|denominat[oa]|denominad[oa]|te noemen|genoemd|de|por`;
/** In quotes, or bare: "(di seguito, la “Parte”)", "nachfolgend Mieter genannt", "(Mieterin)", "– Mieter –". */
const SHORT_NAME = new RegExp(
  String.raw`\([^()"“„«]{0,60}["“„«]\s?[^"”“»)]{2,50}["”“»][^()]{0,20}\)|(?<bare>\((?!haftungsb)\p{L}{5,20}\)|(?<=\s)[–—-]\s?\p{L}{5,20}\s?[–—-](?=\s|$))|(?:${CALLED})(?:[^"“„«.]{0,60}["“„«]\s?[^"”“»]{2,50}["”“»]|[\s,:]+(?:(?:${BETWEEN})[\s:]+){0,3}(?:l['’])?\p{L}{4,25}(?:\s+genannt)?)`,
  'giu',
);
const TOGETHER = /gemeinsam|\bbeide\b|ensemble|conjunta|congiunta|gezamenlijk|\bsamen\b/i;
/** Before a name: "und", "D'une part", "2.", "Mieter*in:", how its bearer is addressed, or its form of company. */
const LEADS =
  /^(?:[\s,;:.·−–—-]+|los suscritos|a saber|(?:como|comme|als|en calidad de) (?:el |la )?\p{L}{5,20}(?=,)|\p{L}[\p{L}*]{3,24}(?:\([a-z]{1,3}\))?\s?:\s|\(?(?:\d[.)]|[a-f]\))\s|genannt|d[’']une part|d[’']autre part|(?:de|por) una parte|(?:de|por) (?:la )?otra(?: parte)?|(?:und|et|y|ed?|en|zum einen|zum anderen|der|die|den|dem|das|firma|eheleuten?|[eé]poux|c[oó]nyuges|coniugi|echtgenoten|herrn?|frau|dipl\.-\p{L}+\.?|dr\.|prof\.|la|le|il|lo|el|los|soci[eé]t[eé]|societ[aà]|sociedad|mercantil|monsieur|madame|mademoiselle|mme|m\.|(?:primeir|segund|terceir)[oa] outorgante|don|doña|lic\.|c\.|d\.[ªa]?|dña\.|sig\.(?:ra)?|signora?|ing\.|dott\.(?:ssa)?|i|signori|de|het|heer|mevrouw|(?:besloten|naamloze) vennootschap(?: met beperkte aansprakelijkheid)?)(?=[\s,:·]))/iu;
/** After them comes who is meant: whom somebody acts for, or the other side, after who represents the first one. */
const MEANS =
  /\b(?:en (?:nombre y )?representaci[oó]n de|agissant (?:au nom et )?pour le compte de|in nome e per conto d[ie]|[dp](?:e|or) (?:la )?otra(?: parte)?,?|d[’']autre part,?|dall[’']altra(?: parte)?,?|andererseits,?|anderzijds,?)\s+/giu;
/** Before another who is named for the same side, but not before the second of two who act for it: "y DOÑA". */
const BESIDES =
  /,?\s(?:sowie|ainsi que|así como|nonché|alsmede|(?<!\b(?:represent|rappresent|vertret|vertegenw)[^;]{0,120})(?:und|et|y|e|en) (?=(?:herrn?|frau|monsieur|madame|mme|don|doña|il signor|la signora|de heer|mevrouw)\s))\s?/giu;
/** Between two parties: "und" in a line of its own, or the number of the next. */
const BETWEEN_PARTIES =
  /(?<=\s)(?:(?:und|et|y|ed?|en|a)\s*:?(?=\s)|(?:(?:und|et|y|ed?|en)\s+)?(?:\(?[2-6][.)]|\(?[b-f]\))(?=\s+\p{L})|(?:(?:y|et|e)\s+)?(?:de|por|d[’']|dall[’'])\s?(?:la )?(?:otra|autre|altra)(?: parte?)?(?=[\s,])|d[’']une part,?\s)/giu;
/** Before the number of an entry, which is no day: "am 3. Mai". */
const ENTRY = /(?:[,;:.)“”»"]|(?:^|\s)(?:und|et|y|ed?|en))\s*$/u;
const LONGEST_SHORT_LINE = 60;
/** Words with capitals and, each alone between them, words in small letters that join no two names. */
const COMPANY =
  /^\p{Lu}[\p{L}'’&.-]*(?:(?: (?!(?:und|et|e|ed|y|en|par|per|por|door|von|van|de|di|del|zu|geb)\b)\p{Ll}[\p{L}'’-]{4,})? [&\p{Lu}][\p{L}'’&.-]*)*(?: \p{Ll}[\p{L}'’-]{4,})?,?(?: \p{L}[\p{L}.]*)?/u;
/** "Mill Lane 12, 12345 Elmtown" */
const STREET = /\s\d{1,4} ?[a-z]?\|,?\s+(?:\p{Lu}{1,2}-)?\d{4,5}\s/iu;
/** Lines that a heading and a date may take before the parties. */
const FIRST_LINES = 8;

export function partiesAbroad(all: Running): Signed[] {
  const { text } = all;
  const opens = [...text.slice(0, HEAD).matchAll(OPENS)].map(({ index, 0: opening }) => index + opening.length);
  return [
    ...opens.map((at) => calledIn(all, at, true)),
    ...lineStarts(all).map((at) => calledIn(all, at, false)),
  ].reduce<Signed[]>((most, parties) => (parties.length > most.length ? parties : most), []);
}

/** Without a word that opens them the first party may begin a line. */
function lineStarts({ lineEnd }: Running): number[] {
  const starts = [0];
  while (starts.length < FIRST_LINES) starts.push(lineEnd(starts.at(-1)!).end + 1);
  return starts;
}

/** @param opened a word that opens them stands before */
function calledIn(all: Running, from: number, opened: boolean): Signed[] {
  const clause = all.text.slice(from, from + CLAUSE);
  const breaks = breaksIn(all, from, clause, opened);
  // A heading or a stamp over the word that opens them is no party.
  if (!opened && clause.slice(0, breaks[0]?.at).search(OPENS) >= 0) return [];
  const parties: Signed[] = [];
  let [start, sides] = [from, 0];
  for (const { at, length } of breaks) {
    const end = from + at;
    const [first, meant] = [partiesAt(all, start), partiesAt(all, whoIsMeant(all.text, start, end))];
    const besides = [...all.text.slice(start, end).matchAll(BESIDES)].flatMap(({ index, 0: { length: words } }) =>
      partiesAt(all, start + index + words),
    );
    for (const party of [...(meant.length > 0 ? meant : first), ...besides]) {
      if (party.at < end && !parties.some(({ name }) => name === party.name)) parties.push(party);
    }
    sides += parties.some((party) => party.at >= start) ? 1 : 0;
    start = end + length;
  }
  return opened || sides > 1 ? parties : [];
}

interface Break {
  readonly at: number;
  readonly length: number;
}

/** Where one party ends: at its short name, at what stands between two, and before what they are called together. */
function breaksIn(all: Running, from: number, clause: string, opened: boolean): Break[] {
  const short = [...clause.matchAll(SHORT_NAME)].filter(
    ({ groups }) => groups?.['bare'] === undefined || isRole(groups['bare'].replace(/[^\p{L}]/gu, ''), all.text),
  );
  const numbered = /^\W*(?:1[.)]|a\))/.test(clause);
  const between = [...clause.matchAll(BETWEEN_PARTIES)].filter(({ index, 0: word }) => {
    const { end, length } = all.lineEnd(from + index);
    if (/[\d)]/.test(word)) return numbered && (ENTRY.test(clause.slice(0, index)) || end - length === from + index);
    // "y de otra": where a party has no short name, it ends here.
    return / /.test(word.trim()) ? !short.some((name) => name.index < index) : length <= word.length;
  });
  const together = short.find(({ index, 0: words }) =>
    TOGETHER.test(clause.slice(Math.max(0, index - 30), index) + words),
  );
  const ends = [...short.filter((each) => each !== together), ...between]
    .filter(({ index }) => index < (together?.index ?? CLAUSE))
    .sort((a, b) => a.index - b.index);
  const last = ends.at(-1);
  // What they are called together ends the last party's part if it has no short name of its own.
  if (last && between.includes(last)) {
    if (together) ends.push(together);
    else if (opened || /^\p{L}+/u.test(last[0])) return [...ends.map(breakOf), { at: CLAUSE, length: 0 }];
  }
  return ends.map(breakOf);
}

const breakOf = ({ index, 0: { length } }: RegExpExecArray): Break => ({ at: index, length });

/** Where the name begins of who is meant in a part of the text. */
function whoIsMeant(text: string, start: number, end: number): number {
  const acts = [...text.slice(start, end).matchAll(MEANS)].at(-1);
  return acts ? start + acts.index + acts[0].length : start;
}

/** One party, or a couple: "den Eheleuten Ada Example und Ben Example". */
function partiesAt(all: Running, from: number): Signed[] {
  const at = from + leads(all.text.slice(from, from + 200));
  const line = all.lineEnd(at);
  // A name that is all of a short line ends with it, as where the address stands under it.
  const text = line.length < LONGEST_SHORT_LINE ? all.text.slice(0, line.end) : all.text;
  const names = companyAt(text, at) ?? namesAt(text, at);
  return names
    .filter(
      ({ name, end }) => name.includes(' ') && isParty(name) && !STREET.test(`${name}|${text.slice(end, end + 20)}`),
    )
    .map(({ name }) => ({ name, at: Math.max(at, all.text.indexOf(name, at)) }));
}

/** "Gestion immobilière Larkspur inc.": a word in small letters before a form of company is part of a name, too. */
function companyAt(text: string, at: number): PartyName[] | undefined {
  const [run] = COMPANY.exec(text.slice(at, at + 90)) ?? [];
  const words = run?.split(' ') ?? [];
  const form = words.findIndex((word, place) => place > 1 && isForm(word.replace(/,$/, '')));
  if (form < 0 || !words.slice(0, form).some((word) => /^\p{Ll}/u.test(word))) return undefined;
  const name = words.slice(0, form + 1).join(' ');
  return [{ name, end: at + name.length, company: true }];
}

function leads(text: string): number {
  let at = 0;
  for (let lead = LEADS.exec(text); lead; lead = LEADS.exec(text.slice(at))) at += lead[0].length;
  return at + (/^l[’'](?=\p{Lu})/iu.test(text.slice(at)) && /^..\p{Lu}/u.test(text.slice(at)) ? 2 : 0);
}
