import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import type { Json, JsonObject } from '#kernel/json.js';
import { changesBetween } from './field-changes.js';

const fieldChanges = (before: JsonObject, after: JsonObject) => changesBetween(before, after).fieldChanges;

describe('field changes', () => {
  it('are none between equal values, in whatever order their fields stand', () => {
    expect(fieldChanges({ a: 1, b: { c: [1, null, 'x'] } }, { b: { c: [1, null, 'x'] }, a: 1 })).toEqual([]);
  });

  it('name a changed, an added and a removed value', () => {
    expect(fieldChanges({ changed: 1, removed: 'x' }, { changed: 2, added: true })).toEqual([
      { path: 'added', after: true },
      { path: 'changed', before: 1, after: 2 },
      { path: 'removed', before: 'x' },
    ]);
  });

  it('tell null from absent', () => {
    expect(fieldChanges({ a: null }, {})).toEqual([{ path: 'a', before: null }]);
    expect(fieldChanges({}, { a: null })).toEqual([{ path: 'a', after: null }]);
  });

  it('go into objects and lists, in the order of the indexes', () => {
    const items = (amounts: string[]) => ({
      vendor: { name: 'Example' },
      line_items: amounts.map((amount) => ({ amount })),
    });
    const many = Array.from({ length: 11 }, (_, n) => `${n}.00`);
    const edited = many.map((amount, n) => (n === 2 || n === 10 ? '99.00' : amount));
    expect(fieldChanges(items(many), items(edited))).toEqual([
      { path: 'line_items.2.amount', before: '2.00', after: '99.00' },
      { path: 'line_items.10.amount', before: '10.00', after: '99.00' },
    ]);
  });

  it('show a list that grew or shrank', () => {
    expect(fieldChanges({ tags: ['a'] }, { tags: ['a', 'b'] })).toEqual([{ path: 'tags.1', after: 'b' }]);
    expect(fieldChanges({ tags: ['a', 'b'] }, { tags: ['b'] })).toEqual([
      { path: 'tags.0', before: 'a', after: 'b' },
      { path: 'tags.1', before: 'b' },
    ]);
  });

  it('show that a list or an object was emptied', () => {
    expect(fieldChanges({ tags: ['a'] }, { tags: [] })).toEqual([
      { path: 'tags', after: '[]' },
      { path: 'tags.0', before: 'a' },
    ]);
    expect(fieldChanges({ vendor: {} }, {})).toEqual([{ path: 'vendor', before: '{}' }]);
  });

  it('are seen where the paths are the same but the values are not', () => {
    expect(fieldChanges({ a: '[]' }, { a: [] })).toEqual([{ path: 'a', before: '[]', after: '[]' }]);
    expect(fieldChanges({ a: { 0: 1 } }, { a: [1] })).toEqual([{ path: 'a', before: '{"0":1}', after: '[1]' }]);
    expect(fieldChanges({ 'a.b': 1 }, { a: { b: 1 } })).toEqual([
      { path: 'a.b', before: 1 },
      { path: 'a.b', after: 1 },
    ]);
  });

  it('are none if and only if the values are equal', () => {
    const value = fc.oneof(
      fc.constantFrom<Json>(null, 0, 1, '', '[]', '{}', [], {}, [1], { 0: 1 }, { b: 1 }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const extraction = fc.dictionary(fc.constantFrom('', 'a', 'b', '0', 'a.b'), value as fc.Arbitrary<Json>, {
      maxKeys: 3,
    });
    fc.assert(
      fc.property(extraction, extraction, (before, after) => {
        expect(fieldChanges(before, before)).toEqual([]);
        expect(fieldChanges(before, after).length === 0).toBe(isDeepStrictEqual(plain(before), plain(after)));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('many or large changes', () => {
  const numbered = (count: number, value: Json): JsonObject =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, value]));
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

  it('are listed up to a bound, and counted beyond it', () => {
    const { fieldChanges: listed, moreChanges = 0 } = changesBetween({}, numbered(1_000, 1), 1_000);
    expect(listed.length).toBeGreaterThan(10);
    expect(bytes(listed)).toBeLessThanOrEqual(1_001);
    expect(listed.length + moreChanges).toBe(1_000);
    expect(changesBetween({}, numbered(1_000, 1))).not.toHaveProperty('moreChanges');
  });

  it('cost no path for what is not listed: a key of a million letters over 400,000 values', () => {
    const after = { ['k'.repeat(1_000_000)]: Array.from({ length: 400_000 }, () => 0) };
    expect(changesBetween({}, after)).toEqual({ fieldChanges: [], moreChanges: 400_000 });
  });

  it('cost no path for what is not listed: long keys within each other over many values', () => {
    let after: Json = Array.from({ length: 10_000 }, () => 0);
    for (let depth = 0; depth < 60; depth++) after = { ['k'.repeat(200)]: after };
    const { fieldChanges: listed, moreChanges = 0 } = changesBetween({}, after as JsonObject);
    expect(listed.length + moreChanges).toBe(10_000);
    expect(bytes(listed)).toBeLessThanOrEqual(DOCUMENT_LIMITS.listedChangesBytes + 1);
  });
});

/** As it comes from a request: no prototypes but the ordinary ones, no −0. */
function plain(value: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
