/**
 * EventCodec: between domain events and what the store keeps. Writing: validate strictly, seal the personal fields under
 * their subject's key (the event id as associated data), link into the stream's hash chain. Reading: open, or show the
 * stand-ins when the key was shredded, and lift to the newest schema. It never touches the store.
 */
import type { Actor, DomainEvent, EventType, NewEvent, ReadEvent, RecordedEvent } from '#kernel/event.js';
import type { Json, JsonObject } from '#kernel/json.js';
import { type EventRegistry } from './event-registry.js';
import { eventHash } from './hash-chain.js';
import { type KeyRing } from './key-ring.js';
import { seal, unseal } from './sealing.js';

/** Where an event's sealed fields stand in its stored data. */
const SEALED = '$sealed';

export interface Circumstances {
  readonly occurredAt: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
}

export class EventCodec {
  constructor(
    private readonly registry: EventRegistry,
    private readonly keys: KeyRing,
  ) {}

  /**
   * @param revision the first event will have
   * @param previousHash of the event at revision − 1, '' at 0
   * @throws ZodError when an event's data does not match its schema; KeyShredded when its subject was erased
   */
  async encode(
    stream: string,
    revision: number,
    previousHash: string,
    events: readonly { readonly id: string; readonly event: DomainEvent }[],
    circumstances: Circumstances,
  ): Promise<NewEvent[]> {
    const encoded: NewEvent[] = [];
    let previous = previousHash;
    for (const { id, event } of events) {
      const type = this.registry.get(event.type);
      const data = await this.#sealed(type, id, type.schema.parse(event.data) as JsonObject);
      const unhashed = { id, type: event.type, data, metadata: { ...circumstances, schema: type.version, previousHash: previous } };
      const hash = eventHash(stream, revision + encoded.length, unhashed);
      encoded.push({ ...unhashed, metadata: { ...unhashed.metadata, hash } });
      previous = hash;
    }
    return encoded;
  }

  /** In the order given. @throws UnknownEventType, or when sealed data was tampered with */
  async decode(events: readonly RecordedEvent[]): Promise<ReadEvent[]> {
    const subjects = events.flatMap((event) => {
      const personal = this.registry.get(event.type).personal;
      return personal && event.data[SEALED] !== undefined ? [personal.subject(event.data)] : [];
    });
    const keys = subjects.length > 0 ? await this.keys.forOpening(subjects) : undefined;
    return events.map((event) => {
      const type = this.registry.get(event.type);
      let data: JsonObject = event.data;
      let erased = false;
      if (type.personal && data[SEALED] !== undefined) {
        const key = keys?.get(type.personal.subject(data));
        const { [SEALED]: sealed, ...open } = data;
        const personal = key
          ? (JSON.parse(unseal(Buffer.from(sealed as string, 'base64'), key, event.id).toString()) as JsonObject)
          : (type.personal.erasedAs as JsonObject);
        data = { ...open, ...personal };
        erased = key === undefined;
      }
      for (let version = event.metadata.schema; version < type.version; version++) data = type.upcasts[version]!(data);
      // The stand-ins are those of the newest shape, whatever an upcast made of fields that are gone.
      if (erased) data = { ...data, ...(type.personal!.erasedAs as JsonObject) };
      const { id, stream, revision, position, metadata } = event;
      return { id, stream, revision, position, type: event.type, data, metadata, erased };
    });
  }

  async #sealed(type: EventType, id: string, data: JsonObject): Promise<JsonObject> {
    if (!type.personal) return data;
    const open: Record<string, Json> = {};
    const personal: Record<string, Json> = {};
    for (const [field, value] of Object.entries(data)) {
      (field in type.personal.erasedAs ? personal : open)[field] = value;
    }
    const key = await this.keys.forSealing(type.personal.subject(data));
    open[SEALED] = seal(Buffer.from(JSON.stringify(personal)), key, id).toString('base64');
    return open;
  }
}
