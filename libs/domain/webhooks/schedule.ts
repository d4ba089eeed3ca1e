/**
 * When a message that was not taken is tried again: at once at first, then with growing pauses, for some three days.
 */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Pauses after the first, second … attempt that failed, milliseconds: those Standard Webhooks recommends. */
export const PAUSES_MS: readonly number[] = [
  5_000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
export const MOST_ATTEMPTS = PAUSES_MS.length + 1;
/** What `Retry-After` may ask for at most. */
const LONGEST_WISH_MS = 24 * HOUR;
/** Up to a fifth more, so that those who failed together do not come back together. */
const JITTER = 0.2;

/**
 * @param attempt the one that failed: 1, 2, 3 …
 * @param retryAfter as the endpoint answered it: seconds or a date (RFC 9110)
 * @param now milliseconds since 1970
 * @param random 0 up to 1
 * @returns milliseconds since 1970; undefined: not again
 */
export function nextAttemptAt(
  attempt: number,
  retryAfter: string | undefined,
  now: number,
  random: number,
): number | undefined {
  const pause = PAUSES_MS[attempt - 1];
  if (pause === undefined) return undefined;
  const wish = Math.min(wishedMs(retryAfter, now), LONGEST_WISH_MS);
  return Math.round(now + Math.max(pause * (1 + JITTER * random), wish));
}

function wishedMs(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter) * 1_000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
