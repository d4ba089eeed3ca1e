import { randomBytes } from 'node:crypto';
import { KeyWrapping } from './key-wrapping.js';

describe('KeyWrapping', () => {
  const wrapping = new KeyWrapping(randomBytes(32));
  const key = randomBytes(32);

  it('opens what it wrapped, and never wraps the same way twice', () => {
    const wrapped = wrapping.wrap('user:ada', key);
    expect(wrapping.unwrap('user:ada', wrapped)).toEqual(key);
    expect(wrapping.wrap('user:ada', key)).not.toEqual(wrapped);
    expect(wrapped.includes(key)).toBe(false);
  });

  it('does not open under another subject', () => {
    const wrapped = wrapping.wrap('user:ada', key);
    expect(() => wrapping.unwrap('user:eve', wrapped)).toThrow('MASTER_KEY');
  });

  it('does not open when any byte changed, or bytes are missing', () => {
    const wrapped = wrapping.wrap('user:ada', key);
    for (let at = 0; at < wrapped.length; at++) {
      const changed = Buffer.from(wrapped);
      changed[at] = (changed[at] as number) ^ 1;
      expect(() => wrapping.unwrap('user:ada', changed)).toThrow('MASTER_KEY');
    }
    for (const short of [0, 5, 20, wrapped.length - 1]) {
      expect(() => wrapping.unwrap('user:ada', wrapped.subarray(0, short))).toThrow('MASTER_KEY');
    }
  });
});
