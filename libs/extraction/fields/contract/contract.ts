/**
 * A contract's fields from its sentences: parties from the preamble ("by and between X and Y"), effective date, governing law
 * and term from the clauses that state them. Works on the running text; places lead back to the words.
 */
import { fold } from '../../layout/fold.js';
import { type Line, wordsAt } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { type Word } from '../../page.js';
import { type Found } from '../found.js';
import { type PlacedDate, type Reading } from '../reading.js';

interface Running {
  readonly text: string;
  wordsFrom(start: number, end: number): { readonly page: number; readonly words: readonly Word[] };
}

/** The lines as one text, with the way back. */
function running(lines: readonly Line[]): Running {
  let text = '';
  const starts: { readonly at: number; readonly line: Line }[] = [];
  for (const line of lines) {
    starts.push({ at: text.length, line });
    text += `${line.text} `;
  }
  return {
    text,
    wordsFrom(start, end) {
      const touched = starts.filter(({ at, line }) => at < end && at + line.text.length > start);
      const page = touched[0]?.line.page ?? 0;
      return {
        page,
        words: touched
          .filter(({ line }) => line.page === page)
          .flatMap(({ at, line }) => wordsAt(line, start - at, end - at)),
      };
    },
  };
}

export function contractFields(reading: Reading): Found[] {
  const all = running(reading.layout.lines);
  return [
    ...titleField(reading),
    ...partyField(reading, all),
    ...effectiveDate(reading),
    ...lawField(reading, all),
    ...termField(reading, all),
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

const PREAMBLE = /\b(?:by and between|by and among|between|among)\b[:\s]+/gi;
/** What follows a name in a preamble: a description of the party, or its short name in brackets. */
const AFTER_NAME =
  /,?\s*(?:\(|a (?:\w+ ){0,4}(?:corporation|company|partnership|limited)|an (?:\w+ ){0,3}(?:corporation|company|individual)|with (?:its|an|a|offices|principal)|having|located|whose|residing|on behalf|and its|its (?:subsidiaries|affiliates)|of \d|incorporated under|organized under|the undersigned|,? ?individually|duly)|,\s+(?=\d)|;|\.\s+(?=[A-Z][a-z]+ )/i;
const NAME = /^(?:the\s+)?([\p{Lu}\d][\p{L}\p{N}&.,'’ /-]{1,70})$/u;

function partyField(reading: Reading, { text, wordsFrom }: Running): Found[] {
  for (const match of text.slice(0, 5000).matchAll(PREAMBLE)) {
    const from = match.index + match[0].length;
    const clause = text.slice(from, from + 700);
    const names = partyNames(clause);
    if (names.length < 2) continue;
    const evidence = reading.place(wordsFrom(from, from + clause.indexOf(names.at(-1)!) + names.at(-1)!.length));
    return [{ path: 'parties', value: names, confidence: 0.6, evidence }];
  }
  return [];
}

function partyNames(clause: string): string[] {
  const names: string[] = [];
  for (const part of clause
    .split(/\)?[,;]?\s+and\s+(?:between\s+)?(?=(?:the\s+)?[\p{Lu}\d])|\s*\(\d\)\s*|\s*\([ab]\)\s*/u)
    .slice(0, 4)) {
    const end = AFTER_NAME.exec(part)?.index ?? part.length;
    const name = NAME.exec(tidy(part.slice(0, end)))?.[1];
    if (name && name.split(' ').length <= 9) names.push(tidy(name));
    if (names.length === 2) break;
  }
  return names;
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

const LAW =
  /(?:laws?\s+of|governed\s+(?:by|under)[^.]{0,60}?laws?\s+(?:of|in)|laws?\s+in\s+force\s+in)\s+(?:the\s+)?(?:(?:State|Commonwealth|Province|Republic|Kingdom|country)\s+of\s+)?(?:the\s+)?(\p{Lu}[\p{L}]+(?:\s+(?:of\s+)?\p{Lu}[\p{L}]+){0,2})/gu;
const NOT_PLACE = /^(?:United States$|State|Agreement|Section|Company|Party|Parties|Federal)/;

function lawField(reading: Reading, { text, wordsFrom }: Running): Found[] {
  for (const match of text.matchAll(LAW)) {
    const place = match[1]!;
    if (NOT_PLACE.test(place)) continue;
    const start = match.index + match[0].length - place.length;
    return [
      {
        path: 'governing_law',
        value: tidy(place),
        confidence: 0.8,
        evidence: reading.place(wordsFrom(start, start + place.length)),
      },
    ];
  }
  return [];
}

const COUNT = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty|thirty|\\d+';
const LENGTH = String.raw`((?:${COUNT})(?:\s*\(\s*\d+\s*\))?[\s-]+(?:years?|months?))`;
const TERM = new RegExp(
  String.raw`(?:period|term)\s+of\s+(?:up to\s+)?${LENGTH}|(?:for|until)\s+(?:a\s+)?${LENGTH}(?:\s+period)?\s+(?:from|after|following)|${LENGTH}\s+(?:from|after|following)\s+(?:the\s+)?(?:date|effective|execution)`,
  'iu',
);
const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
};

/** "two (2) years" is "2 years". */
function termField(reading: Reading, { text, wordsFrom }: Running): Found[] {
  const match = TERM.exec(text);
  const stated = match?.[1] ?? match?.[2] ?? match?.[3];
  const word = stated && /^[a-z]+|\d+/i.exec(stated)?.[0].toLowerCase();
  if (!match || !stated || !word) return [];
  const count = NUMBERS[word] ?? Number(word);
  const unit = /month/i.test(stated) ? 'month' : 'year';
  const start = match.index + match[0].indexOf(stated);
  const value = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return [{ path: 'term', value, confidence: 0.6, evidence: reading.place(wordsFrom(start, start + stated.length)) }];
}
