import { giveMemoryBack } from './memory-at-rest.js';

const MB = 2 ** 20;

describe('what the heap needs no more', () => {
  it('goes back to the system', () => {
    const full = residentWithObjects(600_000);
    giveMemoryBack();
    // They take some 75 MB; an ordinary collection keeps nearly all of it as free pages.
    expect((full - process.memoryUsage.rss()) / MB).toBeGreaterThan(40);
  });
});

/** In a function of its own: what a frame on the stack names is not collected. @returns bytes */
function residentWithObjects(count: number): number {
  const held = Array.from({ length: count }, (_, n) => ({ n, numbers: [n, n + 0.5, n + 1.5] }));
  giveMemoryBack();
  expect(held).toHaveLength(count);
  return process.memoryUsage.rss();
}
