/** Appending and reading back by one writer: order, revisions, conflicts, idempotence, data as it was. */
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import { ORIGIN, positionOf } from '#kernel/position.js';
import {
  appendedBytes,
  EventTooLarge,
  MOST_APPENDED_BYTES,
  RevisionConflict,
  type ExpectedRevision,
} from '../event-store.js';
import { opened, type OpenEventStore } from './opened.js';
import { aStream, anEvent, aType, idsOf, range, revisionsOf, someEvents, someMetadata } from './samples.js';

export function appendingContract(open: OpenEventStore): void {
  describe('append and read', () => {
    const log = opened(open);

    const appendOne = async (stream: string, expected: ExpectedRevision = 'no-stream') => {
      const events = someEvents(1);
      await log.store.append(stream, expected, events);
      return events;
    };

    /** Expects a refusal that changes nothing; returns where the stream was said to be. */
    const conflict = async (stream: string, expected: ExpectedRevision, events: NewEvent[]) => {
      const before = await log.store.read(stream);
      const refusal = await log.store.append(stream, expected, events).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(refusal).toBeInstanceOf(RevisionConflict);
      expect(await log.store.read(stream)).toEqual(before);
      return (refusal as RevisionConflict).actual;
    };

    it('tells how far a reader is behind, and no longer when it has seen everything', async () => {
      const first = await log.store.append(aStream(), 'no-stream', someEvents(1));
      await log.store.append(aStream(), 'no-stream', someEvents(2));
      const none = await log.store.lag(positionOf(10n ** 19n - 1n));
      const [unit] = Object.keys(none);
      const [fromFirst, fromOrigin] = [await log.store.lag(first.position), await log.store.lag(ORIGIN)];
      expect([fromFirst, fromOrigin].map((lag) => Object.keys(lag))).toEqual([[unit], [unit]]);
      const [zero, some, most] = [none, fromFirst, fromOrigin].flatMap((lag) => Object.values(lag) as number[]);
      expect(zero).toBe(0);
      expect(some).toBeGreaterThan(0);
      expect(most).toBeGreaterThanOrEqual(some!);
    });

    it('answers its ping', async () => {
      await log.store.ping();
    });

    it('reads back what was appended', async () => {
      const stream = aStream();
      const events = someEvents(3);
      const { revision, position } = await log.store.append(stream, 'no-stream', events);
      const stored = await log.store.read(stream);
      expect(stored).toEqual(
        events.map((event, at) => ({ ...event, stream, revision: at, position: stored[at]!.position })),
      );
      expect(revision).toBe(2);
      expect(position).toBe(stored[2]!.position);
    });

    it('has nothing to read in a stream without events', async () => {
      expect(await log.store.read(aStream())).toEqual([]);
    });

    it('numbers a stream 0, 1, 2 … over several appends', async () => {
      const stream = aStream();
      await log.store.append(stream, 'no-stream', someEvents(2));
      await log.store.append(stream, 1, someEvents(1));
      expect((await log.store.append(stream, 2, someEvents(4))).revision).toBe(6);
      expect(revisionsOf(await log.store.read(stream))).toEqual(range(7));
    });

    it('reads from a revision on, and nothing beyond the end', async () => {
      const stream = aStream();
      const events = someEvents(4);
      await log.store.append(stream, 'no-stream', events);
      expect(idsOf(await log.store.read(stream, 2))).toEqual(idsOf(events.slice(2)));
      expect(idsOf(await log.store.read(stream, 1, 2))).toEqual(idsOf(events.slice(1, 3)));
      expect(idsOf(await log.store.read(stream, 2, 9))).toEqual(idsOf(events.slice(2)));
      expect(await log.store.read(stream, 4)).toEqual([]);
      expect(await log.store.read(stream, 4, 1)).toEqual([]);
      expect(await log.store.read(stream, 40)).toEqual([]);
    });

    it('keeps streams apart whose names begin alike', async () => {
      const stream = aStream();
      const [event] = await appendOne(stream);
      await appendOne(`${stream}0`);
      expect(idsOf(await log.store.read(stream))).toEqual([event!.id]);
    });

    it('refuses an append without events', async () => {
      await expect(log.store.append(aStream(), 'no-stream', [])).rejects.toThrow();
    });

    describe('more than MOST_APPENDED_BYTES', () => {
      /** An event that takes so many bytes. */
      const ofSize = (bytes: number): NewEvent => {
        const event = anEvent('Large', { text: '' });
        return { ...event, data: { text: 'x'.repeat(bytes - appendedBytes(event)) } };
      };

      it('is refused with its size and the bound, by one event or several, and nothing is stored', async () => {
        const stream = aStream();
        for (const events of [[ofSize(MOST_APPENDED_BYTES + 1)], [ofSize(600_000), ofSize(400_001)]]) {
          const refusal = log.store.append(stream, 'no-stream', events);
          await expect(refusal).rejects.toBeInstanceOf(EventTooLarge);
          await expect(refusal).rejects.toMatchObject({
            kind: 'too-large',
            details: { type: 'Large', bytes: 1_000_001, most: 1_000_000 },
          });
        }
        expect(await log.store.read(stream)).toEqual([]);
      });

      it('is all that is refused', async () => {
        const stream = aStream();
        await log.store.append(stream, 'no-stream', [ofSize(MOST_APPENDED_BYTES)]);
        await log.store.append(stream, 0, [ofSize(600_000), ofSize(400_000)]);
        expect(await log.store.read(stream)).toHaveLength(3);
      });
    });

    describe('expected revision', () => {
      it.each<ExpectedRevision>(['no-stream', 0, 1, 3])('%s is refused on a stream at 2', async (expected) => {
        const stream = aStream();
        await log.store.append(stream, 'no-stream', someEvents(3));
        expect(await conflict(stream, expected, someEvents(2))).toBe(2);
      });

      it('refuses a number when there is no stream', async () => {
        expect(await conflict(aStream(), 0, someEvents(1))).toBe('no-stream');
        expect(await conflict(aStream(), 5, someEvents(1))).toBe('no-stream');
      });

      it('tells in the conflict which stream and what was expected', async () => {
        const stream = aStream();
        await appendOne(stream);
        await expect(log.store.append(stream, 7, someEvents(1))).rejects.toMatchObject({
          stream,
          expected: 7,
          actual: 0,
        });
        await expect(log.store.append(stream, 'no-stream', someEvents(1))).rejects.toMatchObject({
          expected: 'no-stream',
        });
      });
    });

    describe('the same append again', () => {
      it.each([1, 3])('resolves as the first time and stores nothing (%s events)', async (count) => {
        const stream = aStream();
        const first = await log.store.append(stream, 'no-stream', someEvents(2));
        const events = someEvents(count);
        const done = await log.store.append(stream, first.revision, events);
        expect(await log.store.append(stream, first.revision, events)).toEqual(done);
        await appendOne(stream, done.revision);
        expect(await log.store.append(stream, first.revision, events)).toEqual(done);
        expect(await log.store.read(stream)).toHaveLength(2 + count + 1);
      });

      it('of a new stream resolves as the first time', async () => {
        const stream = aStream();
        const events = someEvents(2);
        const done = await log.store.append(stream, 'no-stream', events);
        expect(await log.store.append(stream, 'no-stream', events)).toEqual(done);
      });

      it('resolves for some of the events too, as these stand there', async () => {
        const stream = aStream();
        const events = someEvents(3);
        await log.store.append(stream, 'no-stream', events);
        const stored = await log.store.read(stream);
        const again = await log.store.append(stream, 'no-stream', events.slice(0, 2));
        expect(again).toEqual({ revision: 1, position: stored[1]!.position });
      });

      it('is a conflict when more, other or shuffled events come with it', async () => {
        const stream = aStream();
        const [a, b] = someEvents(2) as [NewEvent, NewEvent];
        await log.store.append(stream, 'no-stream', [a, b]);
        expect(await conflict(stream, 'no-stream', [a, b, anEvent()])).toBe(1);
        expect(await conflict(stream, 'no-stream', [a, anEvent()])).toBe(1);
        expect(await conflict(stream, 'no-stream', [anEvent(), b])).toBe(1);
        expect(await conflict(stream, 'no-stream', [b, a])).toBe(1);
      });

      it('is a conflict at another place of the stream', async () => {
        const stream = aStream();
        const [a, b] = someEvents(2) as [NewEvent, NewEvent];
        await log.store.append(stream, 'no-stream', [a, b]);
        expect(await conflict(stream, 0, [a])).toBe(1);
        expect(await conflict(stream, 'no-stream', [b])).toBe(1);
      });

      it('is an append of its own in another stream', async () => {
        const events = someEvents(2);
        const first = await log.store.append(aStream(), 'no-stream', events);
        const other = await log.store.append(aStream(), 'no-stream', events);
        expect(other.position > first.position).toBe(true);
      });
    });

    describe('positions', () => {
      it('rise strictly over streams, and head never falls below them', async () => {
        let last = ORIGIN;
        for (const stream of [aStream(), aStream(), aStream()]) {
          const { position } = await log.store.append(stream, 'no-stream', someEvents(2));
          const [first, second] = (await log.store.read(stream)) as [RecordedEvent, RecordedEvent];
          expect(first.position > last).toBe(true);
          expect(second.position > first.position).toBe(true);
          expect(position).toBe(second.position);
          expect((await log.store.head()) >= position).toBe(true);
          last = position;
        }
      });
    });

    describe('data and metadata come back as they were', () => {
      it.each<[string, JsonObject]>([
        ['nothing', {}],
        [
          'text of all kinds',
          { text: 'Zürich 東京 🧾 "quoted" \\ \u0000 \u2028 \n', lone: '\ud800', '🔑 key': '', "'": "'" },
        ],
        ['numbers', { zero: 0, minus: -17, part: 0.1, tiny: 5e-324, huge: 1e308, safe: 9007199254740991 }],
        ['nested values', { list: [1, [null, true, { deep: [] }]], object: { a: { b: { c: false } } }, none: null }],
        ['nearly all that an append may have', { text: 'é'.repeat(499_000) }],
      ])('%s', async (_, data) => {
        const stream = aStream();
        const event: NewEvent = {
          ...anEvent(aType(), data),
          metadata: { ...someMetadata(), correlationId: 'Auftrag 7 🧾' },
        };
        await log.store.append(stream, 'no-stream', [event]);
        const [stored] = await log.store.read(stream);
        expect(stored!.data).toEqual(data);
        expect(stored!.metadata).toEqual(event.metadata);
      });
    });
  });
}
