/**
 * The law a contract is under: the state or country named in the sentence that says what governs it, in any order
 * ("governed by the laws of …", "… law shall govern"). Names of places come from a list; unlisted ones are taken only
 * from the usual wording.
 */
import { fold } from '../../layout/fold.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { COUNTRIES_IN_ENGLISH } from '../../regions/country-names.js';
import { PROVINCES_IN_PRINT } from '../../regions/provinces.js';
import { US_STATES } from '../../regions/united-states.js';
import { lawSpokenOf, type Spoken } from './law-abroad.js';
import { type Running } from '../../layout/running.js';
import { type ContractPath } from './schema.js';

/** Parts of states, and what countries are also called. */
const OTHER_PLACES =
  'People.s Republic of China|PRC|England and Wales|England & Wales|England|Scotland|Northern Ireland|Quebec|Jersey|the Netherlands|Hong Kong|Korea|China|Taiwan|Turkey|Czech Republic';
const PLACES = [...Object.values(US_STATES), OTHER_PLACES, ...PROVINCES_IN_PRINT, ...COUNTRIES_IN_ENGLISH].join('|');
const GOVERNED = new RegExp(
  `(?:govern(?:ed|s|ing)?|construed|interpreted|enforced)(?:[^.]|\\.(?! [A-Z]))(?:(?!Section \\d)[^]){0,220}?\\b(${PLACES})\\b(?:\\s+laws?\\b)?`,
  'gi',
);
/** "The laws of the State of Ohio govern …", "Ohio law, without its conflicts rules, applies": before its verb. */
const GOVERNS = new RegExp(
  String.raw`(?:\b(?<by>${PLACES})\s+(?:State\s+)?laws?|\blaws?\s+(?:of|in force in)\s+(?:the\s+)?(?:(?:State|Commonwealth|Province|Republic)\s+of\s+)?(?<of>${PLACES}))(?:,[^.,;]{3,80},)?\s+(?:(?:shall|will|should|(?:are|is)\s+to)\s+)?(?:governs?|control|appl(?:y|ies))\b`,
  'gi',
);
/** "Applicable law | Belgium", "Delaware law, …, regardless of conflict-of-laws rules": no sentence, but as plain. */
const NAMED = new RegExp(
  String.raw`\b(?:(?:governing|applicable|proper)\s+law\s*[:.–-]?\s+(?:the\s+laws?\s+of\s+)?(?:the\s+)?(?:(?:State|Commonwealth|Province|Republic)\s+of\s+)?(?<of>${PLACES})\b|(?<by>${PLACES})\s+laws?\b(?=[^.]{0,80}\bconflicts?\b))`,
  'gi',
);
/** "Made in Nevada, and shall be construed in accordance with its laws", "… with the laws of such State". */
const SAID_BEFORE = new RegExp(
  String.raw`\b(${PLACES})\b,?(?=[^.;]{0,120}\b(?:construed|interpret\w*|governed)\b[^.;]{0,60}\b(?:laws? of (?:such|that|said) (?:State|Commonwealth|Province|country|jurisdiction)|its (?:own )?laws?)\b)`,
  'gi',
);
const WORDING =
  /(?:[Ll]aws?\s+of|governed\s+(?:by|under)[^.]{0,60}?[Ll]aws?\s+(?:of|in)|[Ll]aws?\s+in\s+force\s+in)\s+(?:the\s+)?(?:(?:State|Commonwealth|Province|(?:People.s\s+)?Republic|Kingdom|country)\s+of\s+)?(?:the\s+)?(\p{Lu}[\p{L}]+(?:\s+(?:of\s+)?\p{Lu}[\p{L}]+){0,2})/gu;
/** Where a contract names no law, the courts it submits to tell which. */
const COURTS = new RegExp(
  String.raw`jurisdiction of (?:the |any )?(?:[\w-]+ ){0,6}courts? (?:of|in|within|located in|sitting in)(?: \w+){0,4}? (?:the )?(?:(?:State|Commonwealth|Province) of )?\b(${PLACES})\b`,
  'gi',
);
const NOT_PLACE = /^(?:United States$|State|Agreement|Section|Company|Party|Parties|Federal|Bank|Law)/;

interface Law extends Spoken {
  readonly confidence: number;
}

export function lawField(reading: Reading, { text, wordsFrom }: Running): Found<ContractPath>[] {
  const governs = [...text.matchAll(GOVERNS)].map((match) =>
    of(match, match.groups?.['by'] ?? match.groups?.['of'], 0.9),
  );
  const named = [...text.matchAll(NAMED)].map((match) => of(match, match.groups?.['by'] ?? match.groups?.['of'], 0.9));
  const governed = [...text.matchAll(GOVERNED)]
    .filter(([sentence]) => /\blaws?\b/i.test(sentence))
    .sort((a, b) => Number(isConceded(text, a.index)) - Number(isConceded(text, b.index)))
    .map((match) => of(match, match[1], 0.9));
  const spoken = lawSpokenOf(fold(text)).map((law) => ({ ...law, confidence: 0.9 }));
  const before = [...text.matchAll(SAID_BEFORE)].map((match) => of(match, match[1], 0.75));
  const worded = [...text.matchAll(WORDING)]
    .filter((match) => !NOT_PLACE.test(match[1] ?? ''))
    .map((match) => of(match, match[1], 0.6));
  const courts = [...text.matchAll(COURTS)].map((match) => of(match, match[1], 0.5));
  const [best] = [...governs, ...governed, ...spoken, ...named, ...before, ...worded, ...courts];
  if (!best) return [];
  const evidence = reading.place(wordsFrom(best.start, best.end));
  return [{ path: 'governing_law', value: best.name, confidence: best.confidence, evidence }];
}

/** "Although the Plan is governed by …, this letter is governed by …": what is conceded is another's law. */
const isConceded = (text: string, at: number): boolean =>
  /\b(?:although|though|while|whereas|even if)\b[^.;,]*$/i.test(text.slice(Math.max(0, at - 160), at));

/** The place a sentence names. */
function of({ index, 0: sentence }: RegExpExecArray, place = '', confidence: number): Law {
  const start = index + sentence.lastIndexOf(place);
  return { name: placeName(place), start, end: start + place.length, confidence };
}

/** "NEW YORK" is "New York", "the PRC" is China. */
const placeName = (place: string): string =>
  tidy(place)
    .replace(/^the\s+/i, '')
    .replace(/^(?:people.s republic of china|prc)$/i, 'China')
    .replace(/\p{L}+/gu, (word) => (word === word.toUpperCase() ? word[0] + word.slice(1).toLowerCase() : word));
