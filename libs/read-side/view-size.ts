/**
 * How large a view is, measured before a store is given it: its texts and keys in bytes of UTF-8, and 32 more for each
 * value: the longest number with its marks, and more than any store adds. Within the bound a view can always be written
 * as JSON and as a document of MongoDB (16 MB). Nearly every view is far smaller, and so it is measured roughly first:
 * three bytes for each UTF-16 unit, which no text exceeds. Pure.
 */

/** bytes */
export const LARGEST_VIEW = 8_000_000;

const PER_VALUE = 32;
/** Levels; far below where writing a view would run out of stack. */
const DEEPEST = 500;

export class ViewTooLarge extends Error {
  override readonly name = 'ViewTooLarge';
  constructor(largest: number) {
    super(`the view would be larger than ${largest.toLocaleString('en')} bytes`);
  }
}

/**
 * @returns bytes, or more than these; undefined when the view is larger than `largest`
 * @throws TypeError · RangeError for what cannot be JSON
 */
export function sizeWithin(largest: number, view: object): number | undefined {
  for (const bytesOf of [atMost, Buffer.byteLength]) {
    const size = sizeOf(view, largest, bytesOf);
    if (size <= largest) return size;
  }
  return undefined;
}

const atMost = (text: string): number => 3 * text.length;

/**
 * @returns bytes, counted no further than just beyond `largest`.
 * @throws TypeError · RangeError for what cannot be JSON
 */
export function sizeOf(
  value: unknown,
  largest = Infinity,
  bytesOf: (text: string) => number = Buffer.byteLength,
  depth = 0,
): number {
  if (depth > DEEPEST) throw new RangeError(`a view is nested at most ${DEEPEST} levels deep`);
  if (typeof value === 'string') return PER_VALUE + bytesOf(value);
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol')
    throw new TypeError(`a view cannot hold a ${typeof value}`);
  let size = PER_VALUE;
  if (typeof value !== 'object' || value === null) return size;
  if (Array.isArray(value)) {
    for (let n = 0; n < value.length && size <= largest; n++)
      size += sizeOf(value[n], largest - size, bytesOf, depth + 1);
    return size;
  }
  for (const key of Object.keys(value)) {
    if (size > largest) break;
    size += bytesOf(key);
    size += sizeOf((value as Record<string, unknown>)[key], largest - size, bytesOf, depth + 1);
  }
  return size;
}
