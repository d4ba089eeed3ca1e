import { LoopHolds } from './loop-holds.js';

describe('loop holds', () => {
  const watched = () => {
    let now = 1_000;
    const holds = new LoopHolds<string>(50, () => now);
    return { holds, lookAfter: (ms: number) => ((now += ms), holds.look(200)) };
  };

  it('are none while looks come in time, however long something is under way', () => {
    const { holds, lookAfter } = watched();
    holds.began('upload');
    expect([50, 60, 250].map(lookAfter)).toEqual([undefined, undefined, undefined]);
  });

  it('name what is under way, and what began and ended since the last look', () => {
    const { holds, lookAfter } = watched();
    holds.began('long before');
    holds.ended('long before');
    lookAfter(50);
    holds.began('export');
    holds.began('edit');
    holds.ended('edit');
    expect(lookAfter(1_050)).toEqual({ heldMs: 1_000, underWay: ['export', 'edit'] });
    holds.ended('export');
    holds.ended('export');
    expect(lookAfter(300)).toEqual({ heldMs: 250, underWay: ['export'] });
    expect(lookAfter(300)).toEqual({ heldMs: 250, underWay: [] });
  });
});
