/**
 * Fields of a contract in a language of which only the wording is known: who its parties are is told by what stands
 * before and behind their names, its days and its law by the words beside them.
 */
import { fold } from '../../../layout/fold.js';
import { type Line } from '../../../layout/lines.js';
import { running } from '../../../layout/running.js';
import { tidy } from '../../../normalise/text.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { dayFields } from './days.js';
import { lawField } from './law.js';
import { partyField } from './parties.js';
import { type Patterns, patternsOf } from './wordings/wording.js';
import { WORDINGS } from './wordings/all.js';

const known = new Map(WORDINGS.map((wording) => [wording, patternsOf(wording)] as const));

type Path = 'title' | 'parties' | 'effective_date' | 'expiration_date' | 'term' | 'governing_law';

/** @returns nothing in other languages */
export function wordedFields(reading: Reading): Found<Path>[] {
  const lines = reading.layout.lines.map(withoutSpecks);
  const all = running(lines);
  return patternsFor(reading).reduce<Found<Path>[]>((found, patterns) => {
    const more = [
      ...titleField(reading, patterns),
      ...partyField(reading, lines, all, patterns),
      ...dayFields(reading, all, patterns),
      ...lawField(reading, all, patterns),
    ];
    return [...found, ...more.filter(({ path }) => !found.some((own) => own.path === path))];
  }, []);
}

/** Without cells of marks alone, as a scanner's dirt is read at the edge of a page. */
function withoutSpecks(line: Line): Line {
  const segments = line.segments.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (segments.length === line.segments.length || segments.length === 0) return line;
  return {
    ...line,
    segments,
    words: segments.flatMap(({ words }) => words),
    text: segments.map(({ text }) => text).join('  '),
  };
}

/** Of its language, and of one that is taken for it and it for that one. */
function patternsFor({ language, layout }: Reading): Patterns[] {
  const [own] = wordingsOf(language);
  const told = own
    ? [own, ...wordingsOf(SISTERS[language] ?? '')]
    : INDONESIAN.test(layout.text)
      ? wordingsOf('id')
      : [];
  return told.map((wording) => known.get(wording)!);
}

const wordingsOf = (language: string) => WORDINGS.filter(({ languages }) => languages.includes(language));
const SISTERS: Readonly<Record<string, string>> = { da: 'no', no: 'da', cs: 'sk', sk: 'cs', hr: 'sl', sl: 'hr' };

/** It is no language that is told by its common words. */
const INDONESIAN = /(?<!\p{L})perjanjian(?!\p{L})[^]*(?<!\p{L})(?:pihak|yang|dengan)(?!\p{L})/iu;

function titleField({ layout, place }: Reading, { wording, find }: Patterns): Found<'title'>[] {
  const title = find(wording.title, ['^', '']);
  const line = layout.lines.slice(0, 15).find(({ text }) => text.length < 90 && title.test(fold(text)));
  return line ? [{ path: 'title', value: tidy(line.text), confidence: 0.7, evidence: place(line) }] : [];
}
