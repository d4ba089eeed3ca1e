/** What comes while a subscription is read: new events, slow and failing readers, several of them, and how it ends. */
import { opened, type OpenEventStore } from './opened.js';
import { Reader } from './reader.js';
import { aStream, anEvent, aType, idsOf, range, someEvents } from './samples.js';

export function followingContract(open: OpenEventStore): void {
  describe('a subscription that is read on', () => {
    const log = opened(open);

    const appendEach = async (count: number, type: string) => {
      const events = someEvents(count, type);
      for (const event of events) await log.store.append(aStream(), 'no-stream', [event]);
      return events;
    };

    it('delivers what is appended meanwhile, once and in order', async () => {
      const type = aType();
      const before = await appendEach(3, type);
      const reader = new Reader(log.store, { types: [type] });
      await reader.until(() => reader.timesCaughtUp > 0);
      const after = await appendEach(20, type);
      await reader.until(() => reader.events.length >= 23);
      expect(idsOf(reader.events)).toEqual(idsOf([...before, ...after]));
      await reader.stop();
    });

    it('loses nothing that is appended while it catches up', async () => {
      const type = aType();
      await log.store.append(aStream(), 'no-stream', someEvents(300, type));
      const reader = new Reader(log.store, { types: [type], batchSize: 20 });
      await Promise.all(range(100).map(() => log.store.append(aStream(), 'no-stream', [anEvent(type)])));
      await reader.until(() => reader.events.length >= 400);
      expect(new Set(idsOf(reader.events)).size).toBe(400);
      await reader.stop();
    });

    it('says again that it is caught up after having been behind', async () => {
      const type = aType();
      const reader = new Reader(log.store, { types: [type] });
      for (const round of range(3)) {
        await reader.until(() => reader.timesCaughtUp > round);
        const told = reader.timesCaughtUp;
        const { position } = await log.store.append(aStream(), 'no-stream', someEvents(2, type));
        await reader.until(() => reader.timesCaughtUp > told && reader.position >= position);
        expect(reader.events).toHaveLength(2 * (round + 1));
      }
      await reader.stop();
    });

    it('keeps everything for a slow reader', async () => {
      const type = aType();
      const abort = new AbortController();
      const delivered: string[] = [];
      await log.store.append(aStream(), 'no-stream', [anEvent(type)]);
      const appended: string[] = [];
      for await (const message of log.store.subscribe({ types: [type], batchSize: 50, signal: abort.signal })) {
        if (message.kind !== 'events') continue;
        delivered.push(...idsOf(message.events));
        if (appended.length === 0) {
          for (let each = 0; each < 20; each++) {
            const events = someEvents(100, type);
            await log.store.append(aStream(), 'no-stream', events);
            appended.push(...idsOf(events));
          }
        }
        if (delivered.length >= 2001) abort.abort();
      }
      expect(delivered.slice(1)).toEqual(appended);
    });

    it('delivers all to each of several readers', async () => {
      const type = aType();
      const readers = range(4).map(() => new Reader(log.store, { types: [type] }));
      const events = await appendEach(10, type);
      for (const reader of readers) {
        await reader.until(() => reader.events.length >= 10);
        expect(idsOf(reader.events)).toEqual(idsOf(events));
        await reader.stop();
      }
    });

    it('lets its reader append, as it never runs inside an append', async () => {
      const [cause, effect] = [aType(), aType()];
      const abort = new AbortController();
      const seen: string[] = [];
      await log.store.append(aStream(), 'no-stream', [anEvent(cause)]);
      for await (const message of log.store.subscribe({ types: [cause, effect], signal: abort.signal })) {
        if (message.kind !== 'events') continue;
        for (const event of message.events) {
          seen.push(event.type);
          if (event.type === cause) await log.store.append(aStream(), 'no-stream', [anEvent(effect)]);
          else abort.abort();
        }
      }
      expect(seen).toEqual([cause, effect]);
    });

    it('does not hand a failing reader to the writer', async () => {
      const type = aType();
      const failing = (async () => {
        for await (const message of log.store.subscribe({ types: [type], signal: new AbortController().signal })) {
          if (message.kind === 'events') throw new Error('this reader cannot go on');
        }
      })();
      const outcome = failing.catch((error: Error) => error.message);
      await log.store.append(aStream(), 'no-stream', [anEvent(type)]);
      expect(await outcome).toBe('this reader cannot go on');
      await log.store.append(aStream(), 'no-stream', [anEvent(type)]);
    });

    describe('ends without an error', () => {
      it('when its signal aborts while it waits', async () => {
        const reader = new Reader(log.store, { types: [aType()] });
        await reader.until(() => reader.timesCaughtUp > 0);
        await reader.stop();
      });

      it('when its signal had aborted before', async () => {
        const messages: unknown[] = [];
        for await (const message of log.store.subscribe({ signal: AbortSignal.abort() })) messages.push(message);
        expect(messages).toEqual([]);
      });

      it('when its signal aborts between two messages, with no message more', async () => {
        const type = aType();
        await log.store.append(aStream(), 'no-stream', someEvents(10, type));
        const abort = new AbortController();
        let messages = 0;
        for await (const _ of log.store.subscribe({ types: [type], batchSize: 2, signal: abort.signal })) {
          messages += 1;
          abort.abort();
        }
        expect(messages).toBe(1);
      });

      it('when its reader leaves the loop', async () => {
        const type = aType();
        await log.store.append(aStream(), 'no-stream', someEvents(10, type));
        for await (const message of log.store.subscribe({ types: [type], signal: new AbortController().signal })) {
          if (message.kind === 'events') break;
        }
        await log.store.ping();
      });
    });
  });
}
