import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addAbortListener } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import { ORIGIN } from '#kernel/position.js';
import { Reader, readToHead } from '#ports/event-store-contract/reader.js';
import { aStream, anEvent, aType, idsOf, range, someEvents } from '#ports/event-store-contract/samples.js';
import { eventStoreContract } from '#ports/event-store.contract.js';
import { EventStoreUnavailable, EventTooLarge } from '#ports/event-store.js';
import { NotPermitted } from '#ports/not-permitted.js';
import { certificate } from '../../../tests/certificate.js';
import { tempFolder } from '../../../tests/temp-folder.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { StandIn, type StandInOptions } from './testing/stand-in.js';

const supervision = { idleMs: 20, stallMs: 100, backoff: { firstMs: 2, longestMs: 20 } };

const EMPTY = Buffer.from('{}');

const overStandIn = (options: StandInOptions) => async () => {
  const standIn = await StandIn.start(options);
  const connect = () => new EventStoreDbEventStore(standIn.url, { supervision });
  let store = connect();
  return {
    get store() {
      return store;
    },
    reopen: async () => {
      await store.close();
      return (store = connect());
    },
    close: async () => {
      await store.close();
      standIn.down();
    },
  };
};

eventStoreContract('EventStoreDbEventStore over the stand-in', overStandIn({}));
eventStoreContract(
  'EventStoreDbEventStore over a stand-in of an engine before 23.10',
  overStandIn({ announcesCaughtUp: false }),
);

