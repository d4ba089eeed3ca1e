/** A document's history → what goes over the wire. Pure. */
import { ERASED, type DocumentState, type DocumentStateAnswer, type HistoryFact } from '#contracts/history.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Actor } from '#kernel/event.js';
import { msg } from '#texts/msg.js';
import { type Said, sentence } from '#texts/sentence.js';
import type { Fact, FoundHistory } from '../application/find-history.js';
import { RETENTION_ACTOR } from '#domain/retention/retention-rule.js';
import { Timeline, type DocumentAt } from '#domain/documents/timeline.js';
import { changesBetween } from '#domain/documents/field-changes.js';

/** Parts of Recto that a member knows by a name. */
const PARTS: Readonly<Record<string, string>> = { [RETENTION_ACTOR.id]: 'Retention rule' };
/** Whose name is not known, or no more. */
const NAMELESS: Partial<Record<Actor['kind'], string>> = { member: 'Former member', apiKey: 'API key' };

/** DocumentHistory as JSON text, a fact at a time: all of it may be hundreds of megabytes. */
export async function* historyText(history: FoundHistory): AsyncGenerator<string> {
  const { documentId, deleted } = history;
  let before = `{"documentId":${JSON.stringify(documentId)},"deleted":${deleted},"facts":[`;
  for await (const fact of history.facts()) {
    yield before + JSON.stringify(toFact(fact, history.actors));
    before = ',';
  }
  yield ']}';
}

export function toFact({ event, data, erased }: Fact, actors: FoundHistory['actors']): HistoryFact {
  const { occurredAt, actor, correlationId, causationId, previousHash, hash } = event.metadata;
  return {
    revision: event.revision,
    id: event.id,
    type: event.type,
    at: occurredAt,
    actor: { ...actor, name: actors.get(actor.id) ?? NAMELESS[actor.kind] ?? PARTS[actor.id] ?? 'Recto' },
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
export async function toStateAnswer(
  history: FoundHistory,
  asked: { revision?: number; at?: string; from?: number },
): Promise<DocumentStateAnswer> {
  const revision =
    asked.revision ?? (asked.at === undefined ? history.times.length - 1 : lastBefore(history, asked.at));
  const revisions = asked.from === undefined ? [revision] : [revision, asked.from];
  const states = await statesAt(history, revisions);
  const state = shown(history, revision, states.get(revision));
  if (asked.from === undefined) return { state };
  const before = shown(history, asked.from, states.get(asked.from)).extraction;
  const both =
    before === ERASED || state.extraction === ERASED ? { fieldChanges: [] } : changesBetween(before, state.extraction);
  return { state, comparison: { from: asked.from, ...both } };
}

async function statesAt(history: FoundHistory, revisions: readonly number[]): Promise<Map<number, DocumentAt>> {
  const states = new Map<number, DocumentAt>();
  const timeline = new Timeline();
  for await (const { event } of history.facts()) {
    timeline.add(event);
    if (revisions.includes(event.revision)) states.set(event.revision, timeline.now());
  }
  return states;
}

function shown({ times, deleted }: FoundHistory, revision: number, at: DocumentAt | undefined): DocumentState {
  if (!at) throw notThere('revision_not_found', sentence('This document has no fact {revision}.', { revision }));
  const gone = deleted
    ? { originalFilename: ERASED, confirmed: [], extraction: ERASED as typeof ERASED }
    : { extraction: at.extraction };
  return { ...at, confirmed: [...at.confirmed], revision, at: times[revision] ?? '', ...gone };
}

/** Times of facts never run backwards enough to matter; where two clocks disagree, the order of the log decides. */
function lastBefore({ times }: FoundHistory, moment: string): number {
  const time = Date.parse(moment);
  const revision = times.findLastIndex((each) => Date.parse(each) <= time);
  if (revision < 0) throw notThere('not_yet', msg('This document was not there at that time.'));
  return revision;
}

function notThere(code: string, said: Said): DomainError {
  return new DomainError(code, 'not-found', said);
}

function sourceOf({ kind, id }: Actor): HistoryFact['source'] {
  if (kind === 'system') return id === 'extraction-worker' ? 'worker' : 'system';
  if (kind === 'operator') return 'system';
  return kind === 'apiKey' ? 'api' : kind;
}
