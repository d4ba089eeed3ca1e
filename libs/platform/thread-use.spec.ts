import { ThreadUse } from './thread-use.js';

const WAIT_MS = 200;

/** As a thread does that wants a processor and gets none: within a turn of the event loop. */
function waits(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
}

function works(): void {
  const from = process.threadCpuUsage();
  while (process.threadCpuUsage(from).user < WAIT_MS * 1_000);
}

it('a thread that waits within its turn does not work', () => {
  const use = new ThreadUse();
  waits();
  expect(use.since()).toBeLessThan(0.2);
});

it('nor does it for having worked before it was asked last', () => {
  const use = new ThreadUse();
  works();
  use.since();
  waits();
  expect(use.since()).toBeLessThan(0.2);
});

it('one that has the processor for itself does', () => {
  const use = new ThreadUse();
  works();
  expect(use.since()).toBeGreaterThan(0);
});
