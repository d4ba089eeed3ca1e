/** Keys derived from MASTER_KEY (HKDF-SHA-256), one per purpose, so that no key serves two. */
import { hkdfSync } from 'node:crypto';

/** @returns 32 bytes */
export function secretFor(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `recto/${purpose}`, 32));
}
