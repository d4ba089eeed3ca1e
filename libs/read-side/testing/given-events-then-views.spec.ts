import { z } from 'zod';
import { defineEvent } from '#kernel/event.js';
import { specifyProjection } from './given-events-then-views.js';
import { defineProjection } from '../projection.js';

const Counted = defineEvent({ name: 'Counted', version: 1, schema: z.strictObject({ id: z.string(), by: z.int() }) });
const counted = (id: string, by: number) => Counted({ id, by });

/** @param evolve of a view that counts */
const counting = (evolve: (count: number, by: number, at: string) => number) =>
  defineProjection<{ count: number }>({
    name: 'counting',
    version: 1,
    indexes: [],
    on: (on) => [
      on(Counted, {
        key: ({ data }) => data.id,
        evolve: (view, { data, metadata }) => ({ count: evolve(view?.count ?? 0, data.by, metadata.occurredAt) }),
      }),
    ],
  });

describe('given-events-then-views', () => {
  const { given } = specifyProjection(counting((count, by) => count + by));

  it('passes for a projection that adds up, though every event is replayed', () => {
    given(counted('a', 1), counted('b', 2), counted('a', 3)).then({ b: { count: 2 }, a: { count: 4 } });
    given().then({});
  });

  it('fails for other views, missing ones and ones too many', () => {
    expect(() => given(counted('a', 1)).then({ a: { count: 2 } })).toThrow('replayed at once');
    expect(() => given(counted('a', 1)).then({})).toThrow('expected');
    expect(() => given(counted('a', 1)).then({ a: { count: 1 }, b: { count: 1 } })).toThrow('expected');
  });

  it('fails for a projection that remembers what it has seen', () => {
    let seen = 0;
    const impure = specifyProjection(counting(() => (seen += 1)));
    expect(() => impure.given(counted('a', 1), counted('a', 1)).then({ a: { count: 2 } })).toThrow('every event twice');
  });

  it('throws what the projection throws', () => {
    const broken = counting(() => {
      throw new Error('cannot count');
    });
    expect(() => specifyProjection(broken).given(counted('a', 1)).then({})).toThrow('cannot count');
  });
});
