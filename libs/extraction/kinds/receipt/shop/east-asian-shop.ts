/** The address of a shop in Chinese or Japanese: wherever it stands, the first that names a town. */
import { bareEastAsianAddress, wholeEastAsianAddress } from '../../../fields/vocabulary/east-asian-address.js';
import { isEastAsian } from '../../../model/scripts.js';
import { type Reading } from '../../../reading/reading.js';
import { type Merchant } from './sheet-merchant.js';

/** It goes on in the next line, with a building or a floor. */
const GOES_ON = /(?:[階层層樓楼室]|\dF|[號号]|ビル|大厦|大廈)\s*$/u;
const PRICED = /\s[^\d\s]{0,3}\d[\d,]*(?:\.\d{2})?\W*$/u;

export function eastAsianAddress({ layout: { text, lines }, place }: Reading): Merchant[] {
  if (!isEastAsian(text)) return [];
  const whole = lines.map(({ text: each }) => (PRICED.test(each) ? undefined : wholeEastAsianAddress(each)));
  const at = whole.findIndex((address) => address !== undefined);
  const first = lines[at];
  if (!first) return [];
  const next = lines[at + 1];
  const goesOn = next && GOES_ON.test(next.text) && !PRICED.test(next.text) && !/[:：]/.test(next.text);
  const own = goesOn ? [first, next] : [first];
  return [
    {
      path: 'merchant_address',
      value: [whole[at]!, ...own.slice(1).map((line) => bareEastAsianAddress(line.text))].join(' '),
      confidence: 0.5,
      evidence: place({ page: first.page, words: own.flatMap(({ words }) => words) }),
    },
  ];
}
