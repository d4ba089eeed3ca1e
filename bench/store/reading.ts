/** The reading half: a long log followed by a subscription until it is caught up. */
import { randomUUID } from 'node:crypto';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { median } from '../measuring/statistics.js';
import { anEvent, TYPES } from './sample.js';

export async function reads(file: string, length: number, rounds: number) {
  const store = new EmbeddedEventStore(file);
  for (let written = 0; written < length; written += 500) {
    await store.append(
      `document-${randomUUID()}`,
      'no-stream',
      Array.from({ length: 500 }, (_, at) => anEvent(written + at)),
    );
  }
  await store.close();
  const reader = new EmbeddedEventStore(file, { readOnly: true });
  const [all, oneType, noType]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    all.push(length / (await secondsToRead(reader, length)));
    oneType.push(length / TYPES.length / (await secondsToRead(reader, length / TYPES.length, [TYPES[1]!])));
    noType.push(length / (await secondsToRead(reader, 0, ['NeverHappened'])));
  }
  await reader.close();
  return {
    events: length,
    allPerSecond: Math.round(median(all)),
    oneTypePerSecond: Math.round(median(oneType)),
    noTypePerSecond: Math.round(median(noType)),
  };
}

async function secondsToRead(store: EmbeddedEventStore, expected: number, types?: readonly string[]): Promise<number> {
  let delivered = 0;
  const abort = new AbortController();
  const started = performance.now();
  for await (const message of store.subscribe({ types, signal: abort.signal })) {
    if (message.kind === 'events') delivered += message.events.length;
    if (message.kind === 'caught-up') abort.abort();
  }
  if (delivered !== expected) throw new Error(`${delivered} events were read, ${expected} were due`);
  return (performance.now() - started) / 1000;
}
