/**
 * What the visual zone of a card says by its labels, and on driving licences by the field numbers that ISO 18013 and the licences
 * of Europe and North America print: 1 name, 2 given names, 3 birth, 4a issue, 4b expiry, 4d number, 5 number, 8 address, 15 sex.
 */
import { labelled } from '../../layout/near.js';
import { type Layout } from '../../layout/layout.js';
import { type Line, type Segment, type Span, spanOf } from '../../layout/lines.js';
import { lettersInWords } from '../../normalise/confusions.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { isCountryCode } from '../vocabulary/countries.js';
import { findIdLabels, type IdLabel } from './lexicon.js';
import { type PrintedDate } from './printed-dates.js';

const DATES: Partial<Record<IdLabel, string>> = { birth: 'birth_date', issue: 'issue_date', expiry: 'expiry_date' };
const NAME = /^\W*(\p{L}[\p{L}' -]{1,40})/u;
const NUMBER = /^\W*((?=[A-Z0-9 -]*\d{3})[A-Z0-9][A-Z0-9 -]{4,18}?)(?=\s{2}|\s[A-Za-z]|$|\W*$)/;
const TEXTS: Partial<Record<IdLabel, readonly [path: string, pattern: RegExp]>> = {
  surname: ['surname', NAME],
  given: ['given_names', NAME],
  number: ['document_number', NUMBER],
  nationality: ['nationality', /^\W*([A-Z]{3})(?![\p{L}])/u],
  place: ['birth_place', /^\W*(\p{L}[\p{L}' ,()-]{2,40})/u],
  sex: ['sex', /^\W*([MFX])(?![\p{L}])/u],
};

export function labelledFields(reading: Reading, layout: Layout, dates: readonly PrintedDate[]): Found[] {
  const labels = labelled(layout, findIdLabels);
  return labels.flatMap((label): Found[] => {
    const spans = [...(label.right ? [label.right] : []), ...label.below()];
    const path = DATES[label.name];
    if (path) {
      const date = spans.flatMap((span) =>
        dates.filter(({ words }) => words.some((word) => span.words.includes(word))),
      )[0];
      return date
        ? [
            {
              path,
              value: date.iso,
              confidence: 0.8,
              evidence: reading.place({ page: date.line.page, words: date.words }),
            },
          ]
        : [];
    }
    const [textPath, pattern] = TEXTS[label.name] ?? [];
    for (const span of spans) {
      const value = pattern?.exec(span.text)?.[1];
      if (textPath && value && !isLabel(value, span) && fits(textPath, value))
        return [{ path: textPath, value: tidy(value), confidence: 0.6, evidence: reading.place(span) }];
    }
    return [];
  });
}

/** A house number before its street is no document's number; of nationalities only the known codes are taken. */
function fits(path: string, value: string): boolean {
  if (path === 'document_number') return !/^\d{1,2} |^\d+ [A-Z]{3,}/.test(value);
  return path !== 'nationality' || isCountryCode(value);
}

/** A label's translation is not its value. */
const isLabel = (value: string, span: Span): boolean =>
  findIdLabels({ ...span, text: value }).some(({ start, end }) => end - start > value.length * 0.6);

/** Field number, then perhaps the label's word, then the value. */
const CODE =
  /^\W{0,3}(1[58]?|2|3|4\s?[abd]|5|8)(?:\s?[.,:]\s?|\s+)(?:(?:sex|dob|iss|exp|dln?|no|ln|fn|name|nom)\s+)?(.*)$/i;
/** The code alone in its cell: the value is the next one. */
const BARE_CODE = /^\W{0,3}(?:1[58]?|2|3|4\s?[abd]|5|8)\W{0,2}$/i;

/** @param american field 5 is the discriminator there, the number is field 4d */
export function numberedFields(
  reading: Reading,
  layout: Layout,
  dates: readonly PrintedDate[],
  american: boolean,
): Found[] {
  return layout.lines.flatMap((line, index) =>
    line.segments.flatMap((segment, place) => {
      const next = line.segments[place + 1];
      const cell =
        next && BARE_CODE.test(segment.text) ? spanOf([...segment.words, ...next.words], line.page) : segment;
      return numbered(reading, layout, line, index, cell, dates, american);
    }),
  );
}

function numbered(
  reading: Reading,
  layout: Layout,
  line: Line,
  index: number,
  segment: Segment,
  dates: readonly PrintedDate[],
  american: boolean,
): Found[] {
  const [, code = '', rest = ''] = CODE.exec(segment.text) ?? [];
  const found = (path: string, value: string, words = segment.words): Found[] =>
    value ? [{ path, value: tidy(value), confidence: 0.7, evidence: reading.place({ page: line.page, words }) }] : [];
  const number = code.toLowerCase().replace(/\s/g, '');
  if (number === '1' && /^[\p{L}' -]{2,40}$/u.test(rest)) return found('surname', rest);
  if (number === '2' && /^[\p{L}' -]{2,40}$/u.test(rest)) return found('given_names', rest);
  if (number === '15') return found('sex', /(?<!\p{L})[MFX](?!\p{L})/u.exec(rest)?.[0] ?? '');
  if (number === '8' && /^\d+\s+\p{L}/u.test(rest)) {
    const next = layout.lines[index + 1]?.segments.find(
      ({ box }) => box[0] < segment.box[2] && box[2] > segment.box[0],
    );
    const town = next && /[A-Z]{2}[\s,.]+\d{5}|\d{4,5}\s+\p{L}/u.test(next.text) ? next : undefined;
    const text = [rest, ...(town ? [town.text.replace(/\s+,/g, ',')] : [])].map(tidy).join(', ');
    return found('address', lettersInWords(text), [...segment.words, ...(town?.words ?? [])]);
  }
  const path = ({ '3': 'birth_date', '4a': 'issue_date', '4b': 'expiry_date' } as Record<string, string>)[number];
  if (path) {
    const date = dates.find(({ words }) => words.some((word) => segment.words.includes(word)));
    return date ? found(path, date.iso, [...date.words]) : [];
  }
  if (number === '4d' || (number === '5' && !american)) return found('document_number', NUMBER.exec(rest)?.[1] ?? '');
  return [];
}
