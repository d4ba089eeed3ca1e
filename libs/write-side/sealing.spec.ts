import { createSecretKey, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { seal, unseal } from './sealing.js';

const key = createSecretKey(randomBytes(32));
const plain = Buffer.from('Ada Example, ada@example.test');

describe('sealing', () => {
  it('gives back what was sealed, be it nothing at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (bytes, place) => {
        expect(unseal(seal(bytes, key, place), key, place)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('shows nothing of what it hides, and never looks the same twice', () => {
    const sealed = seal(plain, key, 'a');
    expect(sealed.includes(plain.subarray(0, 4))).toBe(false);
    expect(seal(plain, key, 'a')).not.toEqual(sealed);
  });

  it('opens under its own key and at its own place only', () => {
    const sealed = seal(plain, key, 'event 1');
    expect(() => unseal(sealed, createSecretKey(randomBytes(32)), 'event 1')).toThrow();
    expect(() => unseal(sealed, key, 'event 2')).toThrow();
  });

  it('refuses a single changed bit, wherever it is, and a missing end', () => {
    const sealed = seal(plain, key, 'a');
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const changed = Buffer.from(sealed);
        changed[bit >> 3]! ^= 1 << (bit & 7);
        expect(() => unseal(changed, key, 'a')).toThrow();
      }),
    );
    for (const whole of [sealed, seal(Buffer.alloc(0), key, 'a')]) {
      for (let length = 0; length < whole.length; length++) {
        expect(() => unseal(whole.subarray(0, length), key, 'a')).toThrow();
      }
    }
  });
});
