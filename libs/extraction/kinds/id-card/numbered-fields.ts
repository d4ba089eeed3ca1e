/**
 * Driving licences by the field numbers that ISO 18013 and the licences of Europe and North America print: 1 name, 2
 * given names, 3 birth, 4a issue, 4b expiry, 4d number, 5 number, 8 address, 15 sex.
 */
import { type Layout } from '../../layout/layout.js';
import { type Segment, spanOf, wordsAt } from '../../layout/lines.js';
import { segmentsUnder } from '../../layout/near.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { addressFrom } from './addresses.js';
import { isLabel } from './label-values.js';
import { NUMBER } from './labelled-fields.js';
import { type PrintedDate } from './printed-dates.js';
import { type IdCardPath } from './schema.js';
import { isTitle } from './titles.js';

/** Field number, then the value. */
const CODE = /^\W{0,3}(1[58]?|2|3|4\s?[abd]|5|8)(?:\s?[.,:]\s?|\s+)(.*)$/i;
/** The code alone in its cell: the value is the next one. */
const BARE_CODE = /^\W{0,3}(?:1[58]?|2|3|4\s?[abd]|5|8)\W{0,2}$/i;
const DATES: Readonly<Record<string, IdCardPath>> = { '3': 'birth_date', '4a': 'issue_date', '4b': 'expiry_date' };
/** The label's own word between the number and the value. */
const LABEL: Readonly<Record<string, RegExp>> = {
  '1': /^(?:ln|last name|surname|name|nom|family name)\b[\s:.]*/i,
  '2': /^(?:fn|first name|given names?|prenom)\b[\s:.]*/i,
  '4d': /^(?:dln?|lic(?:ense)?|no|number|id)\b[\s#:.]*/i,
  '5': /^(?:no|number)\b[\s:.]*/i,
  '8': /^(?:add(?:ress)?|adresse)\b[\s:.]*/i,
};
/** Outside North America field 4d is a number of the holder, taken when there is no other. */
const HOLDERS = 0.4;
const TITLE = /^(?:MR|MRS|MISS|MS|DR|PROF|REV)\.?\s+(?=\p{L}{2})/u;
/** British licences print it above the names. */
const TITLE_ALONE = /^(?:MR|MRS|MISS|MS|DR|PROF|REV)\.?$/u;
const NAMES = /^[\p{L}' -]{2,40}$/u;

/** Of a label, not of a value. */
const isShort = (value: string): boolean => /^\p{L}{2,5}$/u.test(value);

/** What a numbered cell is read with. */
interface Numbered {
  readonly reading: Reading;
  readonly layout: Layout;
  readonly dates: readonly PrintedDate[];
  /** Field 5 is the discriminator there, the number is field 4d. */
  readonly american: boolean;
}

export function numberedFields(card: Numbered): Found<IdCardPath>[] {
  return card.layout.lines.flatMap((line, index) =>
    line.segments.flatMap((segment, place) => {
      const next = line.segments[place + 1];
      const cell =
        next && BARE_CODE.test(segment.text) ? spanOf([...segment.words, ...next.words], line.page) : segment;
      return numbered(card, cell, index);
    }),
  );
}

/** @param index of the line the cell stands on */
function numbered(
  { reading, layout, dates, american }: Numbered,
  segment: Segment,
  index: number,
): Found<IdCardPath>[] {
  const [, code = '', value = ''] = CODE.exec(segment.text) ?? [];
  const number = code.toLowerCase().replace(/\s/g, '');
  const rest = value.replace(LABEL[number] ?? /^(?!)/, '');
  const found = (path: IdCardPath, text: string, words = segment.words): Found<IdCardPath>[] =>
    text ? [{ path, value: tidy(text), confidence: 0.7, evidence: reading.place({ page: segment.page, words }) }] : [];
  if ((number === '1' || number === '2') && isTitle(rest)) return [];
  if (number === '1' && NAMES.test(rest)) return found('surname', rest);
  if (number === '2' && NAMES.test(rest)) {
    const [under] = TITLE_ALONE.test(rest) ? segmentsUnder(layout, index, segment.box) : [];
    if (under && NAMES.test(under.text)) return found('given_names', under.text, [...segment.words, ...under.words]);
    return found('given_names', rest.replace(TITLE, ''));
  }
  if (number === '15') return found('sex', /(?<!\p{L})[MFX](?!\p{L})/u.exec(rest)?.[0] ?? '');
  if (number === '8') {
    const words = wordsAt(segment, segment.text.length - rest.length, segment.text.length);
    const first = { ...spanOf(words, segment.page), text: rest };
    return words.length > 0 && !isLabel(rest, first) ? addressFrom(reading, layout, first, 0.7) : [];
  }
  const path = DATES[number];
  if (path) {
    // A label that was misread beside its number has its value under it.
    const cells = [segment, ...(isShort(value) ? segmentsUnder(layout, index, segment.box).slice(0, 1) : [])];
    const date = cells.flatMap((cell) =>
      dates.filter(({ words }) => words.some((word) => cell.words.includes(word))),
    )[0];
    const town =
      number === '3' && !american ? /\d[\s(]+(\p{L}[\p{L}' -]{2,30})\)?$/u.exec(segment.text)?.[1] : undefined;
    return date ? [...found(path, date.iso, [...date.words]), ...found('birth_place', town ?? '')] : [];
  }
  if (number === '4d' || (number === '5' && !american))
    return found('document_number', NUMBER.exec(rest)?.[1] ?? '').map((find) =>
      number === '4d' && !american ? { ...find, confidence: HOLDERS } : find,
    );
  return [];
}
