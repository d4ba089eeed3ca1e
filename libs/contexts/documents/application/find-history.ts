/**
 * The history of one document from its upload to its deletion and after: its own stream, chain checked, with the
 * names of the members in it. Unlike every other question about documents, this one is answered for a deleted
 * document, too: what happened, when and by whom stays; what it said is masked from the moment of the deletion, even
 * where its key is not shredded yet.
 */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { streamName } from '#kernel/decider.js';
import type { ReadEvent, RecordedEvent } from '#kernel/event.js';
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
  readonly event: ReadEvent<DocumentEvent>;
  /** As the log keeps it: sealed. */
  readonly recorded: RecordedEvent;
  /** The event's data; personal fields masked when they are gone. */
  readonly data: Readonly<Record<string, unknown>>;
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
    const opened = (await this.codec.decode(recorded)) as ReadEvent<DocumentEvent>[];
    const deleted = recorded.some(({ type }) => type === 'DocumentDeleted');
    const facts = recorded.flatMap((stored, revision): Fact[] => {
      const event = opened[revision];
      if (!event) return [];
      const personal = PERSONAL.get(event.type) ?? [];
      const erased = personal.length > 0 && (deleted || event.erased);
      return [{ event, recorded: stored, erased, data: erased ? masked(event.data, personal) : event.data }];
    });
    const actors = opened.flatMap(({ metadata: { actor } }) => (actor.kind === 'member' ? actor.id : []));
    return { documentId, deleted, facts, members: await memberNames(this.views, actors) };
  }
}

function masked(data: DocumentEvent['data'], personal: readonly string[]): Fact['data'] {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, personal.includes(name) ? MASK : value]),
  );
}
