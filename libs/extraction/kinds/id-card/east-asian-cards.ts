/**
 * Cards of China, Japan and Hong Kong: their labels stand in their own characters before what they announce, mostly in
 * one word with it, and China's number says the day of birth and the sex.
 */
import { isEastAsian } from '../../model/scripts.js';
import { type Line, wordsAt } from '../../layout/lines.js';
import { eraDatesIn } from '../../normalise/eras.js';
import { calendarDay, findDates, toIso } from '../../normalise/dates.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type IdCardPath } from './schema.js';

/** Eighteen figures of a citizen of China, the last of which checks the others (GB 11643, ISO 7064 MOD 11-2). */
const CITIZEN = /(?<![\dA-Z])(\d{6})((?:19|20)\d{6})(\d{3})([\dX])(?![\dA-Z])/iu;
const HONG_KONG = /(?<![\dA-Z])[A-Z]{1,2}\d{6}\s?\([\dA]\)/u;
const LICENCE = /(?:番号|番號).{0,6}?(\d{12})(?!\d)/u;
const RESIDENT = /(?<![\dA-Z])[A-Z]{2}\d{8}[A-Z]{2}(?![\dA-Z])/u;
/** What no figure checks. */
const LIKELY = 0.6;
/** Family names of two characters; all others have one. */
const COMPOUND =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|夏侯|皇甫|尉迟|尉遲|公孙|公孫|慕容|令狐|长孙|長孫|宇文|东方|東方|南宫|南宮|闻人|聞人|端木|独孤|獨孤|百里|呼延|轩辕|軒轅|钟离|鍾離|鲜于|申屠|澹台|濮阳|赫连|第五|西门|太史|仲孙|万俟)/u;
const NAME = /(?:姓\s?名|氏\s?名)\s?[:：]?\s*(\p{L}[\p{L} ·,'’-]{1,40})/u;
/** Behind a name, on the same line. */
const AFTER_NAME = /\s*(?:性\s?[别別]|民族|昭和|平成|令和|大正|\d|NAME\b|生年).*$/u;
const SEX = /性\s?[别別]\s?(?:[:：]|Sex)?\s*([男女])/iu;
const ADDRESS = /(?:住\s?址|住\s?所|住居地)\s?[:：]?\s*(.{4,})$/u;
/** An address ends. */
const OTHER = /公民身份|号码|番号|交付|有効|有效|生年|国籍|性[别別]|签发|在留|^\d{4}年|運転|免許/u;
/** What announces a day, over the text before it and behind it, parted by "|". */
const DAYS: readonly (readonly [IdCardPath, RegExp])[] = [
  ['birth_date', /(?:出生|生年月日)[^\d昭平令大|]{0,20}\||\|\s?日?\s?生/u],
  ['expiry_date', /(?:有効期限|有效期至|満了日|有效期限|有効期間)[^\d昭平令|]{0,14}\||\|\s?日?\s?ま[でて]/u],
  ['issue_date', /(?:交付|签发日期|簽發日期|発行日|許可年月日)[^\d昭平令|]{0,16}\|/u],
];
/** "2028年(令和10年)09月26日". */
const TWICE = /(?<!\d)((?:19|20)\d{2})年\s?\((?:令和|平成|昭和)\s?\d{1,2}年\)\s?(\d{1,2})月\s?(\d{1,2})/gu;

interface Day {
  readonly iso: string;
  readonly start: number;
  readonly end: number;
}

export function eastAsianCard(reading: Reading): Found<IdCardPath>[] {
  const { lines, text } = reading.layout;
  if (!isEastAsian(text)) return [];
  return [...numberFields(reading), ...lines.flatMap((line) => lineFields(reading, line)), ...addressField(reading)];
}

function numberFields(reading: Reading): Found<IdCardPath>[] {
  for (const line of reading.layout.lines) {
    const at = (start: number, end: number) => reading.place({ page: line.page, words: wordsAt(line, start, end) });
    const citizen = CITIZEN.exec(line.text);
    if (citizen && isChecked(citizen[0])) {
      const evidence = at(citizen.index, citizen.index + citizen[0].length);
      const [number, , day = '', order = ''] = citizen;
      const birth = calendarDay(Number(day.slice(0, 4)), Number(day.slice(4, 6)), Number(day.slice(6)));
      return [
        { path: 'document_number', value: number.toUpperCase(), confidence: 0.95, evidence },
        ...(birth ? [{ path: 'birth_date' as const, value: birth, confidence: 0.95, evidence }] : []),
        { path: 'sex', value: Number(order) % 2 === 1 ? 'M' : 'F', confidence: 0.95, evidence },
        { path: 'issuing_country', value: 'CHN', confidence: 0.9, evidence },
      ];
    }
    for (const [pattern, country] of [
      [LICENCE, 'JPN'],
      [RESIDENT, 'JPN'],
      [HONG_KONG, 'HKG'],
    ] as const) {
      const found = pattern.exec(line.text);
      if (!found) continue;
      const value = found[1] ?? found[0];
      const evidence = at(found.index, found.index + found[0].length);
      return [
        { path: 'document_number', value, confidence: LIKELY, evidence },
        { path: 'issuing_country', value: country, confidence: LIKELY, evidence },
      ];
    }
  }
  return [];
}

function isChecked(number: string): boolean {
  const sum = [...number.slice(0, 17)].reduce((total, digit, at) => total + Number(digit) * (2 ** (17 - at) % 11), 0);
  return '10X98765432'.charAt(sum % 11) === number.slice(-1).toUpperCase();
}

function lineFields(reading: Reading, line: Line): Found<IdCardPath>[] {
  const found = (
    path: IdCardPath,
    value: string,
    confidence: number,
    start = 0,
    end = Infinity,
  ): Found<IdCardPath> => ({
    path,
    value,
    confidence,
    evidence: reading.place({ page: line.page, words: wordsAt(line, start, end) }),
  });
  const name = NAME.exec(line.text)?.[1]?.replace(AFTER_NAME, '').trim();
  const sex = SEX.exec(line.text)?.[1];
  return [
    ...(name && isEastAsian(name) ? namesOf(name).map(([path, value]) => found(path, value, LIKELY)) : []),
    ...(sex ? [found('sex', sex === '男' ? 'M' : 'F', LIKELY)] : []),
    ...daysOn(line.text).flatMap(({ iso, start, end }) => {
      const [path] = DAYS.find(([, says]) => says.test(`${line.text.slice(0, start)}|${line.text.slice(end)}`)) ?? [];
      return path ? [found(path, iso, LIKELY, start, end)] : [];
    }),
  ];
}

/** Japan's two names stand apart, China's are one word. */
function namesOf(name: string): readonly (readonly ['surname' | 'given_names', string])[] {
  const [first = '', ...more] = name.split(/\s+/);
  if (more.length > 0)
    return [
      ['surname', first],
      ['given_names', more.join(' ')],
    ];
  const surname = COMPOUND.exec(name)?.[0] ?? name.slice(0, 1);
  return name.length > surname.length
    ? [
        ['surname', surname],
        ['given_names', name.slice(surname.length)],
      ]
    : [];
}

function daysOn(text: string): Day[] {
  const days = [
    ...[...text.matchAll(TWICE)].map(({ 0: all, 1: year, 2: month, 3: day, index }) => ({
      iso: calendarDay(Number(year), Number(month), Number(day)),
      start: index,
      end: index + all.length,
    })),
    ...eraDatesIn(text).map(({ year, month, day, start, end }) => ({ iso: calendarDay(year, month, day), start, end })),
    ...findDates(text).map((date) => ({ iso: toIso(date, 'dmy'), start: date.start, end: date.end })),
  ];
  return days.flatMap(({ iso, ...place }) => (iso ? [{ iso, ...place }] : []));
}

function addressField(reading: Reading): Found<IdCardPath>[] {
  const { lines } = reading.layout;
  const at = lines.findIndex(({ text }) => ADDRESS.test(text));
  const first = lines[at];
  const own = first && ADDRESS.exec(first.text)?.[1];
  if (!first || !own) return [];
  const end = lines.findIndex((line, index) => index > at && (index > at + 3 || OTHER.test(line.text)));
  const more = lines.slice(at + 1, end < 0 ? at + 1 : end).filter(({ text }) => isEastAsian(text));
  return [
    {
      path: 'address',
      value: [own, ...more.map(({ text }) => text)].join('').trim(),
      confidence: LIKELY,
      evidence: reading.place({ page: first.page, words: [first, ...more].flatMap(({ words }) => words) }),
    },
  ];
}
