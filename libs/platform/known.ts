/** `If-None-Match`: whether who asks has the very bytes already (RFC 9110, 13.1.2). */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Of bytes, strong: in quotes, as the header has it. */
export const etagOf = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url')}"`;

export function isKnown({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match'];
  return known?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;
}
