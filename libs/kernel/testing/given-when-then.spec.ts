import type { Decider } from '../decider.js';
import { DomainError } from '../domain-error.js';
import type { DomainEvent } from '../event.js';
import { specify } from './given-when-then.js';

/** Decides what it is told to. */
const echo: Decider<{ events: DomainEvent[]; refuse?: string }, DomainEvent, null> = {
  category: 'echo',
  initial: null,
  evolve: () => null,
  decide({ events, refuse }) {
    if (refuse) throw new DomainError(refuse, 'invalid', 'no');
    return events;
  },
};
const { given } = specify(echo);
const counted = (data: unknown): DomainEvent => ({ type: 'Counted', data });

describe('given-when-then', () => {
  it('passes for the same events, in whatever order their fields stand', () => {
    given()
      .when({ events: [counted({ a: 1, b: 2 })] })
      .then(counted({ b: 2, a: 1 }));
    given().when({ events: [] }).thenNothing();
    given().when({ events: [], refuse: 'no_way' }).thenRefused('no_way');
  });

  it('fails for other events, other orders, and what is not JSON', () => {
    const when = (...events: DomainEvent[]) => given().when({ events });
    expect(() => when(counted({ a: 1 })).then(counted({ a: 2 }))).toThrow('expected');
    expect(() => when(counted({ a: [1, 2] })).then(counted({ a: [2, 1] }))).toThrow('expected');
    expect(() => when(counted({ a: 1, b: undefined })).then(counted({ a: 1 }))).toThrow('expected');
    expect(() => when(counted({ a: new Date(0) })).then(counted({ a: '1970-01-01T00:00:00.000Z' }))).toThrow(
      'expected',
    );
    expect(() => when(counted({})).thenNothing()).toThrow('expected');
    expect(() => when(counted({})).thenRefused('any')).toThrow('accepted');
    expect(() => given().when({ events: [], refuse: 'b' }).thenRefused('a')).toThrow('expected');
  });
});
