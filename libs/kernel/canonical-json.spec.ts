import canonicalize from 'canonicalize';
import fc from 'fast-check';
import type { Json } from './json.js';
import { canonicalJson } from './canonical-json.js';

describe('canonical JSON', () => {
  it('is what a general serialiser of RFC 8785 writes, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }), (value) => {
        expect(canonicalJson(value as Json)).toBe(canonicalize(value));
      }),
      { numRuns: 500 },
    );
  });

  it('orders keys by UTF-16 code units, not by code points', () => {
    expect(canonicalJson({ '\ufb33': 1, '\ud83d\ude00': 2, b: 3, a: 4 })).toBe(
      '{"a":4,"b":3,"\ud83d\ude00":2,"\ufb33":1}',
    );
  });

  it('writes numbers as ECMAScript does', () => {
    expect(canonicalJson([333333333.33333329, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    );
  });

  it('leaves out what is undefined, and writes it as null in a list', () => {
    const value = { a: undefined, b: [undefined, 1] } as unknown as Json;
    expect(canonicalJson(value)).toBe('{"b":[null,1]}');
    expect(canonicalJson(value)).toBe(canonicalize(value));
  });

  it.each([[NaN], [Infinity], ['\ud800'], [{ '\udc00': 1 }]])('refuses %p', (value) => {
    expect(() => canonicalJson(value as Json)).toThrow(RangeError);
  });
});
