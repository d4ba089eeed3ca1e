/**
 * Back-off: how long to wait after a failure before trying again. Pauses double from one failure in a row to the next,
 * up to the longest. Whoever tries again keeps its own numbers as a value of `Backoff`.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Backoff {
  /** Milliseconds after the first failure. */
  readonly firstMs: number;
  /** Milliseconds, before jitter; doubles without end when absent. */
  readonly longestMs?: number;
  /**
   * Each delay is multiplied by a random factor in this range, so that those who failed together do not come back
   * together.
   */
  readonly jitter?: readonly [least: number, most: number];
}

/**
 * @param failures in a row: 1, 2, 3 …
 * @param random 0 up to 1
 * @returns milliseconds
 */
export function backoffDelay(failures: number, backoff: Backoff, random: () => number = Math.random): number {
  const { firstMs, longestMs = Infinity, jitter } = backoff;
  const plain = Math.min(firstMs * 2 ** (failures - 1), longestMs);
  if (!jitter) return plain;
  const [least, most] = jitter;
  return plain * (least + random() * (most - least));
}

/** Sleeps, or returns early when the signal aborts. Never rejects. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
