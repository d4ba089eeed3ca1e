import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { AFewInATurn } from './a-few-in-a-turn.js';

describe('requests that come all at once', () => {
  const A_FEW = 32;
  let begun: number[];
  let turns: AFewInATurn;
  beforeEach(() => {
    begun = [];
    turns = new AFewInATurn();
  });
  const come = (from: number, to: number) => {
    for (let n = from; n < to; n++) turns.begin({} as Request, {} as Response, () => begun.push(n));
  };
  const upTo = (end: number) => Array.from({ length: end }, (_, n) => n);

  it('are begun a few in a turn, in their order, also those that come meanwhile', async () => {
    come(0, 70);
    expect(begun).toEqual(upTo(A_FEW));
    await nextTurn();
    expect(begun).toEqual(upTo(2 * A_FEW));
    come(70, 72);
    expect(begun).toEqual(upTo(2 * A_FEW));
    await nextTurn();
    expect(begun).toEqual(upTo(72));
  });

  it('wait for nothing when they are few', async () => {
    for (const end of [1, 20, 52]) {
      come(begun.length, end);
      expect(begun).toEqual(upTo(end));
      await nextTurn();
      await nextTurn();
    }
  });
});
