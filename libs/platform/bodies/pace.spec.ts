import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { DomainError } from '#kernel/domain-error.js';
import { watchPace } from './pace.js';

const PACE = { bytes: 100, everyMs: 1_000, wholeMs: 60_000 };

/** A body of which nothing arrives. */
const stalled = () =>
  Object.assign(new EventEmitter(), { socket: { bytesRead: 0 }, complete: false }) as unknown as IncomingMessage;

describe('a watch over the pace of a body', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  const watched = (whenDue: (stop: () => void) => void) => {
    const refusals: DomainError[] = [];
    const stop = watchPace(stalled(), PACE, (refusal) => refusals.push(refusal));
    jest.advanceTimersByTime(PACE.everyMs);
    whenDue(stop);
    return async () => {
      for (let turns = 0; turns < 3; turns++) await turn();
      return refusals.map(({ code }) => code);
    };
  };

  it('refuses once who stalls', async () => {
    expect(await watched(() => {})()).toEqual(['body_too_slow']);
  });

  it('refuses nobody any more once it was ended, even while it looks', async () => {
    expect(await watched((stop) => stop())()).toEqual([]);
  });
});
