/**
 * Wraps the vault's keys with AES-256-GCM under the master key; the subject is associated data, so a wrapped key cannot
 * be moved to another subject. A wrong master key or a changed vault is an error that names MASTER_KEY, never garbage.
 */
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { KeyDamaged } from '#ports/key-vault.js';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
export const KEY_BYTES = 32;
/** Of every wrapped key. */
export const WRAPPED_BYTES = NONCE + KEY_BYTES + TAG;

/**
 * Subject of a wrapped key that is nobody's: it tells at once whether MASTER_KEY is the one this vault was made with.
 */
export const SEAL = 'vault:seal';

export function anotherKey(subject: string): Error {
  return new Error(`this vault holds another key of ${subject}`);
}

export class KeyWrapping {
  readonly #master: KeyObject;

  constructor(masterKey: Buffer) {
    if (masterKey.length !== KEY_BYTES) {
      throw new Error(`MASTER_KEY must be ${KEY_BYTES} bytes; these are ${masterKey.length}`);
    }
    this.#master = createSecretKey(masterKey);
  }

  /** nonce · ciphertext · tag */
  wrap(subject: string, key: Buffer): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#master, nonce, { authTagLength: TAG });
    cipher.setAAD(Buffer.from(subject));
    return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws KeyDamaged */
  unwrap(subject: string, wrapped: Uint8Array): Buffer {
    try {
      const decipher = createDecipheriv(CIPHER, this.#master, wrapped.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAAD(Buffer.from(subject));
      decipher.setAuthTag(wrapped.subarray(-TAG));
      const key = decipher.update(wrapped.subarray(NONCE, -TAG));
      decipher.final(); // throws; GCM leaves it nothing to give out
      return key;
    } catch (cause) {
      throw new KeyDamaged(subject, cause);
    }
  }
}
