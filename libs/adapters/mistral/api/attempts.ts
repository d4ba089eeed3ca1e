/**
 * Tries a call until it succeeds, fails for good, or its bounds are reached: a number of attempts and a point in time,
 * pauses included. Pauses double, with jitter so that many workers do not come back at once; a pause the API asks for
 * is kept, and when it would outlast the deadline nothing is waited for. @throws MistralFailed the last failure, or the
 * signal's reason
 */
import { setTimeout as pause } from 'node:timers/promises';
import { failedBecause, MistralFailed } from './mistral-failed.js';

export interface Bounds {
  readonly attempts: number;
  /** By performance.now(). */
  readonly deadline: number;
  /** Of one attempt. */
  readonly attemptMs: number;
  /** Before the second attempt, at most. */
  readonly firstPauseMs: number;
  readonly signal?: AbortSignal;
}

export async function attempt<T>(call: (signal: AbortSignal) => Promise<T>, bounds: Bounds): Promise<T> {
  const { attempts, deadline, attemptMs, firstPauseMs, signal } = bounds;
  for (let count = 1; ; count++) {
    signal?.throwIfAborted();
    const left = deadline - performance.now();
    if (left <= 0) throw new MistralFailed('timed_out');
    const clock = AbortSignal.timeout(Math.ceil(Math.min(left, attemptMs)));
    try {
      return await call(signal ? AbortSignal.any([signal, clock]) : clock);
    } catch (error) {
      signal?.throwIfAborted();
      const failed = clock.aborted ? new MistralFailed('timed_out') : failedBecause(error);
      const wait = failed.retryAfterMs ?? firstPauseMs * 2 ** (count - 1) * (0.5 + Math.random() / 2);
      if (!failed.passes || count >= attempts || performance.now() + wait >= deadline) throw failed;
      await pause(wait, undefined, { signal }).catch(() => signal?.throwIfAborted());
    }
  }
}
