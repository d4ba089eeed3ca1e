/**
 * Tries a call until it succeeds, fails for good, or its bounds are reached: a number of attempts and a point in time,
 * pauses included. Pauses double, with jitter so that many workers do not come back at once; a pause the API asks for
 * is kept, and when it would outlast the deadline nothing is waited for. @throws MistralFailed the last failure, or the
 * signal's reason
 */
import { backoffDelay, pause, type Backoff } from '#kernel/backoff.js';
import { failedBecause, MistralFailed } from './mistral-failed.js';

export interface Bounds {
  readonly attempts: number;
  /** By performance.now(). */
  readonly deadline: number;
  /** Of one attempt. */
  readonly attemptMs: number;
  /** Between attempts, where the API asks for no pause of its own. */
  readonly backoff: Backoff;
  readonly signal?: AbortSignal;
}

export async function attempt<T>(call: (signal: AbortSignal) => Promise<T>, bounds: Bounds): Promise<T> {
  const { attempts, deadline, attemptMs, backoff, signal } = bounds;
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
      const wait = failed.retryAfterMs ?? backoffDelay(count, backoff);
      if (!failed.passes || count >= attempts || performance.now() + wait >= deadline) throw failed;
      await pause(wait, signal);
    }
  }
}
