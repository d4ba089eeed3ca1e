import { LateJoiners } from './late-joiners.js';

describe('those who joined late', () => {
  const LATER = 10_000;
  const heard = (...turns: readonly number[]) => {
    const late = new LateJoiners();
    late.learned([], 0);
    for (const turn of turns) late.heard(turn, 0);
    return late;
  };

  it('are those who joined a turn when others had later ones, the earliest first', () => {
    expect(heard(1, 2, 3, 7, 5, 6, 4, 8).before(7)).toEqual([4, 5, 6]);
  });

  it('are looked for a few at a time', () => {
    const late = heard(1_000, ...Array.from({ length: 80 }, (_, n) => 200 - n));
    expect(late.before(1_000)).toEqual(Array.from({ length: 50 }, (_, n) => 121 + n));
  });

  it('are forgotten once they are gone, and not because the server is slower to have them', () => {
    const late = heard(9, 5, 4);
    late.nobodyAt(4, 100);
    expect(late.before(9)).toEqual([4, 5]);
    late.nobodyAt(4, LATER);
    expect(late.before(9)).toEqual([5]);
    late.empty(LATER);
    expect(late.before(9)).toEqual([]);
    late.heard(0, LATER);
    late.heard(1, LATER);
    expect(late.before(9)).toEqual([]);
    late.heard(0, LATER);
    expect(late.before(9)).toEqual([0]);
  });

  it('are all who are heard of until it is known who waits, and of those all but the largest group', () => {
    const late = new LateJoiners();
    late.heard(3, 0);
    expect([late.knows, late.before(9)]).toEqual([false, [3]]);
    const many = Array.from({ length: 8 }, (_, turn) => ({ turn, group: 'ada' }));
    late.learned([{ turn: 4, group: 'bob' }, ...many, { turn: 5, group: 'bob' }, { turn: 1, group: 'eve' }], 0);
    late.heard(6, 0);
    late.heard(8, 0);
    expect([late.knows, late.before(9)]).toEqual([true, [1, 3, 4, 5, 6]]);
  });
});
