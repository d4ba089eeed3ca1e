/** Fields of a contract in Chinese, Japanese or Korean, whose sentences and names are unlike those of Europe. */
import { tidy } from '../../../normalise/text.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { compact } from './compact.js';
import { dayFields } from './days.js';
import { lawField } from './law.js';
import { partyField } from './parties.js';

/** Of all letters, those of these scripts, so that a contract is in one. */
const MOSTLY = 0.5;
const LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

export function isInEastAsia({ layout }: Reading): boolean {
  const text = layout.lines.map((line) => line.text).join('');
  return (text.match(LETTERS)?.length ?? 0) > MOSTLY * (text.match(/\p{L}/gu)?.length ?? 0);
}

export function eastAsianFields(reading: Reading) {
  const all = compact(reading.layout);
  return [...titleField(reading), ...partyField(reading, all), ...dayFields(reading, all), ...lawField(reading, all)];
}

const TITLE =
  /^[^。:：,，]{0,24}(?:合同|合约|合約|协议|協議|契[约約]|契約書|覚書|合意書|誓約書|承[诺諾]书?|切結書|서약|계약|협약|약정|각서|합의)(?:书|書|서)?$/u;

function titleField({ layout, place }: Reading): Found<'title'>[] {
  const line = layout.lines.slice(0, 15).find(({ text }) => TITLE.test(text.replace(/\s/g, '')));
  if (!line) return [];
  // "租 赁 合 同": letters set apart to fill the line.
  const apart = /^(?:\S\s+)+\S$/u.test(line.text);
  const value = apart ? line.text.replace(/\s/g, '') : tidy(line.text);
  return [{ path: 'title', value, confidence: 0.75, evidence: place(line) }];
}
