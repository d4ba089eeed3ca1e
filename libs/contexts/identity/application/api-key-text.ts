/**
 * An API key as a program holds it: `recto_live_`, or `recto_test_` for a sandbox, and 256 random bits, so that
 * scanners of repositories know it by its beginning. Its id and the hash that is kept are made of it; it is made of
 * neither. A fast hash is enough: there is nothing to guess in 256 random bits, as there is in a password.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedId } from '#kernel/ids.js';

const KEY = /^recto_(?:live|test)_[0-9a-f]{64}$/;
const SHOWN = 4;

export interface KnownKey {
  readonly keyId: string;
  /** SHA-256, hex. */
  readonly hash: string;
}

export const freshKey = (kind: 'live' | 'test'): string => `recto_${kind}_${randomBytes(32).toString('hex')}`;

/** What its owner tells it by. */
export const endingOf = (key: string): string => key.slice(-SHOWN);

/** Whether a Bearer token is meant to be a key, and no session. */
export const looksLikeKey = (token: string): boolean => token.startsWith('recto_');

/** undefined: no key was ever written so. */
export function knownBy(key: string): KnownKey | undefined {
  if (!KEY.test(key)) return undefined;
  const hash = createHash('sha256').update(key).digest('hex');
  return { keyId: derivedId('api-key', hash), hash };
}

/** In the same time whatever the hashes are. */
export function isSameHash(given: string, kept: string): boolean {
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(kept, 'hex'));
}
