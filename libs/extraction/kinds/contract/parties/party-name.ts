/**
 * The name of a company or a person that begins at a place in running text, by how such names are written: words with
 * capitals, small words between them, a form of company or a "Jr." at the end, and commas and points only before or
 * in those. What describes the party afterwards ("a Delaware corporation", "d/b/a …") is no part of it. Pure.
 */
import { tidy } from '../../../normalise/text.js';
import { isForm } from './company-form.js';
import { withCommas } from './names-with-commas.js';

export interface PartyName {
  readonly name: string;
  /** Where the name ends in the text. */
  readonly end: number;
  /** It ends in a form of company. */
  readonly company: boolean;
}

/** Words of companies' names that no person has. */
const BUSINESS =
  /^(?:bank|bancorp|bancshares|trust|association|partners|holdings?|group|university|college|foundation|funds?|institute|ventures?|associates|enterprises|industries|systems?|technolog(?:y|ies)|pharmaceuticals?|capital|financial|international|services|solutions|communications|laboratories|networks|energy|resources|management|entertainment|therapeutics|software|brands|stores|insurance|health|medical|global|worldwide|media|products|properties|acquisition|investments?|investors|equity|advisors|securities|the|of|and|&)$/i;
const AFTER_PERSON = /^(?:jr|sr|ii|iii|iv|v|esq|m\.?d|ph\.?d|j\.?d|cpa|m\.?b\.?a)\.?$/i;
/** A point after them does not end a sentence. */
const SHORTENED =
  /^(?:(?:\p{L}\.)+|(?:st|dr|mr|mrs|ms|mt|ft|bros|gebr|cie|f\.lli|hnos|mfg|intl|int'l|jr|sr|prof|hon|gen|u\.s|no)\.)$/iu;
const SMALL =
  /^(?:of|the|and|&|for|zur|zum|für|pour|para|voor|de|del|della|dei|degli|delle|der|des|di|do|dos|da|du|la|las|le|les|los|het|van|von|den|ten|ter|y|e|z|\+)$/i;
const CAPITAL = /^&?[\p{Lu}\d]/u;
/** Words at which a name is over, as they begin what comes after it. */
const OVER =
  /^(?:agreement|contract|exhibit|section|represented|article|recitals?|witnesseth|whereas|background|parties|party|by|name|signature|witness|title|date|dated|address|this|its|a|an|inasmuch|now|in|effective|attn|attention)$/i;
/** "GmbH & Co. KG", "S.A. de C.V.", "Sp. z o.o.": a form that another follows. */
const AND_COMPANY = /^\s*(?:&\s+Co\.?\s+(?:KG|KGaA|OHG)\b|de\s+[CR]\.?\s?[VL]\b|z\s?o\.?\s?o\b)/i;
/** "Larkspur Bank, National Association" */
const NATIONAL = /^,?\s+national association\b/i;
const NATIONAL_BANK = /\bnational association$/i;
/** "Larkspur (HK) Limited": what is in brackets before a form of company is part of its name. */
const IN_BRACKETS = /^\(\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)?\)(?=\s+(\p{Lu}[\p{L}.-]+)(?:\s+(\p{L}[\p{L}.]+))?)/u;
/** Written in small letters but for its first. */
const IN_SMALL = /^\s*(?:the |de |la )?\p{Lu}\p{Ll}{2}/u;
const MOST_WORDS = 12;
/** Persons who are named as one side. */
const MOST_TOGETHER = 6;
const SALUTATION =
  /^(?:mr|mrs|ms|miss|dr|prof|messrs|herrn?|frau|mme|mlle|monsieur|madame|mademoiselle|doña|dña|d\.?ª|sig|sig\.ra|signora?|dott|dott\.ssa|mevrouw|mevr|dhr)\.?$/iu;
const JOINS = /^(?:and|&|y|e|et|und|en)$/i;
/** Before a first and a last name it is a "Don" or a "Monsieur", not an initial. */
const SHORT_SALUTATION = /^[DM]\. (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/u;
/** What the law adds to a form of company: that it is liable with its funds only, and whose partnership it is. */
const ADDED = [
  { form: /^ug$/i, words: /^\s*\(haftungsbeschr[äa]nkt\)/iu },
  {
    form: /^s\.?[na]\.?[cs]\.?$/i,
    words:
      /^\s+(?:di|DI)\s+\p{Lu}[\p{L}'’]*\.?(?:\s(?!E\s)\p{Lu}[\p{L}'’]+){0,2}(?:\s(?:&|e|E)\s\p{Lu}(?:\.|[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)?))?/u,
  },
];
/** "Larkspur, SAS au capital de 90 000 €": the form describes the company. */
const DESCRIBES = /^\s*\S+\s+au capital\b/i;

/** @param afterOther another party is named before it, so that an "and" can only be one within this name */
export function nameAt(text: string, start: number, afterOther = false): PartyName | undefined {
  const whole = withCommas(text, start);
  if (whole !== undefined)
    return { name: whole, end: start + text.slice(start).indexOf(whole) + whole.length, company: true };
  const words: string[] = [];
  let [end, company, past] = [start, false, start];
  for (const { raw, word, from } of wordsFrom(text, start)) {
    if (from < past) continue;
    const inside = company || words.length === 0 ? undefined : bracketAt(text, from);
    if (inside) {
      words.push(inside);
      past = from + inside.length;
      continue;
    }
    if (words.length === MOST_WORDS || /^["“”(]/.test(raw)) break;
    if (words.length === 0 && (SALUTATION.test(word) || /^the$/i.test(word))) continue;
    const goesOn = SMALL.test(word) && words.length > 0 && !/[,;:]$/.test(raw);
    // "Ada Example of 12 Mill Lane", "ADA EXAMPLE of The Mill"
    if (/^of$/i.test(word) && /^\s*(?:\d|P\.?\s?O\.?\s?Box|No\.)/i.test(text.slice(from + raw.length))) break;
    if (inCapitals(words) && !isForm(word) && IN_SMALL.test(goesOn ? text.slice(from + raw.length) : raw)) break;
    if (goesOn && AND_COMPANY.test(text.slice(from)) && company) {
      words.push(raw);
      continue;
    }
    // "Elmtown College The College": an article with a capital begins a sentence, but in a title.
    if (word === 'The' && words.length > 1 && !SMALL.test(words.at(-1)!)) break;
    if (goesOn && /^(?:&|y|e)$/.test(word) && isPerson(words.join(' ')) && personAt(text, from + raw.length)) break;
    if (goesOn && JOINS.test(word) && isSalutation(text, from + raw.length)) break;
    if (goesOn && !company) {
      if (/^and$/i.test(word) && !joins(text, from + raw.length, words, afterOther)) break;
      if (
        !/^\s*(?:(?:the|of|de|la|las|los|le|les|der|den) )?[\p{Lu}\d]/u.test(
          text.slice(from + raw.length, from + raw.length + 20),
        )
      )
        break;
      words.push(raw);
      continue;
    }
    // "Trust Company of America" goes on after its form.
    if (goesOn && /^of$/i.test(word) && /company|corporation/i.test(words.at(-1) ?? '') && isPlace(text, from)) {
      company = false;
      words.push(raw);
      continue;
    }
    const form = isForm(word) && words.length > 0;
    if (company && !form) break;
    // "plc" and "e.V." begin small, and "eLarkspur" does.
    const small = form ? /^(?:plc|eG|inc)\.?$|^\p{Ll}[\p{L}.]*\./u.test(word) : /^(?:mbh|o\.o)\.?$/.test(word);
    const capital = CAPITAL.test(word) || small || (words.length === 0 && /^[a-z]\p{Lu}/u.test(word));
    if (!capital || OVER.test(word)) break;
    words.push(raw);
    company ||= form;
    end = from + raw.length;
    // A name is no sentence: after its first word a point is dirt or shortens it; "SAS Larkspur" begins with its form.
    const begins = words.length === 1 && !/[,;:)”"]$/.test(raw);
    if (!begins && endsWith(raw, word) && !continues(text, end, raw)) break;
  }
  const name = tidy(words.join(' '))
    .replace(/(?: (?:of|the|and|&|for|de))+$/i, '')
    .replace(/[,;:”"’)]+$/, '')
    .replace(DEGREE, '');
  company ||= NATIONAL_BANK.test(name);
  const last = name.split(' ').at(-1) ?? '';
  // "… and Larkspur Ltd. The parties": the point ends the sentence.
  const sentence = /^\s+\p{Lu}|^\s*$/u.test(text.slice(end, end + 3)) && !/^(?:inc|corp|co)\.$|\.\p{L}\.$/iu.test(last);
  const shown = name.endsWith('.') && (!isShort(last) || (company && sentence)) ? name.slice(0, -1) : name;
  const the = /^T(?:he|HE)\s/.exec(text.slice(start, start + 4))?.[0] ?? '';
  if (shown.length < 2 || !/\p{Lu}/u.test(shown)) return undefined;
  const added = ADDED.find(({ form }) => form.test(last))?.words.exec(text.slice(end, end + 90))?.[0] ?? '';
  return { name: tidy(`${the}${shown} ${added}`), end: end + added.length, company };
}

/** Two words at least, so that it is no acronym before a name ("SAP America"). */
const inCapitals = (words: readonly string[]): boolean =>
  words.length >= 2 && !/\p{Ll}/u.test(words.join('')) && words.filter((word) => /\p{Lu}{3}/u.test(word)).length >= 2;

function bracketAt(text: string, from: number): string | undefined {
  const [bracket, ...next] = IN_BRACKETS.exec(text.slice(from, from + 60)) ?? [];
  return next.some((word) => word !== undefined && isForm(word)) ? bracket : undefined;
}

const DEGREE = /(?:,?\s+(?:M\.?D|Ph\.?\s?D|J\.?D|Esq|CPA|M\.?B\.?A)\b\.?)+$/;

/** The name at a place, or those of persons who are named together: "Ada Example, Ben Sample and Cy Other". */
export function namesAt(text: string, start: number): PartyName[] {
  const first = nameAt(text, start + shortSalutation(text, start));
  if (!first || !isPerson(first.name)) return first ? [first] : [];
  const persons = [first];
  for (let joined = false; !joined && persons.length < MOST_TOGETHER;) {
    const from = persons.at(-1)!.end;
    // The end of a name may hold the comma after it.
    const next = /^.,?\s+(?:(and|und|et|y|e|en|&)\s+)?/i.exec(text.slice(from - 1, from + 8));
    const at = from - 1 + (next?.[0].length ?? 0);
    const other = next?.[0].includes(',') || next?.[1] ? nameAt(text, at + shortSalutation(text, at)) : undefined;
    if (!other || !isPerson(other.name)) return [first];
    joined = next?.[1] !== undefined;
    persons.push(other);
  }
  return persons;
}

function isSalutation(text: string, at: number): boolean {
  const next = /^\s+(\S+)/.exec(text.slice(at, at + 30))?.[1] ?? '';
  return SALUTATION.test(next) || shortSalutation(text, at + 1) > 0;
}

const shortSalutation = (text: string, at: number): number =>
  SHORT_SALUTATION.exec(text.slice(at, at + 60))?.[0].length ?? 0;

/** Two to five words as persons are called. */
export function isPerson(name: string): boolean {
  const words = name.replace(/,/g, '').split(' ');
  const ofPerson = words.every((word) => /^(?:\p{Lu}[\p{L}'’.-]*|de|del|van|von|la|der)$/u.test(word));
  const business = words.some((word) => BUSINESS.test(word) || (isForm(word) && !/^\p{Lu}\.$/u.test(word)));
  return words.length >= 2 && words.length <= 5 && ofPerson && !business && words.some((word) => word.length > 2);
}

/** 'Quay Valve and Fitting Works, a corporation ("Employer"), and': both sides of the "and" are one party's. */
const ONE_SHORT_NAME =
  /^,? an? [^(;.]{0,80}\b(?:corporation|company|partnership|association|trust|firm|cooperative)\b[^(;.]{0,80}\((?:the |hereinafter[^"“]{0,30})?["“][^)]{2,40}\),? and /i;

/** Another person, and no company that has both in its name. */
function personAt(text: string, at: number): boolean {
  const next = nameAt(text, at + (/^\s*/.exec(text.slice(at, at + 5))?.[0].length ?? 0), true);
  return next !== undefined && !next.company && isPerson(next.name);
}

/** "Smith and Wesson Corp." is one name; "Ada Example and Larkspur, Inc." are two. */
function joins(text: string, at: number, before: readonly string[], afterOther: boolean): boolean {
  const rest = nameAt(text, at + (/^\s*/.exec(text.slice(at, at + 5))?.[0].length ?? 0), afterOther);
  if (rest && !rest.company && ONE_SHORT_NAME.test(text.slice(rest.end))) return true;
  if (!rest?.company) return false;
  return afterOther || !isPerson(before.join(' '));
}

function* wordsFrom(text: string, start: number): Generator<{ raw: string; word: string; from: number }> {
  for (const { 0: raw, index } of text.slice(start, start + 200).matchAll(/\S+/g))
    yield { raw, word: raw.replace(/^["“‘]+|[,;:”"’)]+$/g, '').replace(/(?<=\p{L}{3})\.$/u, ''), from: start + index };
}

const isPlace = (text: string, from: number): boolean => /^\S+\s+(?!the\b)\p{Lu}/u.test(text.slice(from, from + 40));
const isShort = (word: string): boolean => SHORTENED.test(word) || isForm(word) || AFTER_PERSON.test(word);
const endsWith = (raw: string, word: string): boolean =>
  /[,;:)”"]$/.test(raw) || (raw.endsWith('.') && !SHORTENED.test(raw) && !AFTER_PERSON.test(word)) || isForm(word);

/** After a comma or a form of company: whether the next word still belongs to the name. */
function continues(text: string, end: number, raw: string): boolean {
  if (/[;:)”"]$/.test(raw) || (raw.endsWith(',') && DESCRIBES.test(text.slice(end, end + 40)))) return false;
  if (!raw.endsWith(',') && AND_COMPANY.test(text.slice(end))) return true;
  if (NATIONAL.test(text.slice(end))) return true;
  const next = (/^\s*(\S+)/.exec(text.slice(end, end + 40))?.[1] ?? '').replace(/[,;:)]+$/, '');
  if (isForm(next) || AFTER_PERSON.test(next)) return true;
  return !raw.endsWith(',') && /^of$/i.test(next);
}
