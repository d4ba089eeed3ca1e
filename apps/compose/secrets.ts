/** Keys derived from MASTER_KEY (HKDF-SHA-256), one per purpose, so that no key serves two. */
import { hkdfSync } from 'node:crypto';

export function secretFor(
  masterKey: Buffer,
  purpose: 'email-keys' | 'bot-check' | 'content-keys' | 'newsletter-links' | 'invitation-links' | 'log-heads',
): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `recto/${purpose}`, 32));
}
