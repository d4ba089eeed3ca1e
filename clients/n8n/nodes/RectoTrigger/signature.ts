/** Standard Webhooks: an HMAC over id, time and body, under the secret that Recto answered. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 5 * 60;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** @param body as it came @param now milliseconds since 1970 */
export function isFromRecto(body: Buffer, headers: Headers, secret: string, now = Date.now()): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  ) as [string, string, string];
  if (!id || !/^\d+$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (key.length === 0) return false;
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return one.startsWith('v1,') && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
