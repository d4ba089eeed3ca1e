/**
 * One run of a handler, the same for every WorkQueue adapter: a throw is a retry with back-off, and a stop gives the
 * handler a short grace to finish before its job is handed back. What a handler says after it was handed back is not
 * heard.
 */
import { backoffDelay, pause, type Backoff } from '#kernel/backoff.js';
import type { Job, Outcome } from '#ports/work-queue.js';

export type Handled = Outcome | { readonly kind: 'handed-back' };

/** How long a handler may go on after its signal aborted. */
const GRACE_MS = 1_000;
const AFTER_A_THROW: Backoff = { firstMs: 1_000, longestMs: 300_000, jitter: [1, 1.2] };

export async function handleJob(handler: (job: Job) => Promise<Outcome>, job: Job): Promise<Handled> {
  const finished = new AbortController();
  try {
    return await Promise.race([outcomeOf(handler, job), graceAfter(job.signal, finished.signal)]);
  } finally {
    finished.abort();
  }
}

async function outcomeOf(handler: (job: Job) => Promise<Outcome>, job: Job): Promise<Handled> {
  try {
    return await handler(job);
  } catch (error) {
    if (job.signal.aborted) return { kind: 'handed-back' };
    return { kind: 'retry', afterMs: Math.round(backoffDelay(job.attempt, AFTER_A_THROW)), reason: shortReason(error) };
  }
}

async function graceAfter(stop: AbortSignal, finished: AbortSignal): Promise<Handled> {
  await new Promise<void>((resolve) => {
    if (stop.aborted) return resolve();
    stop.addEventListener('abort', () => resolve(), { once: true, signal: finished });
  });
  await pause(GRACE_MS, finished);
  return { kind: 'handed-back' };
}

/** Reasons are kept beside the job, so they are cut short. */
function shortReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
