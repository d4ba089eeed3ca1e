import fc from 'fast-check';
import { mustBeWithinLimits } from '#domain/documents/limits.js';
import { cutToLimits } from './cut-to-limits.js';
import { DOCUMENT_LIMITS } from './document-limits.js';
import type { Json, JsonObject } from './json.js';

const read = (extraction: JsonObject, paths: readonly string[] = []) => ({
  extraction,
  confidence: Object.fromEntries(paths.map((path) => [path, 0.9123])),
  evidence: Object.fromEntries(
    paths.map((path) => [path, { page: 0, box: [0.1234, 0.1234, 0.1234, 0.1234], source: 'ocr' }]),
  ),
});
const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ description: `Article ${n}`, quantity: n, amount: 12.5 }));
const pathsOf = (count: number) =>
  rows(count).flatMap((row, n) => Object.keys(row).map((key) => `line_items.${n}.${key}`));

const refusalOf = (check: () => void): string | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    return String(error);
  }
};

it('leaves what is within the bounds as it is', () => {
  const small = read({ total: 12, line_items: rows(200) }, [...pathsOf(200), 'total', 'line_items']);
  expect(cutToLimits(small)).toBe(small);
});

it('keeps the first rows of a table that is too long, and says how many values it left out', () => {
  const count = 20_000;
  const cut = cutToLimits(read({ total: 12, line_items: rows(count), note: 'x' }, pathsOf(count)));
  mustBeWithinLimits(cut.extraction);
  const kept = (cut.extraction['line_items'] as readonly JsonObject[]).flatMap((row) => Object.keys(row));
  expect(cut.extraction['total']).toBe(12);
  expect(kept.length).toBeGreaterThan(2_000);
  expect(kept.length + cut.leftOut!).toBe(count * 3 + 1);
  expect(Object.keys(cut.evidence)).toHaveLength(kept.length);
  expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThan(700_000);
});

it('leaves out alone what is too large by itself, and keeps the places in lists', () => {
  const { keyCharacters, valueBytes } = DOCUMENT_LIMITS;
  const large = 'x'.repeat(valueBytes);
  const long = 'k'.repeat(keyCharacters + 1);
  const cut = cutToLimits(read({ a: large, list: [large, 'b', { [long]: [1, 2], c: 1 }], last: 1 }, ['a', 'list.1']));
  expect(cut).toMatchObject({ extraction: { list: [null, 'b', { c: 1 }], last: 1 }, leftOut: 4 });
  expect([cut.extraction, Object.keys(cut.confidence)]).toEqual([
    expect.not.objectContaining({ a: large }),
    ['list.1'],
  ]);
});

it('cuts what is nested without end', () => {
  let deep: Json = 1;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  const cut = cutToLimits(read({ deep, total: 1 }));
  mustBeWithinLimits(cut.extraction);
  expect(cut).toMatchObject({ extraction: { total: 1 }, leftOut: 1 });
});

it('makes whatever was read an extraction within the bounds', () => {
  const { keyCharacters, valueBytes, values } = DOCUMENT_LIMITS;
  const key = fc.oneof(
    fc.string(),
    fc.integer({ min: -1, max: 1 }).map((by) => 'k'.repeat(keyCharacters + by)),
  );
  const leaf = fc.oneof(
    fc.string(),
    fc.integer({ min: -3, max: 1 }).map((by) => 'x'.repeat(valueBytes + by)),
    fc.integer({ min: -2, max: 2 }).map((by) => Array.from({ length: values + by }, () => 0)),
    fc.constantFrom<Json>(null, 1, [], {}),
  ) as fc.Arbitrary<Json>;
  const extraction = fc.dictionary(key, fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }), fc.dictionary(key, leaf)), {
    maxKeys: 4,
  });
  fc.assert(
    fc.property(extraction as fc.Arbitrary<JsonObject>, (any) => {
      const beyond = refusalOf(() => mustBeWithinLimits(cutToLimits(read(any)).extraction));
      // A counterexample printed would be megabytes.
      if (beyond) throw new Error(beyond);
    }),
    {
      numRuns: 50,
      endOnFailure: true,
      reporter: ({ errorInstance }) => {
        if (errorInstance) throw errorInstance;
      },
    },
  );
});
