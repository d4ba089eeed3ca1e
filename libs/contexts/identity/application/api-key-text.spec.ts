import { createHash } from 'node:crypto';
import { endingOf, freshKey, isSameHash, knownBy, looksLikeKey } from './api-key-text.js';

describe('an API key', () => {
  it('has 256 random bits behind a beginning that scanners know', () => {
    const keys = Array.from({ length: 100 }, () => freshKey('live'));
    for (const key of keys) expect(key).toMatch(/^recto_live_[0-9a-f]{64}$/);
    expect(freshKey('test')).toMatch(/^recto_test_[0-9a-f]{64}$/);
    expect(new Set(keys).size).toBe(100);
  });

  it('is known by its SHA-256 and an id made of that, and shown by its end', () => {
    const key = `recto_live_${'0123456789abcdef'.repeat(4)}`;
    const known = knownBy(key);
    expect(known).toEqual({
      keyId: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      hash: createHash('sha256').update(key).digest('hex'),
    });
    expect(knownBy(key)).toEqual(known);
    expect(knownBy(freshKey('live'))!.keyId).not.toBe(known!.keyId);
    expect(endingOf(key)).toBe('cdef');
  });

  it('is none when it is written otherwise', () => {
    const key = freshKey('live');
    for (const text of ['', 'recto_live_', key.slice(0, -1), `${key}0`, key.toUpperCase(), key.replace('live', 'dead')])
      expect([text, knownBy(text)]).toEqual([text, undefined]);
    expect([looksLikeKey(key), looksLikeKey('recto_live_'), looksLikeKey('eyJhbGciOiJIUzI1NiJ9.e30.c2ln')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has the hash that is kept, or has not', () => {
    const [one, other] = [knownBy(freshKey('live'))!.hash, knownBy(freshKey('live'))!.hash];
    expect([isSameHash(one, one), isSameHash(one, other)]).toEqual([true, false]);
  });
});
