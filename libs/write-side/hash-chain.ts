/**
 * The hash chain of a stream. Each event's hash covers its place, its stored (sealed) data, its metadata and the hash before
 * it, written as RFC 8785 canonical JSON, so that anybody can check a stream with standard tools and erasing a key breaks
 * nothing. It makes changes evident; it cannot see that a stream's end was cut off: signed heads of the whole log do
 * (contexts/audit).
 */
import { hash } from 'node:crypto';
import type { EventMetadata, NewEvent, RecordedEvent } from '#kernel/event.js';
import type { Json } from '#kernel/json.js';
import { canonicalJson } from './canonical-json.js';

export const CHANGED = 'its content was changed';

type Unhashed = Omit<NewEvent, 'metadata'> & { readonly metadata: Omit<EventMetadata, 'hash'> };

/** SHA-256, hex. */
export function eventHash(stream: string, revision: number, event: Unhashed): string {
  return hash('sha256', hashedText(stream, revision, event));
}

/** What the hash is taken of. */
export function hashedText(stream: string, revision: number, event: Unhashed): string {
  const { occurredAt, actor, correlationId, causationId, schema, previousHash } = event.metadata;
  const metadata = { occurredAt, actor, correlationId, causationId, schema, previousHash };
  return canonicalJson({
    stream,
    revision,
    id: event.id,
    type: event.type,
    data: event.data,
    metadata,
  } as unknown as Json);
}

/** Events whose hash was computed and found right: whoever reads one on its way needs to do it only once. */
const intact = new WeakSet<RecordedEvent>();

/** Whether an event is, by itself, what was hashed when it was written. Says nothing about its neighbours. */
export function isIntact(event: RecordedEvent): boolean {
  if (intact.has(event)) return true;
  if (event.metadata.hash !== eventHash(event.stream, event.revision, event)) return false;
  intact.add(event);
  return true;
}

/** @throws BrokenChain naming the first event that is not what was written */
export function mustBeIntact(events: readonly RecordedEvent[]): void {
  for (const event of events) if (!isIntact(event)) throw new BrokenChain(event, CHANGED);
}

/**
 * Checks a run of one stream's events, oldest first.
 * @param previousHash of the event before the first one given; '' when it is the stream's first
 * @throws BrokenChain naming the first event that does not fit
 */
export function verifyChain(events: readonly RecordedEvent[], previousHash = ''): void {
  let expected = previousHash;
  let revision = events[0]?.revision ?? 0;
  for (const event of events) {
    if (event.revision !== revision) throw new BrokenChain(event, `revision ${revision} is missing`);
    if (event.metadata.previousHash !== expected)
      throw new BrokenChain(event, 'it does not follow the event before it');
    if (!isIntact(event)) throw new BrokenChain(event, CHANGED);
    expected = event.metadata.hash;
    revision += 1;
  }
}

export class BrokenChain extends Error {
  override readonly name = 'BrokenChain';
  readonly stream: string;
  readonly revision: number;
  constructor(event: RecordedEvent, fault: string) {
    super(`event ${event.revision} of ${event.stream} cannot be trusted: ${fault}`);
    this.stream = event.stream;
    this.revision = event.revision;
  }
}
