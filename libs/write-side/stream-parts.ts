/**
 * A stream in parts of a few megabytes, its chain checked; others are let through before each. Members choose how often
 * they edit a document and how much, and each of its edits may be a megabyte.
 */
import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent } from '#kernel/event.js';
import type { EventStore } from '#ports/event-store.js';
import { StoredEvent } from '#kernel/stored-event.js';
import { verifyChain } from './hash-chain.js';

/** Events of the first part; most streams are no longer. */
const FIRST = 8;
/** Of the part after one of large events. */
const FEW = 3;
const MOST = 512;
/** Of JSON; parts smaller than this are followed by larger ones. */
const SMALL_PART = 200_000;

/**
 * @param from a revision @param previousHash of the event before it, '' at 0
 * @throws BrokenChain, when the part is read in which it is broken
 */
export async function* streamParts(
  store: Pick<EventStore, 'read'>,
  stream: string,
  from = 0,
  previousHash = '',
): AsyncGenerator<RecordedEvent[]> {
  let [next, most, hash] = [from, FIRST, previousHash];
  for (;;) {
    const part = await store.read(stream, next, most);
    verifyChain(part, hash);
    const last = part.at(-1);
    if (!last) return;
    const small = part.reduce((sum, event) => sum + sizeOf(event), 0) < SMALL_PART;
    yield part;
    if (part.length < most) return;
    [next, hash] = [last.revision + 1, last.metadata.hash];
    most = small ? Math.min(most * 4, MOST) : FEW;
    await setImmediate();
  }
}

const sizeOf = (event: RecordedEvent): number =>
  StoredEvent.textsOf(event)?.data.length ?? JSON.stringify(event.data).length;
