/**
 * Many documents to be deleted as one job (stream `bulkdeletion-<id>`): who asked, which ones, how far it is. The
 * documents are deleted each in its own stream; what stands here is carried on from where it says, so that a document
 * whose deletion was not told of yet is only asked for once more.
 */
import { z } from 'zod';
import type { Dated, Decider } from '#kernel/decider.js';
import { defineEvent, type Actor, type EventOf } from '#kernel/event.js';
import { bulkJobNotFound, type Refused } from './bulk-job.js';

const place = { deletionId: z.uuid(), workspaceId: z.uuid() };
const failed = z.array(z.strictObject({ id: z.uuid(), code: z.string() }));

export const BulkDeletionRequested = defineEvent({
  name: 'BulkDeletionRequested',
  version: 1,
  schema: z.strictObject({ ...place, documentIds: z.array(z.uuid()) }),
});
/** The next of the documents, in their order. */
export const BulkDeletionAdvanced = defineEvent({
  name: 'BulkDeletionAdvanced',
  version: 1,
  schema: z.strictObject({ ...place, done: z.int().nonnegative(), failed }),
});
export const BulkDeletionFinished = defineEvent({
  name: 'BulkDeletionFinished',
  version: 1,
  schema: z.strictObject(place),
});
export const BulkDeletionCanceled = defineEvent({
  name: 'BulkDeletionCanceled',
  version: 1,
  schema: z.strictObject(place),
});

export const bulkDeletionEvents = [
  BulkDeletionRequested,
  BulkDeletionAdvanced,
  BulkDeletionFinished,
  BulkDeletionCanceled,
] as const;
type BulkDeletionEvent = EventOf<(typeof bulkDeletionEvents)[number]>;

export interface KnownBulkDeletion {
  readonly status: 'open' | 'finished' | 'canceled';
  readonly deletionId: string;
  readonly workspaceId: string;
  readonly documentIds: readonly string[];
  readonly done: number;
  readonly failed: readonly Refused[];
  /** Who asked; the documents' histories say so. Absent: it was decided just now. */
  readonly by?: Actor;
  /** ISO 8601, UTC */
  readonly requestedAt?: string;
  readonly endedAt?: string;
}
export type BulkDeletion = { readonly status: 'none' } | KnownBulkDeletion;

interface Place {
  readonly deletionId: string;
  readonly workspaceId: string;
}

type BulkDeletionCommand =
  | ({ readonly type: 'RequestBulkDeletion'; readonly documentIds: readonly string[] } & Place)
  | {
      readonly type: 'RecordDeleted';
      /** How many were dealt with before these; of two who dealt with the same only the first is believed. */
      readonly after: number;
      readonly done: number;
      readonly failed: readonly Refused[];
    }
  | ({ readonly type: 'CancelBulkDeletion' } & Place);

export const bulkDeletionDecider: Decider<BulkDeletionCommand, BulkDeletionEvent, BulkDeletion> = {
  category: 'bulkdeletion',
  initial: { status: 'none' },

  evolve(state, { type, data, metadata }: BulkDeletionEvent & Dated): BulkDeletion {
    const at = metadata?.occurredAt;
    if (type === 'BulkDeletionRequested') {
      const asked = { ...(metadata && { by: metadata.actor, requestedAt: metadata.occurredAt }) };
      return { status: 'open', ...data, done: 0, failed: [], ...asked };
    }
    if (state.status === 'none') return state;
    switch (type) {
      case 'BulkDeletionAdvanced':
        return { ...state, done: state.done + data.done, failed: [...state.failed, ...data.failed] };
      case 'BulkDeletionFinished':
        return { ...state, status: 'finished', ...(at !== undefined && { endedAt: at }) };
      case 'BulkDeletionCanceled':
        return { ...state, status: 'canceled', ...(at !== undefined && { endedAt: at }) };
    }
  },

  decide(command, state) {
    switch (command.type) {
      case 'RequestBulkDeletion': {
        const { deletionId, workspaceId, documentIds } = command;
        if (state.status !== 'none') return [];
        return [BulkDeletionRequested({ deletionId, workspaceId, documentIds: [...documentIds] })];
      }
      case 'RecordDeleted': {
        // Also of one that was canceled meanwhile: what was done is told.
        if (state.status === 'none' || command.after !== dealtWith(state)) return [];
        const { done } = command;
        const at = { deletionId: state.deletionId, workspaceId: state.workspaceId };
        const advanced = BulkDeletionAdvanced({ ...at, done, failed: [...command.failed] });
        const isLast = command.after + done + command.failed.length >= state.documentIds.length;
        return state.status === 'open' && isLast ? [advanced, BulkDeletionFinished(at)] : [advanced];
      }
      case 'CancelBulkDeletion': {
        const { deletionId, workspaceId } = bulkJobOf(command.workspaceId, state);
        return state.status === 'open' ? [BulkDeletionCanceled({ deletionId, workspaceId })] : [];
      }
    }
  },
};

/** How many of its documents it is through with. */
export const dealtWith = ({ done, failed: refused }: Pick<KnownBulkDeletion, 'done' | 'failed'>): number =>
  done + refused.length;

/** Another workspace's job is, for this one, no job. @throws bulk_job_not_found */
export function bulkJobOf(workspaceId: string, state: BulkDeletion): KnownBulkDeletion {
  if (state.status === 'none' || state.workspaceId !== workspaceId) throw bulkJobNotFound();
  return state;
}
