import { PersistentSet } from '#kernel/persistent-set.js';
import type { Credits } from './credits.js';
import { lowCredits } from './low-credits.js';

const credits = (more: Partial<Credits>): Credits => ({
  ...{ opened: true, granted: 50, extra: 0, used: 0, timedOut: 0, open: PersistentSet.empty },
  ...more,
});

describe('low credits', () => {
  it('begin where nine of ten are used or reserved', () => {
    expect(lowCredits(credits({ used: 44 }))).toBeUndefined();
    expect(lowCredits(credits({ used: 44, open: PersistentSet.empty.with('r1') }))).toEqual({
      granted: 50,
      used: 45,
      left: 5,
    });
    expect(lowCredits(credits({ used: 60 }))).toEqual({ granted: 50, used: 60, left: 0 });
  });

  it('count what an operator gave, and know no end where there is none', () => {
    expect(lowCredits(credits({ used: 45, extra: 50 }))).toBeUndefined();
    expect(lowCredits(credits({ used: 1_000, granted: null }))).toBeUndefined();
  });
});
