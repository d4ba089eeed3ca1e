import fc from 'fast-check';
import { parsePosition, positionNumber, positionOf } from './position.js';

describe('Position', () => {
  it('orders as text the way it orders as a number', () => {
    const n = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });
    fc.assert(fc.property(n, n, (a, b) => positionOf(a) < positionOf(b) === a < b));
  });

  it('gives the number back', () => {
    expect(positionNumber(positionOf(42))).toBe(42n);
  });

  it('takes nothing from outside that it did not make', () => {
    expect(parsePosition('00000000000000000042')).toBe('00000000000000000042');
    for (const bad of ['42', '', undefined, 'x'.repeat(20)]) expect(parsePosition(bad)).toBeUndefined();
  });
});