describe('EventStoreDbEventStore, when things go wrong', () => {
  let standIn: StandIn;
  let store: EventStoreDbEventStore;
  const begin = async (options: StandInOptions = {}) => {
    standIn = await StandIn.start(options);
    store = new EventStoreDbEventStore(standIn.url, { supervision });
  };
  afterEach(async () => {
    await store.close();
    standIn.down();
  });
  const appendOne = async (type: string) => {
    const events = [anEvent(type)] as [NewEvent];
    await store.append(aStream(), 'no-stream', events);
    return events[0].id;
  };
  const eventually = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
  };

  it('begins at the origin', async () => {
    await begin();
    expect(await store.head()).toBe(ORIGIN);
  });

  it('tells the lag as the time between two events, however quickly they came', async () => {
    await begin();
    const now = jest.spyOn(Date, 'now');
    const writtenAt = (second: number) => {
      now.mockReturnValue(Date.UTC(2026, 2, 1, 9, 0, second));
      standIn.write(aStream(), [
        { id: randomUUID(), type: aType(), contentType: 'application/json', data: EMPTY, customMetadata: EMPTY },
      ]);
    };
    for (const second of [0, 10, 14, 14]) writtenAt(second);
    now.mockRestore();
    const positions = [ORIGIN, ...(await readToHead(store)).map(({ position }) => position)];
    const lags = await Promise.all(positions.map((position) => store.lag(position)));
    expect(lags.map((lag) => 'seconds' in lag && lag.seconds)).toEqual([14, 14, 4, 0.001, 0]);
  });

  it('loses and doubles nothing when its subscription is dropped again and again', async () => {
    await begin();
    const type = aType();
    const reader = new Reader(store, { types: [type], batchSize: 7 });
    const appended: string[] = [];
    for (const round of range(150)) {
      appended.push(await appendOne(type));
      await appendOne(aType());
      if (round % 10 === 3) standIn.dropSubscriptions('error');
      if (round % 10 === 8) standIn.dropSubscriptions('end');
    }
    await reader.until(() => reader.events.length >= appended.length);
    expect(idsOf(reader.events)).toEqual(appended);
    await reader.stop();
  });

  it('goes on after the engine was away, and says so meanwhile', async () => {
    await begin();
    const type = aType();
    const reader = new Reader(store, { types: [type] });
    const first = await appendOne(type);
    await reader.until(() => reader.events.length === 1);

    standIn.down();
    await expect(store.ping()).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(store.read(aStream())).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(store.append(aStream(), 'no-stream', someEvents(1))).rejects.toBeInstanceOf(EventStoreUnavailable);
    await standIn.up();

    let second: string | undefined;
    while (!second) second = await appendOne(type).catch(() => undefined);
    await reader.until(() => reader.events.length === 2);
    expect(idsOf(reader.events)).toEqual([first, second]);
    await reader.stop();
  });

  it('delivers in the end what a subscription was refused for', async () => {
    await begin();
    const type = aType();
    const id = await appendOne(type);
    standIn.refuseCalls(true);
    const reader = new Reader(store, { types: [type] });
    await expect(store.ping()).rejects.toBeInstanceOf(EventStoreUnavailable);
    const appended = appendOne(type);
    standIn.refuseCalls(false);
    const second = await appended;
    await reader.until(() => reader.events.length === 2);
    expect(idsOf(reader.events)).toEqual([id, second]);
    await reader.stop();
  });

  it('replaces a subscription that has gone silent', async () => {
    await begin();
    const type = aType();
    const reader = new Reader(store, { types: [type] });
    await reader.until(() => reader.timesCaughtUp > 0);
    standIn.silenceSubscriptions();
    const id = await appendOne(type);
    await reader.until(() => reader.events.length === 1);
    expect(idsOf(reader.events)).toEqual([id]);
    await reader.stop();
  });

  it('learns what became of an append whose answer was lost, and stores it once', async () => {
    await begin();
    const stream = aStream();
    const events = someEvents(3);
    standIn.loseAnswers(true);
    const appending = store.append(stream, 'no-stream', events);
    let stored: RecordedEvent[] = [];
    while (stored.length === 0) stored = await store.read(stream).catch(() => []);
    standIn.loseAnswers(false);
    expect(await appending).toEqual({ revision: 2, position: stored[2]!.position });
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events));
  });

  it('says that the engine is away when nobody tells in time what became of an append', async () => {
    await begin();
    const hasty = new EventStoreDbEventStore(standIn.url, { timeLimitMs: 100 });
    standIn.loseAnswers(true);
    await expect(hasty.append(aStream(), 'no-stream', someEvents(1))).rejects.toBeInstanceOf(EventStoreUnavailable);
    await hasty.close();
  });

  it('waits for the same append that is under way, and both resolve alike', async () => {
    await begin();
    const stream = aStream();
    const events = someEvents(2);
    const { promise, resolve: commit } = Promise.withResolvers<void>();
    standIn.commitAfter(promise);
    const both = [1, 2].map(() => store.append(stream, 'no-stream', events));
    await eventually(() => standIn.dropped > 1);
    commit();
    const position = (await store.read(stream))[1]!.position;
    expect(await Promise.all(both)).toEqual([1, 2].map(() => ({ revision: 1, position })));
  });

  it('goes to the node that leads', async () => {
    await begin();
    const leader = await StandIn.start();
    standIn.followsTo(leader);
    const stream = aStream();
    await store.append(stream, 'no-stream', someEvents(1));
    expect(await store.read(stream)).toHaveLength(1);
    standIn.followsTo(undefined);
    leader.down();
  });

  it('names what the engine does not take even where the bound of the port is lifted', async () => {
    await begin();
    const lifted = new EventStoreDbEventStore(standIn.url, { most: Infinity });
    const large = anEvent('Large', { text: 'x'.repeat(1024 * 1024) });
    const refusal = lifted.append(aStream(), 'no-stream', [large]);
    await expect(refusal).rejects.toBeInstanceOf(EventTooLarge);
    await expect(refusal).rejects.toMatchObject({ details: { type: 'Large', most: 1024 * 1024 } });
    await lifted.close();
  });

  it('does not believe a checkpoint that is ahead of the log', async () => {
    await begin({ checkpointsAtEnd: true, announcesCaughtUp: false });
    const eager = new EventStoreDbEventStore(standIn.url, { supervision: { ...supervision, idleMs: 1 } });
    const type = aType();
    const other = await eager.append(aStream(), 'no-stream', someEvents(3));
    const reader = new Reader(eager, { types: [type] });
    await reader.until(() => reader.position >= other.position);
    const id = await appendOne(type);
    await reader.until(() => reader.events.length === 1);
    await reader.stop();
    const told = reader.messages.find(({ kind }) => kind !== 'events') as { position: typeof other.position };
    expect(idsOf(await readToHead(eager, { types: [type], after: told.position }))).toEqual([id]);
    await eager.close();
  });

  it('follows the checkpoints of the engine through a long stretch of other events', async () => {
    await begin();
    await Promise.all(range(10).map(() => store.append(aStream(), 'no-stream', someEvents(100))));
    const last = await store.append(aStream(), 'no-stream', someEvents(1));
    const reader = new Reader(store, { types: [aType()] });
    await reader.until(() => reader.position >= last.position);
    expect(reader.events).toEqual([]);
    await reader.stop();
  });

  it('passes over events of the engine and of others that are not JSON', async () => {
    await begin();
    const bytes = {
      id: '0190a000-0000-7000-8000-00000000000a',
      data: Buffer.from([1, 2]),
      customMetadata: Buffer.from(''),
    };
    const id = await appendOne(aType());
    standIn.write('$stats-127.0.0.1', [{ ...bytes, type: '$statsCollected', contentType: 'application/json' }]);
    standIn.write('pictures', [{ ...bytes, type: 'PictureTaken', contentType: 'application/octet-stream' }]);
    expect(idsOf(await readToHead(store))).toEqual([id]);
  });

  it('leaves no subscription behind on the engine, and closes right after it was stopped', async () => {
    await begin();
    for (const _ of range(25)) {
      const brief = new EventStoreDbEventStore(standIn.url, { supervision });
      const reader = new Reader(brief);
      await eventually(() => standIn.openSubscriptions === 1);
      await reader.stop();
      await eventually(() => standIn.openSubscriptions === 0);
      await brief.close();
    }
  });
});

