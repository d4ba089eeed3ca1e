/**
 * The history of one document from its upload to its deletion and after: its own stream, chain checked, with the names of the members
 * in it. Unlike every other question about documents, this one is answered for a deleted document, too: what happened, when and by
 * whom stays; what it said is masked from the moment of the deletion, even where its key is not shredded yet.
 */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { streamName } from '#kernel/decider.js';
import type { ReadEvent, RecordedEvent } from '#kernel/event.js';
import type { Json, JsonObject } from '#kernel/json.js';
import { EventStore } from '#ports/event-store.js';
import { memberNames } from '#projections/accounts/queries.js';
import { Views } from '#read-side/views.js';
import { EventCodec } from '#write-side/event-codec.js';
import { verifyChain } from '#write-side/hash-chain.js';
import { documentDecider, documentNotFound } from '#domain/documents/document.decider.js';
import { documentEvents, type DocumentEvent } from '#domain/documents/document.events.js';

const MASK = 'erased';
const PERSONAL = new Map<string, readonly string[]>(
  documentEvents.map((type) => [type.name, Object.keys(type.personal?.erasedAs ?? {})]),
);

export interface Fact {
  /** Opened, with names of members. */
  readonly event: ReadEvent;
  /** As the log keeps it: sealed. */
  readonly recorded: RecordedEvent;
  /** The event's data; personal fields masked when they are gone. */
  readonly data: JsonObject;
  readonly erased: boolean;
}

export interface FoundHistory {
  readonly documentId: string;
  readonly deleted: boolean;
  readonly facts: readonly Fact[];
  /** Member id → name, for those who still have an account. */
  readonly members: ReadonlyMap<string, string>;
}

export class GetHistory extends Query<FoundHistory> {
  constructor(
    readonly documentId: string,
    readonly workspaceId: string,
  ) {
    super();
  }
}

@QueryHandler(GetHistory)
export class GetHistoryHandler implements IQueryHandler<GetHistory> {
  constructor(
    private readonly events: EventStore,
    private readonly codec: EventCodec,
    private readonly views: Views,
  ) {}

  /** @throws DomainError `document_not_found` · BrokenChain */
  async execute({ documentId, workspaceId }: GetHistory): Promise<FoundHistory> {
    const recorded = await this.events.read(streamName(documentDecider.category, documentId));
    if (recorded[0]?.data['workspaceId'] !== workspaceId) throw documentNotFound();
    verifyChain(recorded);
    const opened = await this.codec.decode(recorded);
    const deleted = recorded.some(({ type }) => type === 'DocumentDeleted');
    const facts = opened.map((event, at): Fact => {
      const personal = PERSONAL.get(event.type) ?? [];
      const erased = personal.length > 0 && (deleted || event.erased);
      return {
        event,
        recorded: recorded[at]!,
        erased,
        data: erased ? masked(event, personal) : (event.data as JsonObject),
      };
    });
    const actors = opened.flatMap(({ metadata: { actor } }) => (actor.kind === 'member' ? actor.id : []));
    return { documentId, deleted, facts, members: await memberNames(this.views, actors) };
  }
}

/** The facts as the domain knows them. */
export function eventsOf(facts: readonly Fact[]): DocumentEvent[] {
  return facts.map(({ event }) => ({ type: event.type, data: event.data }) as DocumentEvent);
}

function masked(event: ReadEvent, personal: readonly string[]): JsonObject {
  const shown: [string, Json][] = Object.entries(event.data as JsonObject).map(([name, value]) => [
    name,
    personal.includes(name) ? MASK : value,
  ]);
  return Object.fromEntries(shown);
}
