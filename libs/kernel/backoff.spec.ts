import { backoffDelay, pause } from './backoff.js';

describe('back-off', () => {
  it('doubles from the first pause to the longest', () => {
    const delays = [1, 2, 3, 4, 5, 60].map((failures) => backoffDelay(failures, { firstMs: 100, longestMs: 1_000 }));
    expect(delays).toEqual([100, 200, 400, 800, 1_000, 1_000]);
    expect(backoffDelay(2_000, { firstMs: 100, longestMs: 1_000 })).toBe(1_000);
    expect(backoffDelay(11, { firstMs: 1 })).toBe(1_024);
  });

  it('spreads within the jitter and never beyond', () => {
    const backoff = { firstMs: 100, longestMs: 150, jitter: [0.5, 1] } as const;
    expect(backoffDelay(1, backoff, () => 0)).toBe(50);
    expect(backoffDelay(1, backoff, () => 0.5)).toBe(75);
    expect(backoffDelay(9, backoff, () => 1)).toBe(150);
  });
});

describe('a pause', () => {
  it('ends when the signal aborts, also one that aborted before', async () => {
    const stop = new AbortController();
    const paused = pause(2 ** 31 - 1, stop.signal);
    stop.abort();
    await paused;
    await pause(2 ** 31 - 1, stop.signal);
  });
});
