/**
 * Corrections that somebody proposed and no person has accepted or rejected yet. Each remembers the value that it would
 * replace: once another one stands there it is outdated, and is never applied. Pure.
 */
import type { Dated } from '#kernel/decider.js';
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import { DomainError } from '#kernel/domain-error.js';
import type { EventOf } from '#kernel/event.js';
import { jsonBytes, type Json, type JsonObject } from '#kernel/json.js';
import { msg } from '#texts/msg.js';
import { sentence } from '#texts/sentence.js';
import type { CorrectionProposed, FieldsEdited } from './document.events.js';
import { valueAt, withValueAt } from './values-at.js';

const { openProposals, openProposalsBytes } = DOCUMENT_LIMITS;

export interface OpenProposal {
  readonly proposalId: string;
  /** Dotted path, list items by index. */
  readonly path: string;
  /** What stood there when it was proposed; absent: nothing. */
  readonly before?: Json | undefined;
  readonly value: Json;
  readonly reason: string;
  /** Id of a member or an API key. Names are looked up when asked. */
  readonly proposedBy: string;
  /** ISO 8601, UTC */
  readonly proposedAt: string;
}

type Proposed = EventOf<typeof CorrectionProposed>;

/** @param metadata absent of what was only just decided */
export function proposalOf({ data, metadata }: Pick<Proposed, 'data'> & Dated): OpenProposal {
  const { proposalId, path, before, value, reason } = data;
  const what = { proposalId, path, ...(before !== undefined && { before }), value, reason };
  return { ...what, proposedBy: metadata?.actor.id ?? '', proposedAt: metadata?.occurredAt ?? '' };
}

/** The values with the proposal applied; undefined when it is outdated. */
export function applied({ path, before, value }: OpenProposal, extraction: JsonObject): JsonObject | undefined {
  return valueAt(extraction, path) === before ? withValueAt(extraction, path, value) : undefined;
}

/** Those that an edit leaves open: not the one it accepts, and none whose value stands there now. */
export function leftOpen(
  proposals: readonly OpenProposal[],
  { extraction, proposed }: EventOf<typeof FieldsEdited>['data'],
): OpenProposal[] {
  return proposals.filter(
    ({ proposalId, path, value }) => proposalId !== proposed?.proposalId && valueAt(extraction, path) !== value,
  );
}

/** @throws DomainError `proposal_not_found` */
export function openOne(proposals: readonly OpenProposal[], proposalId: string): OpenProposal {
  const proposal = proposals.find((each) => each.proposalId === proposalId);
  if (!proposal) throw proposalNotFound();
  return proposal;
}

export function proposalNotFound(): DomainError {
  const message = msg('There is no such proposal, or somebody accepted or rejected it already.');
  return new DomainError('proposal_not_found', 'not-found', message);
}

/** @throws DomainError too_many_proposals */
export function proposalsMustBeWithinLimits(
  proposals: readonly Omit<OpenProposal, 'proposedBy' | 'proposedAt'>[],
): void {
  const texts = proposals.map(({ path, before = null, value, reason }) => [path, before, value, reason]);
  if (proposals.length <= openProposals && jsonBytes(texts) <= openProposalsBytes) return;
  throw new DomainError(
    'too_many_proposals',
    'conflict',
    sentence('At most {most} proposals, and {size} KB of them, may wait for a person on one document.', {
      most: openProposals,
      size: openProposalsBytes / 1024,
    }),
  );
}
