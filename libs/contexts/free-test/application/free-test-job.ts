/**
 * What travels between the process that was asked and the one that reads: ids in the job, values only sealed (see
 * PassingObjects).
 */
import { z } from 'zod';
import type { ExtractionResult } from '#ports/extractor.js';
import type { NewJob } from '#ports/work-queue.js';

export const FreeTestJob = z.object({
  testId: z.uuid(),
  day: z.iso.date(),
  /** Their name in the log; jobs of an earlier version have none. */
  visitor: z.string().optional(),
  /** Epoch milliseconds; nobody waits for the answer any longer. */
  until: z.number(),
});
export type FreeTestJob = z.infer<typeof FreeTestJob>;

/** `stopped`: the worker was shut down in the middle of it. */
export type FreeTestAnswer =
  | { readonly kind: 'read'; readonly result: Omit<ExtractionResult, 'text' | 'engine' | 'look'> }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'stopped' };

export function freeTestJob(job: FreeTestJob): NewJob {
  return { id: job.testId, lane: 'free-test', payload: job };
}
