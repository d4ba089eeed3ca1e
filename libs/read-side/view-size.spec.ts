import fc from 'fast-check';
import { sizeOf, sizeWithin } from './view-size.js';

describe('the size of a view', () => {
  it('is never less than its JSON, control characters aside', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value);
        const escapes = text.match(/\\./g)?.length ?? 0;
        return sizeOf(value) + 5 * escapes >= Buffer.byteLength(text);
      }),
    );
  });

  it('is counted in bytes of keys and texts, and 32 for each value', () => {
    expect(sizeOf({ ab: 'é', n: [1, null] })).toBe(32 + 2 + 32 + 2 + 1 + 32 + 2 * 32);
  });

  it('is taken roughly where it is far from the bound, and exactly near it', () => {
    const view = { text: 'é'.repeat(10) };
    const exactly = sizeOf(view);
    expect(exactly).toBe(32 + 4 + 32 + 20);
    expect(sizeWithin(exactly, view)).toBe(exactly);
    expect(sizeWithin(exactly - 1, view)).toBeUndefined();
    expect(sizeWithin(1_000, view)).toBe(32 + 12 + 32 + 30);
  });

  it('is never less than its bytes when taken roughly', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), (view) => {
        const size = sizeWithin(Number.MAX_SAFE_INTEGER, view);
        return size !== undefined && size >= sizeOf(view);
      }),
    );
  });

  it('is not counted on once it is too large', () => {
    const endless: unknown[] = [];
    for (let n = 0; n < 1_000; n++) endless.push(endless);
    expect(sizeOf(endless, 100)).toBeGreaterThan(100);
  });

  it('is refused for what cannot be written as JSON', () => {
    expect(() => sizeOf({ n: 1n })).toThrow('a view cannot hold a bigint');
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(() => sizeOf(circle)).toThrow('nested at most 500 levels');
  });
});
