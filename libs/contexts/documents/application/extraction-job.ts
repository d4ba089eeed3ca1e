/** The job that takes a document to a worker: ids only, never what stands on the page. */
import { z } from 'zod';
import type { NewJob } from '#ports/work-queue.js';

export const EXTRACTION_QUEUE = 'extraction';

export const ExtractionJob = z.object({ documentId: z.uuid(), requestId: z.uuid(), correlationId: z.string() });
export type ExtractionJob = z.infer<typeof ExtractionJob>;

/** Workspaces take turns. */
export function extractionJob({ workspaceId, ...job }: ExtractionJob & { readonly workspaceId: string }): NewJob {
  return { id: job.requestId, lane: 'members', group: workspaceId, payload: job };
}
