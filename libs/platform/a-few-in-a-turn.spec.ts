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

  it('let one who asks whether the process lives go ahead in each turn', async () => {
    const live = (n: number) => {
      const request = { url: '/api/health/live' } as Request;
      turns.begin(request, {} as Response, () => begun.push(n));
    };
    come(0, 40);
    live(100);
    live(101);
    expect(begun).toEqual([...upTo(A_FEW), 100]);
    await nextTurn();
    expect(begun.slice(A_FEW + 1)).toEqual([32, 33, 34, 35, 36, 37, 38, 39, 101]);
    live(102);
    expect(begun.at(-1)).toBe(102);
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
