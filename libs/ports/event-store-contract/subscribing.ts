/** What stands in the log already: where a subscription starts, what it filters, how it says how far it is. */
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import { ORIGIN } from '#kernel/position.js';
import type { EventStore } from '../event-store.js';
import { opened, type OpenEventStore } from './opened.js';
import { Reader, readToHead } from './reader.js';
import { aStream, anEvent, aType, idsOf, range, someEvents } from './samples.js';

/** `count` events of one type over two streams, each followed by an event of another type. */
async function scatter(store: EventStore, count: number, type: string): Promise<RecordedEvent[]> {
  const streams = [aStream(), aStream('user')];
  const appended: NewEvent[] = [];
  for (const number of range(count)) {
    const event = anEvent(type, { number });
    appended.push(event);
    const rounds = Math.floor(number / streams.length);
    await store.append(streams[number % streams.length]!, rounds === 0 ? 'no-stream' : rounds * 2 - 1, [
      event,
      anEvent(),
    ]);
  }
  const stored = (await Promise.all(streams.map((stream) => store.read(stream)))).flat();
  return appended.map(({ id }) => stored.find((event) => event.id === id)!);
}

export function subscribingContract(open: OpenEventStore): void {
  describe('subscribe', () => {
    const log = opened(open);

    it('delivers the types asked for from the beginning, as read and append gave them', async () => {
      const type = aType();
      const events = await scatter(log.store, 9, type);
      expect(await readToHead(log.store, { types: [type] })).toEqual(events);
    });

    it('delivers several types in the order of the log', async () => {
      const [one, other] = [aType(), aType()];
      const stream = aStream();
      await log.store.append(stream, 'no-stream', [anEvent(one), anEvent(other), anEvent(), anEvent(one)]);
      await log.store.append(aStream(), 'no-stream', [anEvent(other)]);
      const types = (await readToHead(log.store, { types: [one, other] })).map((event) => event.type);
      expect(types).toEqual([one, other, one, other]);
    });

    it('takes types as they are written, not as patterns or beginnings', async () => {
      const type = aType();
      const alike = [`${type}.`, `${type}X`, `X${type}`, type.toUpperCase(), `${type}|x`, `(${type})`, `${type}$`];
      const stream = aStream();
      await log.store.append(
        stream,
        'no-stream',
        [type, ...alike].map((each) => anEvent(each)),
      );
      expect((await readToHead(log.store, { types: [type] })).map((event) => event.type)).toEqual([type]);
      expect((await readToHead(log.store, { types: alike })).map((event) => event.type)).toEqual(alike);
    });

    it('delivers every type when none is asked for, and no events of the engine itself', async () => {
      const after = await log.store.head();
      const streams = [aStream(), aStream()];
      const events = [anEvent(), anEvent(), anEvent()];
      await log.store.append(streams[0]!, 'no-stream', events.slice(0, 2));
      await log.store.append(streams[1]!, 'no-stream', events.slice(2));
      const delivered = await readToHead(log.store, { after });
      expect(idsOf(delivered.filter(({ stream }) => streams.includes(stream)))).toEqual(idsOf(events));
      expect(delivered.filter(({ type }) => type.startsWith('$'))).toEqual([]);
    });

    it('delivers exactly what follows, whichever event it resumes after', async () => {
      const type = aType();
      const events = await scatter(log.store, 8, type);
      for (const [at, { position }] of events.entries()) {
        expect(await readToHead(log.store, { types: [type], after: position })).toEqual(events.slice(at + 1));
      }
    });

    it('resumes after any position it has told, loses and doubles nothing', async () => {
      const type = aType();
      const events = await scatter(log.store, 12, type);
      const reader = new Reader(log.store, { types: [type], batchSize: 2 });
      await reader.until(() => reader.events.length === events.length && reader.timesCaughtUp > 0);
      await reader.stop();
      let delivered = 0;
      for (const message of reader.messages) {
        if (message.kind === 'events') delivered += message.events.length;
        const after = message.position;
        expect(await readToHead(log.store, { types: [type], after })).toEqual(events.slice(delivered));
      }
    });

    it('puts no more events into a message than asked for', async () => {
      const type = aType();
      await log.store.append(aStream(), 'no-stream', someEvents(25, type));
      const reader = new Reader(log.store, { types: [type], batchSize: 10 });
      await reader.until(() => reader.events.length === 25);
      await reader.stop();
      const sizes = reader.messages.flatMap((message) => (message.kind === 'events' ? [message.events.length] : []));
      expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
    });

    it('says that it is caught up when everything was delivered', async () => {
      const type = aType();
      await log.store.append(aStream(), 'no-stream', someEvents(3, type));
      const head = await log.store.head();
      const reader = new Reader(log.store, { types: [type] });
      await reader.until(() => reader.timesCaughtUp > 0 && reader.position >= head);
      expect(reader.events).toHaveLength(3);
      await reader.stop();
    });

    it.each([
      ['a type that never was', () => [aType()]],
      ['no type at all', () => []],
    ])('moves a reader of %s past the events of others', async (_, types) => {
      const { position } = await log.store.append(aStream(), 'no-stream', someEvents(40));
      const reader = new Reader(log.store, { types: types() });
      await reader.until(() => reader.position >= position && reader.timesCaughtUp > 0);
      const later = await log.store.append(aStream(), 'no-stream', someEvents(3));
      await reader.until(() => reader.position >= later.position);
      expect(reader.events).toEqual([]);
      await reader.stop();
    });

    it('is caught up at once after the head', async () => {
      const after = await log.store.head();
      const reader = new Reader(log.store, { types: [aType()], after });
      await reader.until(() => reader.timesCaughtUp > 0);
      expect(reader.position >= after && after > ORIGIN).toBe(true);
      await reader.stop();
    });
  });
}
