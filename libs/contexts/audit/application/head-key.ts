/** HeadKey: signs heads of the log with Ed25519. The key comes from a seed derived from MASTER_KEY, so it needs no place of its own. */
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { signedText, type SignedHead } from '#domain/audit/log-head.js';
import type { LogDigest } from './log-digest.js';

/** What stands before the 32 raw bytes in PKCS #8 and in SubjectPublicKeyInfo (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

export class HeadKey {
  /** Raw, base64. */
  readonly publicKey: string;
  readonly #key: KeyObject;

  /** @param seed 32 bytes */
  constructor(seed: Buffer) {
    this.#key = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
    const spki = createPublicKey(this.#key).export({ format: 'der', type: 'spki' });
    this.publicKey = spki.subarray(PUBLIC_PREFIX.length).toString('base64');
  }

  sign({ events, digest }: Pick<LogDigest, 'events' | 'digest'>, signedAt: string): SignedHead {
    const head = { events, digest, signedAt };
    const signature = sign(null, Buffer.from(signedText(head)), this.#key).toString('base64');
    return { ...head, publicKey: this.publicKey, signature };
  }
}

/** Whether a head was signed with the key one trusts (raw, base64), not merely with the one it names. */
export function isSignedWith(publicKey: string, head: SignedHead): boolean {
  const raw = Buffer.from(publicKey, 'base64');
  if (raw.length !== 32 || head.publicKey !== publicKey) return false;
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, raw]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(signedText(head)), key, Buffer.from(head.signature, 'base64'));
}

/** For `openssl pkeyutl -verify -pubin`. */
export function publicKeyPem(publicKey: string): string {
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC_PREFIX, Buffer.from(publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  });
  return key.export({ format: 'pem', type: 'spki' }).toString();
}
