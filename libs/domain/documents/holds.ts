/** A hold keeps one document, with its original, from whoever would delete it: a member, a rule, a clean-up. Pure. */
import type { Dated } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { EventOf } from '#kernel/event.js';
import type { HoldPlaced } from './document.events.js';

export interface Hold {
  readonly reason: string;
  /** Who placed it; absent while it is decided just now. */
  readonly by?: string;
  /** ISO 8601, UTC; absent while it is decided just now. */
  readonly at?: string;
}

export function holdOf({ data, metadata }: EventOf<typeof HoldPlaced> & Dated): Hold {
  return { reason: data.reason, ...(metadata && { by: metadata.actor.id, at: metadata.occurredAt }) };
}

export function documentHeld(): DomainError {
  return new DomainError(
    'document_held',
    'conflict',
    'This document is on hold, so it is not deleted. An owner of the workspace can release the hold.',
  );
}
