/**
 * A name and an address in Chinese or Japanese out of lines of a label. The address runs from postcode and province to
 * the room; the name stands over it, in Japan mostly under it, and may be honoured ("様", "御中").
 */
import { type Span } from '../../../layout/lines.js';
import { type LabelParty } from './party.js';
import { isEastAsian, isEastAsianAddress } from './east-asian-address.js';

const HONOUR = /\s*(?:様|殿|御中|宛|收|先生|女士|小姐|台啟|台启)$/u;
/** In figures and marks alone, or behind a telephone's sign. */
const TELEPHONE = /^(?:tel|℡|☎|電話|电话)|^[\d\s()+*-]+$/iu;
const POSTCODE_ALONE = /^〒?\s?\d{3}-?\d{4}$/u;
/** What a postcode is called. */
const CODE_WORD = /(?:邮编|邮政编码|郵遞區號|郵政編碼|郵便番号)\s?:?\s?/gu;
const CODE_SAID = new RegExp(`^${CODE_WORD.source}\\d`, 'u');
/** Written in Japan, where parts of an address stand apart. */
const JAPANESE = /[〒\p{Script=Hiragana}\p{Script=Katakana}]|\d{3}-\d{4}/u;

/** @param named a heading says whose it is @returns nothing where the lines hold no such address */
export function eastAsianParty(lines: readonly Span[], named: boolean): LabelParty | undefined {
  const told = lines.filter(({ text }) => POSTCODE_ALONE.test(text) || !TELEPHONE.test(text.trim()));
  if (!told.some(({ text }) => isEastAsian(text))) return undefined;
  const isPlace = ({ text }: Span) =>
    (isEastAsianAddress(text) && !(HONOUR.test(text) && !/\d/.test(text))) || CODE_SAID.test(text);
  const first = told.findIndex(isPlace);
  if (first < 0) return undefined;
  // A second line without a number is the address's where it goes on in the middle of it: the house follows.
  const last = told.findLastIndex(isPlace);
  const address = told.slice(first, last + 1).filter((line) => isPlace(line) || !HONOUR.test(line.text));
  const others = told.filter((line) => !address.includes(line) && HONOURED.test(line.text));
  const name = others.find(({ text }) => HONOUR.test(text)) ?? others[0];
  const text = address.map((line) => line.text.trim()).join(JAPANESE.test(all(told)) ? ' ' : '');
  return {
    ...(name && { name: { ...name, text: name.text.replace(HONOUR, '').trim() } }),
    lines: name ? [name, ...address] : address,
    address: text.replace(CODE_WORD, ''),
    named,
  };
}

/** More than the sign of honour alone. */
const HONOURED = /\p{L}.*\p{L}/u;
const all = (lines: readonly Span[]): string => lines.map(({ text }) => text).join(' ');
