/** Jobs to put into a queue, and waiting for what a worker does with them. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { NewJob } from '../work-queue.js';

export class Gate {
  open!: () => void;
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

export function newJob(id: string, change: Partial<NewJob> = {}): NewJob {
  return { id, lane: 'members', payload: {}, ...change };
}

export function total(depth: { ready: number; working: number; delayed: number; dead: number }): number {
  return depth.ready + depth.working + depth.delayed + depth.dead;
}

export async function until(condition: () => boolean | Promise<boolean>, withinMs = 300_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`never came true: ${condition.toString()}`);
    await pause(5);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true }),
  );
}

export function fail(message: string): never {
  throw new Error(message);
}

/**
 * What heartbeats keep is shown only while this process is not itself held up for longer than they may be late: tried
 * until it was not.
 * @param work of a round, 1, 2, 3 …
 */
export async function unlessHeldUp<T>(atMostMs: number, work: (round: number) => Promise<T>): Promise<T> {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  for (let round = 1; ; round++) {
    delays.reset();
    delays.enable();
    const result = await work(round);
    delays.disable();
    if (delays.max / 1e6 < atMostMs) return result;
  }
}
