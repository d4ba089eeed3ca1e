/**
 * The history of one document from its upload to its deletion and after: its own stream, chain checked, with the
 * names of members and API keys in it. Unlike every other question about documents, this one is answered for a deleted
 * document, too: what happened, when and by whom stays; what it said is masked from the moment of the deletion, even
 * where its key is not shredded yet.
 */
import { setImmediate } from 'node:timers/promises';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { streamName } from '#kernel/decider.js';
import type { ReadEvent, RecordedEvent } from '#kernel/event.js';
import { EventStore } from '#ports/event-store.js';
import { actorNames } from '#projections/accounts/queries.js';
import { Views } from '#read-side/views.js';
import { EventCodec } from '#write-side/event-codec.js';
import { streamParts } from '#write-side/stream-parts.js';
import { documentDecider, documentNotFound } from '#domain/documents/document.decider.js';
import { documentEvents, type DocumentEvent } from '#domain/documents/document.events.js';

const MASK = 'erased';
/** Kinds of actors that have names. */
const NAMED = ['member', 'apiKey'];
const PERSONAL = new Map<string, readonly string[]>(
  documentEvents.map((type) => [type.name, Object.keys(type.personal?.erasedAs ?? {})]),
);

export interface Fact {
  /** Opened. */
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
  /** When each of its facts happened, oldest first: ISO 8601, UTC. */
  readonly times: readonly string[];
  /** Of the last fact. */
  readonly lastHash: string;
  /** Its facts, oldest first, from the first again each time; a few megabytes of them are held at a time. */
  facts(): AsyncGenerator<Fact>;
  /** Id of a member or an API key → name, for members who still have an account. */
  readonly actors: ReadonlyMap<string, string>;
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
    const stream = streamName(documentDecider.category, documentId);
    const times: string[] = [];
    const actors = new Set<string>();
    let deleted = false;
    let lastHash = '';
    for await (const part of streamParts(this.events, stream)) {
      if (times.length === 0 && part[0]?.data['workspaceId'] !== workspaceId) throw documentNotFound();
      for (const { type, metadata } of part) {
        times.push(metadata.occurredAt);
        if (NAMED.includes(metadata.actor.kind)) actors.add(metadata.actor.id);
        deleted ||= type === 'DocumentDeleted';
        lastHash = metadata.hash;
      }
    }
    if (times.length === 0) throw documentNotFound();
    const names = await actorNames(this.views, actors);
    return {
      documentId,
      deleted,
      times,
      lastHash,
      actors: names,
      facts: () => this.#facts(stream, times.length, deleted),
    };
  }

  /** The first `count` of them: what happened since is another history. */
  async *#facts(stream: string, count: number, deleted: boolean): AsyncGenerator<Fact> {
    for await (const part of streamParts(this.events, stream)) {
      for (const recorded of part) {
        if (recorded.revision >= count) return;
        const [event] = (await this.codec.decode([recorded])) as ReadEvent<DocumentEvent>[];
        if (!event) continue;
        // Opened and written out, a fact may be megabytes; whoever else asks comes in between.
        await setImmediate();
        const personal = PERSONAL.get(event.type) ?? [];
        const erased = personal.length > 0 && (deleted || event.erased);
        yield { event, recorded, erased, data: erased ? masked(event.data, personal) : event.data };
      }
    }
  }
}

function masked(data: DocumentEvent['data'], personal: readonly string[]): Fact['data'] {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, personal.includes(name) ? MASK : value]),
  );
}
