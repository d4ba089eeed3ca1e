/**
 * Names and addresses in Chinese or Japanese out of lines of a label. An address runs from postcode and province to the
 * room; the name stands over it, in Japan mostly under it, and may be honoured ("様", "御中").
 */
import { type Layout } from '../../../layout/layout.js';
import { type Span, spanOf, wordsAt } from '../../../layout/lines.js';
import { heightOf } from '../../../model/boxes.js';
import { type LabelParty } from './party.js';
import { isEastAsian } from '../../../model/scripts.js';
import { isEastAsianAddress, namesEastAsianTown } from '../../../fields/vocabulary/east-asian-address.js';

const HONOUR = /\s*(?:様|樣|殿|御中|宛|先生|女士|小姐|台啟|台启)$|\s收$/u;
/** Behind a company's name. */
const DEPARTMENT = /\s\p{L}+[係部課]$/u;
/** "138****4471", also behind a name. */
const NUMBER = /(?:^|\s|(?<=\p{L}))(?:tel|℡|☎)?[\s.:]*[+(]?\d[\d\s()+*-]{6,}$/iu;
const POSTCODE_ALONE = /^[〒T]?\s?\d{3}\s?-\s?\d{4}$/u;
/** The sign of the post is read as a T. */
const SIGN = /^[〒T]\s?(?=\d{3}-\d{4})/u;
/** What a postcode is called. */
const CODE_WORD = /(?:邮编|邮政编码|郵遞區號|郵政編碼|郵便番号)\s?:?\s?/gu;
const CODE_SAID = new RegExp(`^${CODE_WORD.source}\\d`, 'u');
/** Written in Japan, where parts of an address stand apart. */
const JAPANESE = /[〒\p{Script=Hiragana}\p{Script=Katakana}]|\d{3}-\d{4}/u;
/** A postcode, or the name of a province or town: another address begins. */
const BEGINS = /^(?:[〒T]?\s?\d{3}-\d{4}|\d{3,6}\s?\p{L}{2}[市縣县]|\P{L}?\p{L}{2,3}[都道府県省市縣])/u;

/** Line heights: how far from its address a name, or a postcode, may stand that is printed in another size. */
const REACH = 3.5;

const isHonoured = (text: string): boolean => HONOUR.test(text) && /\p{L}{2}/u.test(text.replace(HONOUR, ''));
const isPlace = ({ text }: Span): boolean =>
  (isEastAsianAddress(text) && !(isHonoured(text) && !/\d/.test(text))) || CODE_SAID.test(text);

/** "蔡宜蓁小姐 0910-555-736" → "蔡宜蓁小姐"; nothing of a number alone. */
function withoutNumber(line: Span): Span[] {
  if (POSTCODE_ALONE.test(line.text.trim()) || isPlace(line)) return [line];
  const text = line.text.replace(NUMBER, '').trim();
  if (!/\p{L}/u.test(text)) return [];
  return [{ ...spanOf(wordsAt(line, 0, text.length), line.page), text }];
}

/** All that lines hold, in their order. @param named a heading says whose they are */
export function eastAsianParties(lines: readonly Span[], named: boolean): LabelParty[] {
  if (!lines.some(({ text }) => isEastAsian(text))) return [];
  const told = lines.flatMap(withoutNumber);
  const runs = addressesIn(told);
  const parties = runs.map(([from, to], at) => {
    const before = told.slice(runs[at - 1]?.[1] ?? 0, from);
    const after = told.slice(to, runs[at + 1]?.[0]);
    const address = told.slice(from, to);
    const japanese = address.some(({ text }) => JAPANESE.test(text));
    return partyOf(address, nameAmong(before, after, japanese && (at === 0 || before.length === 0)), named);
  });
  // What nobody announces is an address where it names a place of a country.
  return parties.filter(({ address }) => (named ? /\p{L}/u.test(address) : namesEastAsianTown(address)));
}

/** From which line to which the addresses are; a line that tells nothing is part of one that goes on behind it. */
function addressesIn(lines: readonly Span[]): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const [at, line] of lines.entries()) {
    const last = runs.at(-1);
    const goesOn =
      last && at - last[1] <= 1 && (at === last[1] || (!isHonoured(lines[at - 1]!.text) && !BEGINS.test(line.text)));
    if (!isPlace(line)) continue;
    if (last && goesOn && !(BEGINS.test(line.text) && isWhole(lines.slice(...last)))) last[1] = at + 1;
    else runs.push([at, at + 1]);
  }
  return runs;
}

/** A house's number is in it, not only a postcode. */
const isWhole = (lines: readonly Span[]): boolean => lines.some(({ text }) => /\p{L}.*\d/u.test(text));

function nameAmong(before: readonly Span[], after: readonly Span[], under: boolean): Span | undefined {
  const [near, far] = under ? [after, before.toReversed()] : [before.toReversed(), after];
  const names = [...near, ...far].filter(({ text }) => /\p{L}.*\p{L}/u.test(text) && isEastAsian(text));
  return names.find(({ text }) => isHonoured(text)) ?? names[0];
}

function partyOf(address: readonly Span[], name: Span | undefined, named: boolean): LabelParty {
  const texts = address.map(({ text }) => text.trim().replace(SIGN, '〒').replace(CODE_WORD, ''));
  const own = name && { ...name, text: name.text.replace(HONOUR, '').replace(DEPARTMENT, '').trim() };
  return {
    ...(own && { name: own }),
    lines: own ? [own, ...address] : address,
    address: texts.join(texts.some((text) => JAPANESE.test(text)) ? ' ' : ''),
    named,
  };
}

/** With its postcode over it and its name under or over it, which are printed larger or smaller. */
export function withNeighbours(party: LabelParty, { lines }: Layout): LabelParty {
  const [first, last] = [party.lines[0]!, party.lines.at(-1)!];
  const cells = lines
    .flatMap(({ segments }) => segments)
    .filter(({ page, words }) => page === first.page && !party.lines.some((line) => line.words.includes(words[0]!)));
  const height = heightOf(first.box);
  const isFlush = ({ box }: Span) => Math.abs(box[0] - first.box[0]) < height * REACH;
  const over = cells.filter((cell) => isFlush(cell) && near(first.box[1] - cell.box[3], height)).toReversed();
  const under = cells.filter((cell) => isFlush(cell) && near(cell.box[1] - last.box[3], height));
  const code = over.find(({ text }) => POSTCODE_ALONE.test(text.trim()));
  const name = party.name ?? [...under, ...over].find(({ text }) => isHonoured(text));
  const body = party.lines.filter((line) => line !== party.name);
  return partyOf(code ? [code, ...body] : body, name, party.named);
}

const near = (gap: number, height: number): boolean => gap > -height * 0.5 && gap < height * REACH;
