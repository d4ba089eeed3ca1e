/**
 * One run of a handler, the same for every WorkQueue adapter: a throw is a retry with back-off, and a stop gives the handler
 * a short grace to finish before its job is handed back. What a handler says after it was handed back is not heard.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Outcome } from '#ports/work-queue.js';

export type Handled = Outcome | { readonly kind: 'handed-back' };

/** How long a handler may go on after its signal aborted. */
const GRACE_MS = 1_000;

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
    return { kind: 'retry', afterMs: backOffMs(job.attempt), reason: shortReason(error) };
  }
}

async function graceAfter(stop: AbortSignal, finished: AbortSignal): Promise<Handled> {
  await new Promise<void>((resolve) => {
    if (stop.aborted) return resolve();
    stop.addEventListener('abort', () => resolve(), { once: true, signal: finished });
  });
  await sleep(GRACE_MS, undefined, { signal: finished }).catch(() => undefined);
  return { kind: 'handed-back' };
}

/** 1 s, 2 s, 4 s … up to 5 minutes, each up to a fifth longer so that jobs that failed together do not come back together. */
export function backOffMs(attempt: number): number {
  const plain = Math.min(1_000 * 2 ** Math.min(attempt - 1, 20), 300_000);
  return Math.round(plain * (1 + Math.random() / 5));
}

/** Reasons are kept beside the job, so they are cut short. */
export function shortReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