describe('EventStoreDbEventStore over TLS, with users', () => {
  const folder = tempFolder();
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await StandIn.start({ secured: { ...certificate(), user: 'recto', password: 'right' } });
  });
  afterAll(() => standIn.down());

  const open = (cert: string, password: string) => {
    writeFileSync(folder.file('ca.pem'), cert);
    const url = standIn.url.replace('//', `//recto:${password}@`) + `&tlsCAFile=${folder.file('ca.pem')}`;
    const store = new EventStoreDbEventStore(url);
    folder.closeAfterTest(store);
    return store;
  };
  const calls = (store: EventStoreDbEventStore) => [
    store.ping(),
    store.read(aStream()),
    store.append(aStream(), 'no-stream', someEvents(1)),
  ];

  it('is let in by its password, to an engine whose authority it was told', async () => {
    await Promise.all(calls(open(standIn.cert, 'right')));
  });

  it('says NotPermitted of another password, and what to look at', async () => {
    for (const call of calls(open(standIn.cert, 'wrong'))) {
      await expect(call).rejects.toBeInstanceOf(NotPermitted);
      await expect(call).rejects.toThrow('EVENT_STORE_URL');
    }
  });

  it('says of another authority that it is the certificate', async () => {
    for (const call of calls(open(certificate().cert, 'right'))) {
      await expect(call).rejects.toBeInstanceOf(EventStoreUnavailable);
      await expect(call).rejects.toThrow(/certificate/);
    }
  });
});

describe('EventStoreDbEventStore, over an engine that accepts connections and never answers', () => {
  it('gives up after its time limit, and closes at once', async () => {
    const over = new AbortController();
    const mute = createServer((socket) => addAbortListener(over.signal, () => socket.destroy()));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const url = `esdb://127.0.0.1:${(mute.address() as AddressInfo).port}?tls=false`;
    const hasty = new EventStoreDbEventStore(url, { timeLimitMs: 30 });
    await expect(hasty.append(aStream(), 'no-stream', someEvents(1))).rejects.toThrow('has not answered for 30 ms');
    await expect(hasty.read(aStream())).rejects.toThrow('has not answered for 30 ms');
    await expect(hasty.ping()).rejects.toBeInstanceOf(EventStoreUnavailable);
    await hasty.close();

    const patient = new EventStoreDbEventStore(url);
    const unanswered = patient.read(aStream());
    const reader = new Reader(patient);
    await patient.close();
    await expect(unanswered).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(reader.until(() => false)).rejects.toThrow('the subscription ended');
    over.abort();
    mute.close();
  });
});
