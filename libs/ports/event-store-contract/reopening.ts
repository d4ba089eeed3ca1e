/** The log outlives its owner: after a reopen all is where it was, and goes on from there. */
import { EventStoreUnavailable } from '../event-store.js';
import type { OpenedEventStore, OpenEventStore } from './opened.js';
import { Reader, readToHead } from './reader.js';
import { aStream, anEvent, aType, someEvents } from './samples.js';

export function reopeningContract(open: OpenEventStore): void {
  describe('reopened', () => {
    let held: OpenedEventStore;
    beforeEach(async () => {
      held = await open();
    });
    afterEach(() => held.close());

    it('has every event at its place, and the same conflicts and repetitions', async () => {
      const type = aType();
      const stream = aStream();
      const events = someEvents(3, type);
      const done = await held.store.append(stream, 'no-stream', events);
      const stored = await held.store.read(stream);

      const store = await held.reopen();
      expect(await store.read(stream)).toEqual(stored);
      expect(await readToHead(store, { types: [type] })).toEqual(stored);
      expect((await store.head()) >= done.position).toBe(true);
      expect(await store.append(stream, 'no-stream', events)).toEqual(done);
      await expect(store.append(stream, 'no-stream', someEvents(1))).rejects.toMatchObject({ actual: 2 });
      const next = await store.append(stream, 2, someEvents(1));
      expect(next.revision).toBe(3);
      expect(next.position > done.position).toBe(true);
    });

    it('is followed from where the reader was', async () => {
      const type = aType();
      await held.store.append(aStream(), 'no-stream', someEvents(5, type));
      const reader = new Reader(held.store, { types: [type] });
      await reader.until(() => reader.events.length === 5 && reader.timesCaughtUp > 0);
      await reader.stop();

      const store = await held.reopen();
      const after = reader.position;
      const event = anEvent(type);
      await store.append(aStream(), 'no-stream', [event]);
      expect((await readToHead(store, { types: [type], after })).map(({ id }) => id)).toEqual([event.id]);
    });

    it('ends its subscriptions when it is closed, and refuses from then on', async () => {
      const reader = new Reader(held.store, { types: [aType()] });
      await reader.until(() => reader.timesCaughtUp > 0);
      const { store } = held;
      await held.reopen();
      await expect(reader.until(() => false)).rejects.toThrow('the subscription ended');
      await expect(store.append(aStream(), 'no-stream', someEvents(1))).rejects.toBeInstanceOf(EventStoreUnavailable);
      await expect(store.read(aStream())).rejects.toBeInstanceOf(EventStoreUnavailable);
      await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailable);
      await expect(store.ping()).rejects.toBeInstanceOf(EventStoreUnavailable);
      await store.close();
    });
  });
}
