/** What a member may write into a document, at the edges of every bound: for properties of what is never a fault. */
import fc from 'fast-check';
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import type { Json, JsonObject } from '#kernel/json.js';

const { keyCharacters, valueBytes, values, levels, extractionBytes } = DOCUMENT_LIMITS;

/** A value inside so many objects of one key. */
export function nested(depth: number, key: string, inside: Json): Json {
  let value = inside;
  for (let level = 0; level < depth; level++) value = { [key]: value };
  return value;
}

const around = (most: number) => fc.integer({ min: -3, max: 3 }).map((by) => most + by);
const letter = fc.constantFrom('x', 'é', '\u0001', '"', '.', '\ud800');
const text = (most: number) =>
  fc.tuple(letter, around(most)).map(([of, length]) => of.repeat(Math.floor(length / Buffer.byteLength(of))));
const key = fc.oneof(fc.constantFrom('', 'a', '0', '__proto__', 'a.b'), text(keyCharacters));
const leaf = fc.oneof(fc.constantFrom<Json>(null, 0, true, '', [], {}), text(valueBytes), fc.string());
const many = fc.tuple(around(values), leaf).map(([count, value]) => {
  const short = typeof value === 'string' ? value.slice(0, 20) : value;
  return Array.from({ length: count }, () => short);
});
const deep = fc.tuple(around(levels), key, leaf).map(([depth, of, value]) => nested(depth, of, value));
const large = fc
  .tuple(letter, around(extractionBytes))
  .map(([of, size]) => Array.from({ length: 8 }, () => of.repeat(Math.floor(size / 8 / Buffer.byteLength(of)) - 2)));

export const edgeExtraction = fc.dictionary(key, fc.oneof(leaf, many, deep, large) as fc.Arbitrary<Json>, {
  maxKeys: 3,
}) as fc.Arbitrary<JsonObject>;
/** What "changes" says. */
export const edgeChanges = fc
  .array(text(300), { maxLength: 3 })
  .chain((few) => fc.constantFrom(1, 165, 170).map((times) => Array.from({ length: times }, () => few).flat()));
/** Paths to confirm. */
export const edgePaths = fc.array(fc.oneof(key, text(1_000)), { maxLength: 3 });
