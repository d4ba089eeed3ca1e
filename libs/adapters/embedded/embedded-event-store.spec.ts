import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '#kernel/canonical-json.js';
import type { JsonObject } from '#kernel/json.js';
import { ORIGIN, positionOf } from '#kernel/position.js';
import { StoredEvent } from '#kernel/stored-event.js';
import { Reader } from '#ports/event-store-contract/reader.js';
import { aStream, anEvent, aType, someEvents } from '#ports/event-store-contract/samples.js';
import { eventStoreContract } from '#ports/event-store.contract.js';
import { EventStoreUnavailable } from '#ports/event-store.js';
import { EmbeddedEventStore } from './embedded-event-store.js';
import { openSqlite } from './sqlite.js';

eventStoreContract('EmbeddedEventStore', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-log-'));
  const file = join(folder, 'events.db');
  let store = new EmbeddedEventStore(file);
  return {
    get store() {
      return store;
    },
    reopen: async () => {
      await store.close();
      return (store = new EmbeddedEventStore(file));
    },
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});

describe('EmbeddedEventStore, beyond the contract', () => {
  let folder: string;
  let file: string;
  let store: EmbeddedEventStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-log-'));
    file = join(folder, 'deep', 'events.db');
    // As for a copy: some of the events here are from before there was a bound.
    store = new EmbeddedEventStore(file, { busyTimeoutMs: 20, most: Infinity });
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('begins at the origin and counts 1, 2, 3 …', async () => {
    expect(await store.head()).toBe(ORIGIN);
    const { position } = await store.append(aStream(), 'no-stream', someEvents(3));
    expect(position).toBe(positionOf(3));
    expect(await store.head()).toBe(positionOf(3));
  });

  it('keeps canonical JSON, whatever the order of what was appended, and gives it out with its texts', async () => {
    const stream = aStream();
    const event = anEvent('Ordered', { z: 1, a: { d: [1.0, 'é'], b: null } });
    await store.append(stream, 'no-stream', [event]);
    const [read] = await store.read(stream);
    expect(read).toMatchObject(event);
    expect(StoredEvent.textsOf(read!)).toEqual({
      data: '{"a":{"b":null,"d":[1,"é"]},"z":1}',
      metadata: canonicalJson(event.metadata as unknown as JsonObject),
    });
  });

  it('delivers only after the append has settled', async () => {
    const order: string[] = [];
    const reader = new Reader(store);
    await reader.until(() => reader.timesCaughtUp > 0);
    const delivered = reader.until(() => reader.events.length > 0).then(() => order.push('delivered'));
    await store.append(aStream(), 'no-stream', someEvents(1)).then(() => order.push('appended'));
    await delivered;
    expect(order).toEqual(['appended', 'delivered']);
    await reader.stop();
  });

  it('says how far a filter has looked, long before it is caught up', async () => {
    for (const stream of [aStream(), aStream(), aStream()]) await store.append(stream, 'no-stream', someEvents(10_000));
    const reader = new Reader(store, { types: [aType()] });
    await reader.until(() => reader.timesCaughtUp > 0);
    expect(reader.messages.map(({ kind }) => kind)).toEqual(['checkpoint', 'checkpoint', 'caught-up']);
    await reader.stop();
  });

  it('ends a message early when its events are very large', async () => {
    const large = () => anEvent('Large', { text: 'x'.repeat(3 * 1024 * 1024) });
    await store.append(aStream(), 'no-stream', [large(), large(), large(), large(), large()]);
    const reader = new Reader(store);
    await reader.until(() => reader.events.length === 5);
    expect(reader.messages.filter(({ kind }) => kind === 'events')).toHaveLength(2);
    await reader.stop();
  });

  it('fails only the append whose data is not JSON', async () => {
    const circular: Record<string, never> = {};
    (circular as Record<string, unknown>)['self'] = circular;
    const [good, bad, alsoGood] = await Promise.allSettled([
      store.append(aStream(), 'no-stream', someEvents(1)),
      store.append(aStream(), 'no-stream', [anEvent('Circular', circular)]),
      store.append(aStream(), 'no-stream', someEvents(1)),
    ]);
    expect([good.status, bad.status, alsoGood.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.head()).toBe(positionOf(2));
  });

  it('fails only the append that the table refuses', async () => {
    const [good, bad, alsoGood] = await Promise.allSettled([
      store.append(aStream(), 'no-stream', someEvents(1)),
      store.append(aStream(), 'no-stream', [anEvent('Fine'), anEvent(null as never)]),
      store.append(aStream(), 'no-stream', someEvents(1)),
    ]);
    expect([good.status, bad.status, alsoGood.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.head()).toBe(positionOf(2));
  });

  it('leaves the event loop to others while it catches up', async () => {
    await store.append(aStream(), 'no-stream', someEvents(500));
    const turns = { taken: 0 };
    const take = () => void (turns.taken++, (next = setImmediate(take)));
    let next = setImmediate(take);
    const reader = new Reader(store, { batchSize: 10 });
    await reader.until(() => reader.events.length === 500);
    clearImmediate(next);
    expect(turns.taken).toBeGreaterThanOrEqual(40);
    await reader.stop();
  });

  it('says that it is unavailable while another holds the file, and works again after', async () => {
    const other = openSqlite(file);
    other.exec('BEGIN IMMEDIATE');
    const stream = aStream();
    const events = someEvents(2);
    const attempts = [store.append(stream, 'no-stream', events), store.append(aStream(), 'no-stream', someEvents(1))];
    for (const attempt of await Promise.allSettled(attempts)) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
    }
    expect(await store.read(stream)).toEqual([]);
    other.exec('ROLLBACK');
    other.close();
    expect(await store.append(stream, 'no-stream', events)).toEqual({ revision: 1, position: positionOf(2) });
  });

  it('judges by what a second connection has written, and both go on in one order', async () => {
    const second = new EmbeddedEventStore(file);
    const stream = aStream();
    await store.append(stream, 'no-stream', someEvents(1));
    await second.append(stream, 0, someEvents(1));
    await expect(store.append(stream, 0, someEvents(1))).rejects.toMatchObject({ actual: 1 });
    expect(await store.append(stream, 1, someEvents(1))).toEqual({ revision: 2, position: positionOf(3) });
    expect(await second.head()).toBe(positionOf(3));
    await second.close();
  });

  it('is followed by a reader in another place, who cannot write', async () => {
    const reading = new EmbeddedEventStore(file, { readOnly: true, followOtherWritersMs: 5 });
    const reader = new Reader(reading);
    await reader.until(() => reader.timesCaughtUp > 0);
    await store.append(aStream(), 'no-stream', someEvents(2));
    await reader.until(() => reader.events.length === 2);
    await reader.stop();
    await expect(reading.append(aStream(), 'no-stream', someEvents(1))).rejects.toBeInstanceOf(EventStoreUnavailable);
    await reading.close();
  });

  it('stores what was appended just before it is closed', async () => {
    const stream = aStream();
    const appended = store.append(stream, 'no-stream', someEvents(1));
    await store.close();
    await appended;
    store = new EmbeddedEventStore(file);
    expect(await store.read(stream)).toHaveLength(1);
  });
});
