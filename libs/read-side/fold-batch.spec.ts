import { z } from 'zod';
import { defineEvent, type DomainEvent, type ReadEvent } from '#kernel/event.js';
import { positionOf } from '#kernel/position.js';
import type { StoredView } from '#ports/read-model-store.js';
import { foldBatch, keysOfBatch } from './fold-batch.js';
import { TooLargeToOpen } from '#write-side/too-large-to-open.js';
import { defineProjection } from './projection.js';
import { ViewTooLarge } from './view-size.js';

const Tagged = defineEvent({ name: 'Tagged', version: 1, schema: z.strictObject({ tags: z.array(z.string()) }) });
const Untagged = defineEvent({ name: 'Untagged', version: 1, schema: z.strictObject({ tag: z.string() }) });

/**
 * A view per tag, with how often it was used. `boom` cannot be folded, and an event without tags has no keys to tell.
 */
const tags = defineProjection<{ count: number }>({
  name: 'tags',
  version: 1,
  indexes: [],
  on: (on) => [
    on(Tagged, {
      key: ({ data }) => (data.tags.length > 0 ? data.tags : undefined),
      evolve: (view, _event, key) => {
        if (key === 'boom') throw new Error('cannot fold');
        return { count: (view?.count ?? 0) + 1 };
      },
    }),
    on(Untagged, { key: ({ data }) => data.tag, evolve: () => undefined }),
  ],
});

const at = (position: number, event: DomainEvent) =>
  ({ ...event, id: `e${position}`, position: positionOf(position) }) as ReadEvent;
const tagged = (position: number, ...names: string[]) => at(position, Tagged({ tags: names }));
const stood = (count: number | null, position: number): StoredView => ({
  view: count === null ? null : { count },
  position: positionOf(position),
});
const none = new Map<string, StoredView>();
const written = (...writes: [string, number | null, number][]) =>
  writes.map(([id, count, position]) => ({
    id,
    view: count === null ? null : { count },
    position: positionOf(position),
  }));

describe('folding a batch', () => {
  it('writes the newest state of each view once', () => {
    const { writes, poison, position } = foldBatch(tags, [tagged(1, 'a'), tagged(2, 'b'), tagged(3, 'a')], none);
    expect(writes).toEqual(written(['a', 2, 3], ['b', 1, 2]));
    expect([poison, position]).toEqual([undefined, positionOf(3)]);
  });

  it('goes on from what is stored', () => {
    expect(foldBatch(tags, [tagged(5, 'a')], new Map([['a', stood(7, 4)]])).writes).toEqual(written(['a', 8, 5]));
  });

  it('leaves a view alone that already saw the event, also when it is deleted', () => {
    const loaded = new Map([
      ['a', stood(7, 5)],
      ['b', stood(null, 6)],
    ]);
    expect(foldBatch(tags, [tagged(5, 'a', 'b', 'c')], loaded).writes).toEqual(written(['c', 1, 5]));
  });

  it('deletes with a mark, and only what is there', () => {
    const loaded = new Map([['a', stood(1, 1)]]);
    const gone = [at(2, Untagged({ tag: 'a' })), at(3, Untagged({ tag: 'b' }))];
    expect(foldBatch(tags, gone, loaded).writes).toEqual(written(['a', null, 2]));
  });

  it('starts over after a deletion', () => {
    const events = [at(2, Untagged({ tag: 'a' })), tagged(3, 'a')];
    expect(foldBatch(tags, events, new Map([['a', stood(9, 1)]])).writes).toEqual(written(['a', 1, 3]));
  });

  it('moves past events that touch no view', () => {
    const { writes, position } = foldBatch(tags, [tagged(4)], none);
    expect([writes, position]).toEqual([[], positionOf(4)]);
  });

  it('stops at an event it cannot fold, with everything before it and nothing of it', () => {
    const { writes, poison, position } = foldBatch(
      tags,
      [tagged(1, 'a'), tagged(2, 'a', 'b', 'boom', 'c'), tagged(3, 'a')],
      none,
    );
    expect(writes).toEqual(written(['a', 1, 1]));
    expect([poison?.event.id, (poison?.error as Error).message, position]).toEqual([
      'e2',
      'cannot fold',
      positionOf(1),
    ]);
  });

  describe('with a bound for views', () => {
    const LARGEST = 200;
    const Said = defineEvent({ name: 'Said', version: 1, schema: z.strictObject({ text: z.string() }) });
    const said = (position: number, text: string) => at(position, Said({ text }));
    const says = (tooLarge?: (view: { text: string } | undefined) => { text: string } | undefined) =>
      defineProjection<{ text: string }>({
        name: 'says',
        version: 1,
        indexes: [],
        on: (on) => [
          on(Said, {
            key: () => 'a',
            evolve: (view, { data }) => ({ text: (view?.text ?? '') + data.text }),
            tooLarge,
          }),
        ],
      });
    const long = 'x'.repeat(LARGEST);

    it('stops at the event that would make one larger, with everything before it', () => {
      const { writes, poison } = foldBatch(says(), [said(1, 'a'), said(2, long), said(3, 'b')], none, LARGEST);
      expect(writes.map(({ view }) => view)).toEqual([{ text: 'a' }]);
      expect([poison?.event.id, poison?.error]).toEqual(['e2', new ViewTooLarge(LARGEST)]);
    });

    it('goes on with what its handler makes of it without that event', () => {
      const without = says((view) => ({ text: `${view?.text ?? ''}…` }));
      const { writes, poison } = foldBatch(without, [said(1, 'a'), said(2, long), said(3, 'b')], none, LARGEST);
      expect([writes.map(({ view }) => view), poison]).toEqual([[{ text: 'a…b' }], undefined]);
      expect(foldBatch(without, [said(1, 'a'), said(2, long)], none).poison).toBeUndefined();
    });

    it('asks the handler also about an event that was too large to be opened', () => {
      const sealed = said(2, '');
      Object.defineProperty(sealed.data, 'text', {
        get: () => {
          throw new TooLargeToOpen(9_000, 8_000);
        },
      });
      expect(
        foldBatch(
          says(() => ({ text: '…' })),
          [sealed],
          none,
        ).writes.map(({ view }) => view),
      ).toEqual([{ text: '…' }]);
      expect(foldBatch(says(), [sealed], none).poison?.error).toBeInstanceOf(TooLargeToOpen);
    });

    it('stops where its handler has nothing small enough either', () => {
      const { poison } = foldBatch(
        says(() => ({ text: long })),
        [said(1, long)],
        none,
        LARGEST,
      );
      expect(poison?.error).toBeInstanceOf(ViewTooLarge);
    });
  });

  it('stops at an event whose keys it cannot tell', () => {
    const broken = { ...tagged(2), data: null };
    const batch = [tagged(1, 'a'), broken, tagged(3, 'b')];
    expect(keysOfBatch(tags, batch)).toContain('a');
    const { writes, poison } = foldBatch(tags, batch, none);
    expect(writes).toEqual(written(['a', 1, 1]));
    expect(poison?.event.id).toBe('e2');
  });
});
