/** Jobs as the wire has them. Pure. */
import type { BulkJob, BulkStatus } from '#contracts/bulk-jobs.js';
import { dealtWith, type KnownBulkDeletion } from '#domain/bulk/bulk-deletion.js';

/** @param now stands for times that were decided just now, ISO 8601, UTC */
export function toJob(job: KnownBulkDeletion, now: string): BulkJob {
  const { deletionId, documentIds, done, failed, requestedAt = now, endedAt = now } = job;
  const times = { requestedAt, ...(job.status !== 'open' && { endedAt }) };
  return { id: deletionId, status: statusOf(job), total: documentIds.length, done, failed: [...failed], ...times };
}

function statusOf(job: KnownBulkDeletion): BulkStatus {
  if (job.status !== 'open') return job.status;
  return dealtWith(job) === 0 ? 'pending' : 'running';
}

export const isOver = ({ status }: { readonly status: unknown }): boolean =>
  status === 'finished' || status === 'canceled';
