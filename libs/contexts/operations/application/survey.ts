/**
 * What a log says ought to be in the stores beside it: which documents live and with which original, whose keys there
 * must be and whose there must not. One walk through the log, nothing opened. Holds ids of all documents in memory.
 */
import type { RecordedEvent, Subject } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { EventStore } from '#ports/event-store.js';
import { wholeLog } from '#contexts/audit/application/whole-log.js';
import type { EventRegistry } from '#write-side/event-registry.js';

export interface KnownDocument {
  readonly objectKey: string;
  readonly originalDeleted: boolean;
  /** Ids of the requests to read it, and of those among them that ended with an answer of the engine. */
  readonly requested: readonly string[];
  readonly answered: readonly string[];
  /** Set once it was deleted. */
  readonly deletedAt?: Position;
}

export class Survey {
  readonly documents = new Map<string, KnownDocument>();
  /** Everybody whose key seals something in this log. */
  readonly subjects = new Set<Subject>();
  /**
   * Subject → where it was deleted. Of other kinds than documents, members, workspaces and webhooks the log alone does
   * not tell.
   */
  readonly deleted = new Map<Subject, Position>();
  /** An invitation seals an address under the key of an account that may never come to be. */
  readonly #registered = new Set<string>();
  events = 0;

  constructor(private readonly registry: EventRegistry) {}

  add(event: RecordedEvent): void {
    this.events += 1;
    const { personal } = this.registry.get(event.type);
    if (personal && event.data['$sealed'] !== undefined) this.subjects.add(personal.subject(event.data));
    const id = String(event.data['documentId']);
    const requestId = String(event.data['requestId']);
    switch (event.type) {
      case 'DocumentUploaded':
        this.documents.set(id, {
          objectKey: String(event.data['objectKey']),
          originalDeleted: false,
          requested: [],
          answered: [],
        });
        break;
      case 'ExtractionRequested':
        this.#change(id, ({ requested }) => ({ requested: [...requested, requestId] }));
        break;
      case 'ExtractionCompleted':
        this.#change(id, ({ answered }) => ({ answered: [...answered, requestId] }));
        break;
      case 'OriginalDeleted':
        this.#change(id, () => ({ originalDeleted: true }));
        break;
      case 'DocumentDeleted':
        this.#change(id, () => ({ deletedAt: event.position }));
        this.deleted.set(`document:${id}`, event.position);
        break;
      case 'UserRegistered':
        this.#registered.add(`user:${String(event.data['userId'])}`);
        break;
      case 'UserDeleted':
        this.deleted.set(`user:${String(event.data['userId'])}`, event.position);
        break;
      case 'WorkspaceDeleted':
        this.deleted.set(`workspace:${String(event.data['workspaceId'])}`, event.position);
        break;
      case 'WebhookRemoved':
        this.deleted.set(`webhook:${String(event.data['endpointId'])}`, event.position);
        break;
    }
  }

  /** Whether the log says that this subject's data can still be read. */
  lives(subject: Subject): boolean {
    if (this.deleted.has(subject)) return false;
    return /^(document|workspace):/.test(subject) || this.#registered.has(subject);
  }

  #change(id: string, change: (known: KnownDocument) => Partial<KnownDocument>): void {
    const known = this.documents.get(id);
    if (known) this.documents.set(id, { ...known, ...change(known) });
  }
}

/** @throws UnknownEventType when a newer version of Recto wrote this log */
export async function survey(events: EventStore, registry: EventRegistry, signal: AbortSignal): Promise<Survey> {
  const found = new Survey(registry);
  for await (const batch of wholeLog(events, { signal })) for (const event of batch) found.add(event);
  return found;
}
