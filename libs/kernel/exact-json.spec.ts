import fc from 'fast-check';
import { inEnglish } from '#texts/sentence.js';
import { inexactIn, isKept, refusalOf } from './exact-json.js';

describe('what JSON.parse would change', () => {
  it.each([
    '{"total":12.50,"rate":0.1,"n":-0,"big":9007199254740991,"small":1e-7}',
    '{"n":9007199254740992}',
    '{"n":1e21,"m":100000000000000000000}',
    '{"n":0.10000000000000001}', // as C prints 0.1
    '{"iban":"DE89370400440532013000","text":"\\"__proto__\\": 12345678901234567890","__proto":1}',
    '["__proto__"]',
    '{"a\\\\":"12345678901234567890"}',
  ])('is nothing in %s', (json) => expect(inexactIn(json)).toBeUndefined());

  it.each([
    ['{"n":9007199254740993}', { number: '9007199254740993' }],
    ['{"a":[1,{"n":-12345678901234567890}]}', { number: '-12345678901234567890' }],
    ['{"n":123456789012345678.5}', { number: '123456789012345678.5' }],
    ['{"n":1e400}', { number: '1e400' }],
    ['{"n":1e-400}', { number: '1e-400' }],
    ['{"a":{"__proto__":{"b":1}}}', { key: '__proto__' }],
    ['{"__pro\\u0074o__" :1}', { key: '__proto__' }],
  ])('is found in %s', (json, found) => expect(inexactIn(json)).toEqual(found));

  it('is none of the numbers there are', () => {
    fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => isKept(JSON.stringify(n))));
    fc.assert(fc.property(fc.maxSafeInteger(), (n) => isKept(String(n))));
  });

  it('is each integer that is written otherwise afterwards', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 69n), 2n ** 69n), (n) => isKept(String(n)) === (String(Number(n)) === String(n))),
    );
  });

  it('is said in a sentence', () => {
    expect(inEnglish(refusalOf({ number: '9'.repeat(1000) }))).toBe(
      `The number ${'9'.repeat(40)}… has more digits than are kept. Write it in quotes, as text.`,
    );
    expect(inEnglish(refusalOf({ key: '__proto__' }))).toBe('A field cannot be called "__proto__".');
  });
});
