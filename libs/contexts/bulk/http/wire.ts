/** Jobs as the wire has them. Pure. */
import type { BulkExport, BulkExportStatus, BulkJob, BulkStatus } from '#contracts/bulk-jobs.js';
import { dealtWith, type KnownBulkDeletion } from '#domain/bulk/bulk-deletion.js';
import { expiryOf, type KnownBulkExport } from '#domain/bulk/bulk-export.js';
import { bulkJobNotFound } from '#domain/bulk/bulk-job.js';
import { isUuid } from '#kernel/ids.js';

/** @param now stands for times that were decided just now, ISO 8601, UTC */
export function toJob(job: KnownBulkDeletion, now: string): BulkJob {
  return { id: job.deletionId, status: statusOf(job), ...factsOf(job, now) };
}

/** @param now beside that, what is over by then is told as such */
export function toExport(job: KnownBulkExport, now: string): BulkExport {
  const { exportId: id, status, writing, file, withdrawn } = job;
  const told: BulkExportStatus = status !== 'open' ? status : writing === undefined ? 'pending' : 'running';
  const expiresAt = expiryOf(job, now);
  const isThere = file && now < expiresAt;
  const code = withdrawn ?? job.code ?? (file && !isThere ? 'expired' : undefined);
  return {
    ...{ id, status: told },
    ...factsOf(job, now),
    ...(isThere && { file: { href: `/bulk-jobs/exports/${id}/file`, bytes: file.bytes, expiresAt } }),
    ...(code !== undefined && { code }),
  };
}

type Common = Pick<KnownBulkExport, 'documentIds' | 'done' | 'failed' | 'requestedAt' | 'endedAt'>;

function factsOf(job: Common & { readonly status: string }, now: string) {
  const { documentIds, done, failed, requestedAt = now, endedAt = now } = job;
  return {
    total: documentIds.length,
    done,
    failed: [...failed],
    requestedAt,
    ...(job.status !== 'open' && { endedAt }),
  };
}

function statusOf(job: KnownBulkDeletion): BulkStatus {
  if (job.status !== 'open') return job.status;
  return dealtWith(job) === 0 ? 'pending' : 'running';
}

export const isOver = ({ status }: { readonly status: unknown }): boolean =>
  status === 'finished' || status === 'failed' || status === 'canceled';

/** @throws bulk_job_not_found */
export function idOf(id: string): string {
  if (!isUuid(id)) throw bulkJobNotFound();
  return id;
}
