/**
 * The hash chain of a stream. Each event's hash covers its place, its stored (sealed) data, its metadata and the hash
 * before it, written as RFC 8785 canonical JSON, so that anybody can check a stream with standard tools and erasing a
 * key breaks nothing. It makes changes evident; it cannot see that a stream's end was cut off: signed heads of the
 * whole log do (contexts/audit).
 */
import { hash } from 'node:crypto';
import { canonicalJson } from '#kernel/canonical-json.js';
import type { EventMetadata, NewEvent, RecordedEvent } from '#kernel/event.js';
import { StoredEvent } from '#kernel/stored-event.js';

export const CHANGED = 'its content was changed';

/** With its hash or without: the hash is no part of what it is taken of. */
type Unhashed = Omit<NewEvent, 'metadata'> & { readonly metadata: Omit<EventMetadata, 'hash'> & { hash?: string } };

/** SHA-256, hex. */
export function eventHash(stream: string, revision: number, event: Unhashed): string {
  return hashOf(hashedText(stream, revision, event));
}

/** @param text as `hashedText` writes it @returns SHA-256, hex */
export function hashOf(text: string): string {
  return hash('sha256', text);
}

/** What the hash is taken of. */
export function hashedText(stream: string, revision: number, event: Unhashed): string {
  // All that stands there, so that nothing can be put in unseen; without the hash itself, which a stored event has.
  const { hash: _hash, ...metadata } = event.metadata;
  return canonicalJson({ stream, revision, id: event.id, type: event.type, data: event.data, metadata });
}

/**
 * What the hash would be taken of if the event's stored texts are canonical, put together from them as they are. Only
 * ever held against the hash: hashes are written over canonical JSON alone, so a text with that hash is that JSON, and
 * what was parsed from it is what was written.
 */
function storedText(event: RecordedEvent): string | undefined {
  const texts = StoredEvent.textsOf(event);
  if (!texts) return undefined;
  // The hash is no part of what it is taken of. Quotes within JSON text are escaped: this can only be a member.
  const metadata = texts.metadata.replace(`,"hash":"${event.metadata.hash}"`, '');
  return (
    `{"data":${texts.data},"id":${JSON.stringify(event.id)},"metadata":${metadata},"revision":${event.revision},` +
    `"stream":${JSON.stringify(event.stream)},"type":${JSON.stringify(event.type)}}`
  );
}

/**
 * Found intact: whoever reads one of them further on its way need not compute its hash again. A copy is not the same.
 */
const known = new WeakSet<RecordedEvent>();

/** Whether an event is, by itself, what was hashed when it was written. Says nothing about its neighbours. */
export function isIntact(event: RecordedEvent): boolean {
  if (known.has(event)) return true;
  if (!hasItsHash(event)) return false;
  known.add(event);
  return true;
}

function hasItsHash(event: RecordedEvent): boolean {
  const stored = storedText(event);
  if (stored !== undefined && event.metadata.hash === hash('sha256', stored)) return true;
  // Another store, or a row from before the texts were canonical, or one that was changed.
  return event.metadata.hash === eventHash(event.stream, event.revision, event);
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
