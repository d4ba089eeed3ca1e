import { eventually } from '../../tests/eventually.js';
import { RememberedStates } from './remembered-states.js';

describe('the folded states of long streams', () => {
  const AN_HOUR = 3_600_000;
  const of = (characters: number) => 'x'.repeat(characters - 2);

  it('are as many as may be, the one that was set longest ago goes first', () => {
    const states = new RememberedStates<number>({ states: 2, personalMs: AN_HOUR, personalCharacters: 100 });
    for (const [n, stream] of ['a', 'b', 'c'].entries()) states.set(stream, n, false);
    expect(['a', 'b', 'c'].map((stream) => states.get(stream))).toEqual([undefined, 1, 2]);
  });

  it('of members’ documents are no larger together than they may be', () => {
    const states = new RememberedStates<string>({ states: 500, personalMs: AN_HOUR, personalCharacters: 100 });
    for (const stream of ['a', 'b', 'c']) states.set(stream, of(40), true);
    expect(['a', 'b', 'c'].map((stream) => states.get(stream)?.length)).toEqual([undefined, 38, 38]);
    states.set('b', of(60), true);
    expect(['b', 'c'].map((stream) => states.get(stream)?.length)).toEqual([58, 38]);
    states.set('b', of(101), true);
    expect(['b', 'c'].map((stream) => states.get(stream)?.length)).toEqual([undefined, 38]);
    states.set('d', of(61), true);
    expect(['c', 'd'].map((stream) => states.get(stream)?.length)).toEqual([undefined, 59]);
  });

  it('of members’ documents are forgotten after a while, also when nobody asks', async () => {
    const states = new RememberedStates<string>({ states: 500, personalMs: 1, personalCharacters: 100 });
    states.set('a', of(10), true);
    states.set('b', of(10), true);
    states.set('c', of(10), false);
    await eventually('forgotten', () => states.personal === 0);
    expect(['a', 'b'].map((stream) => states.get(stream))).toEqual([undefined, undefined]);
    expect(states.get('c')).toHaveLength(8);
  });
});
