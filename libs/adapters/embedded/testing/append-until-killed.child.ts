/**
 * Child process of the crash spec: appends from several writers at once and prints each append once it is acknowledged.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { aStream, anEvent, idsOf } from '#ports/event-store-contract/samples.js';
import { EmbeddedEventStore } from '../embedded-event-store.js';

/** What the spec reads, one JSON line each. */
export interface Acknowledged {
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
  readonly ids: readonly string[];
}

const WRITERS = 6;
const store = new EmbeddedEventStore(process.argv[2]!);

async function write(): Promise<never> {
  const stream = aStream();
  let last = -1;
  for (;;) {
    const [append, of] = [randomUUID(), randomInt(1, 6)];
    const events = Array.from({ length: of }, () =>
      anEvent('Appended', { append, of, text: 'x'.repeat(randomInt(3000)) }),
    );
    const { revision, position } = await store.append(stream, last < 0 ? 'no-stream' : last, events);
    last = revision;
    const acknowledged: Acknowledged = { stream, revision, position, ids: idsOf(events) };
    writeSync(1, `${JSON.stringify(acknowledged)}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, write));
