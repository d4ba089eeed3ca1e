/** A document's history → what goes over the wire. Pure. */
import {
  ERASED,
  type DocumentHistory,
  type DocumentState,
  type DocumentStateAnswer,
  type HistoryFact,
} from '#contracts/history.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Actor } from '#kernel/event.js';
import type { Fact, FoundHistory } from '../application/find-history.js';
import { documentAt } from '#domain/documents/timeline.js';
import { changesBetween } from '#domain/documents/field-changes.js';

export function toHistory(history: FoundHistory): DocumentHistory {
  return {
    documentId: history.documentId,
    deleted: history.deleted,
    facts: history.facts.map((fact) => toFact(fact, history.members)),
  };
}

function toFact({ event, data, erased }: Fact, members: FoundHistory['members']): HistoryFact {
  const { occurredAt, actor, correlationId, causationId, previousHash, hash } = event.metadata;
  return {
    revision: event.revision,
    id: event.id,
    type: event.type,
    at: occurredAt,
    actor: {
      ...actor,
      name:
        actor.kind === 'member'
          ? (members.get(actor.id) ?? 'Former member')
          : actor.kind === 'apiKey'
            ? 'API key'
            : 'Recto',
    },
    source: sourceOf(actor),
    correlationId,
    causationId,
    erased,
    data: data as HistoryFact['data'],
    previousHash,
    hash,
  };
}

/** @throws DomainError `revision_not_found` */
export function toStateAnswer(
  history: FoundHistory,
  asked: { revision?: number; at?: string; from?: number },
): DocumentStateAnswer {
  const revision =
    asked.revision ?? (asked.at === undefined ? history.facts.length - 1 : lastBefore(history, asked.at));
  const state = stateAt(history, revision);
  if (asked.from === undefined) return { state };
  const before = stateAt(history, asked.from).extraction;
  const both =
    before === ERASED || state.extraction === ERASED ? { fieldChanges: [] } : changesBetween(before, state.extraction);
  return { state, comparison: { from: asked.from, ...both } };
}

function stateAt({ facts, deleted }: FoundHistory, revision: number): DocumentState {
  const last = facts[revision];
  if (!last) throw notThere('revision_not_found', `This document has no fact ${revision}.`);
  const at = documentAt(
    facts.map(({ event }) => event),
    revision,
  );
  const shown = deleted
    ? { originalFilename: ERASED, confirmed: [], extraction: ERASED as typeof ERASED }
    : { extraction: at.extraction };
  return { ...at, confirmed: [...at.confirmed], revision, at: last.event.metadata.occurredAt, ...shown };
}

/** Times of facts never run backwards enough to matter; where two clocks disagree, the order of the log decides. */
function lastBefore({ facts }: FoundHistory, moment: string): number {
  const time = Date.parse(moment);
  const revision = facts.findLastIndex(({ event }) => Date.parse(event.metadata.occurredAt) <= time);
  if (revision < 0) throw notThere('not_yet', 'This document was not there at that time.');
  return revision;
}

function notThere(code: string, message: string): DomainError {
  return new DomainError(code, 'not-found', message);
}

function sourceOf({ kind, id }: Actor): HistoryFact['source'] {
  if (kind === 'system') return id === 'extraction-worker' ? 'worker' : 'system';
  if (kind === 'operator') return 'system';
  return kind === 'apiKey' ? 'api' : kind;
}
