/**
 * Signatures of Standard Webhooks (https://www.standardwebhooks.com), version 1: HMAC-SHA256 over
 * `id.timestamp.body` with the bytes of the secret, base64.
 */
import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = { least: 24, most: 64 };

/** @param bytes 24 to 64 of them, random */
export function secretFrom(bytes: Uint8Array): string {
  if (bytes.length < SECRET_BYTES.least || bytes.length > SECRET_BYTES.most)
    throw new Error(`a secret has ${SECRET_BYTES.least} to ${SECRET_BYTES.most} bytes, not ${bytes.length}`);
  return `${PREFIX}${Buffer.from(bytes).toString('base64')}`;
}

export interface Signed {
  readonly id: string;
  /** seconds since 1970 */
  readonly timestamp: number;
  /** As it is sent, byte for byte. */
  readonly body: string;
}

/** @param secrets each signs: two while one takes over from the other */
export function signatureHeaders(message: Signed, secrets: readonly string[]): Record<string, string> {
  const { id, timestamp, body } = message;
  const content = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => `v1,${hmac(secret, content)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

const hmac = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(content)
    .digest('base64');
