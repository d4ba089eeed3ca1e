/**
 * Sealing: AES-256-GCM with a 96-bit random nonce, the output as one buffer nonce · tag · ciphertext. The associated
 * data ties a sealed thing to its place (an event id, an object key), so that it cannot be moved elsewhere unnoticed.
 * Keys come as KeyObjects: Node takes three times as long to start a cipher from raw bytes.
 */
import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

export function seal(plain: Uint8Array, key: KeyObject, associated: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(associated));
  const [most, rest] = [cipher.update(plain), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), most, rest]);
}

/** @throws when the key, the place or a single bit is wrong */
export function unseal(sealed: Uint8Array, key: KeyObject, associated: string): Buffer {
  // Without the length, a tag cut down to four bytes would do.
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(associated));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const plain = decipher.update(sealed.subarray(NONCE + TAG));
  decipher.final(); // throws; GCM leaves it nothing to give out
  return plain;
}
