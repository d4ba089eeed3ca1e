import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Json, JsonObject } from '#kernel/json.js';
import { jsonBytes } from '#kernel/json.js';
import { confirmedMustBeWithinLimits, mustBeWithinLimits, notesMustBeWithinLimits } from './limits.js';

const { keyCharacters, valueBytes, values, levels, extractionBytes } = DOCUMENT_LIMITS;

const refused = (check: () => void): [string, string, string] | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.code, error.kind, error.message];
  }
};
const nested = (depth: number): JsonObject => {
  let value: Json = 1;
  for (let level = 0; level < depth; level++) value = { a: value };
  return value as JsonObject;
};
/** Of exactly so many bytes. */
const sized = (bytes: number): JsonObject => {
  const texts = Array.from({ length: Math.floor(bytes / 60_000) }, () => 'x'.repeat(59_000));
  return { texts, rest: 'x'.repeat(bytes - jsonBytes({ texts, rest: '' })) };
};

it.each<[string, string, JsonObject, JsonObject, string]>([
  ['key_too_long', 'unprocessable', { ['k'.repeat(keyCharacters)]: 1 }, { a: [{ ['k'.repeat(201)]: 1 }] }, '200'],
  ['value_too_large', 'too-large', { a: 'é'.repeat(32_767) }, { a: ['x'.repeat(valueBytes)] }, '64 KB'],
  [
    'too_many_values',
    'too-large',
    { a: Array(values).fill(0) },
    { a: Array(values - 1).fill([]), b: 1, c: {} },
    '10,000',
  ],
  ['too_deep', 'unprocessable', nested(levels), nested(levels + 1), '64'],
  ['extraction_too_large', 'too-large', sized(extractionBytes), sized(extractionBytes + 1), '256 KB'],
])('%s: what is at the bound passes, what is beyond is refused with the number', (code, kind, at, beyond, number) => {
  expect(refused(() => mustBeWithinLimits(at))).toBeUndefined();
  expect(refused(() => mustBeWithinLimits(beyond))).toEqual([code, kind, expect.stringContaining(number)]);
});

it('looks at what is nested deeper than the stack goes', () => {
  expect(refused(() => mustBeWithinLimits(nested(200_000)))?.[0]).toBe('too_deep');
});

it('bounds what an editor says, and what is confirmed', () => {
  const texts = (count: number) => Array.from({ length: count }, () => '\u0001'.repeat(100));
  expect(refused(() => notesMustBeWithinLimits(texts(200)))).toBeUndefined();
  expect(refused(() => notesMustBeWithinLimits(texts(220)))?.[0]).toBe('notes_too_large');
  expect(refused(() => confirmedMustBeWithinLimits(texts(400)))).toBeUndefined();
  expect(refused(() => confirmedMustBeWithinLimits(texts(440)))?.[0]).toBe('confirmed_too_large');
});
