/** Many writers at once: one winner per revision, appends whole and unmixed, nobody's conflict is another's. */
import type { NewEvent } from '#kernel/event.js';
import { RevisionConflict } from '../event-store.js';
import { opened, type OpenEventStore } from './opened.js';
import { readToHead } from './reader.js';
import { aStream, aType, idsOf, range, revisionsOf, someEvents } from './samples.js';

export function concurrencyContract(open: OpenEventStore): void {
  describe('concurrent appends', () => {
    const log = opened(open);

    it('one stream: exactly one writer wins each revision, the others learn where it is', async () => {
      const stream = aStream();
      const winners: string[] = [];
      for (const revision of range(10)) {
        const attempts = range(8).map(() => someEvents(1) as [NewEvent]);
        const outcomes = await Promise.allSettled(
          attempts.map((events) => log.store.append(stream, revision === 0 ? 'no-stream' : revision - 1, events)),
        );
        outcomes.forEach((outcome, at) => {
          if (outcome.status === 'fulfilled') {
            expect(outcome.value.revision).toBe(revision);
            winners.push(attempts[at]![0].id);
          } else {
            expect(outcome.reason).toBeInstanceOf(RevisionConflict);
            expect((outcome.reason as RevisionConflict).actual).toBe(revision);
          }
        });
        expect(winners).toHaveLength(revision + 1);
      }
      const stored = await log.store.read(stream);
      expect(idsOf(stored)).toEqual(winners);
      expect(revisionsOf(stored)).toEqual(range(10));
    });

    it('many streams: all are stored, whole and unmixed, each result its own', async () => {
      const type = aType();
      const appends = range(60).map((at) => ({ stream: aStream(), events: someEvents(1 + (at % 4), type) }));
      const results = await Promise.all(
        appends.map(({ stream, events }) => log.store.append(stream, 'no-stream', events)),
      );

      const inLog = await readToHead(log.store, { types: [type] });
      expect(inLog).toHaveLength(appends.reduce((sum, { events }) => sum + events.length, 0));
      for (const [at, { stream, events }] of appends.entries()) {
        const first = inLog.findIndex((event) => event.stream === stream);
        expect(idsOf(inLog.slice(first, first + events.length))).toEqual(idsOf(events));
        expect(results[at]).toEqual({
          revision: events.length - 1,
          position: inLog[first + events.length - 1]!.position,
        });
      }
    });

    it('the same append many times at once is stored once, and all resolve alike', async () => {
      const stream = aStream();
      const events = someEvents(3);
      const results = await Promise.all(range(6).map(() => log.store.append(stream, 'no-stream', events)));
      const stored = await log.store.read(stream);
      expect(idsOf(stored)).toEqual(idsOf(events));
      for (const result of results) expect(result).toEqual({ revision: 2, position: stored[2]!.position });
    });

    it('a conflict fails its own append only', async () => {
      const taken = aStream();
      await log.store.append(taken, 'no-stream', someEvents(1));
      const free = range(6).map(() => aStream());
      const outcomes = await Promise.allSettled(
        free.flatMap((stream) => [
          log.store.append(stream, 'no-stream', someEvents(2)),
          log.store.append(taken, 'no-stream', someEvents(2)),
        ]),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(free.flatMap(() => ['fulfilled', 'rejected']));
      for (const stream of free) expect(await log.store.read(stream)).toHaveLength(2);
      expect(await log.store.read(taken)).toHaveLength(1);
    });
  });
}
