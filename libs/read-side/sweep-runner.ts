/**
 * SweepRunner: a chore done again and again by one process at a time, such as timing out requests whose worker
 * vanished.
 */
import { pause } from '#kernel/backoff.js';
import { holdLease } from './hold-lease.js';
import type { ReadSideEngine } from './read-side-engine.js';

export interface Sweep {
  readonly name: string;
  readonly everyMs: number;
  /** Must be idempotent; a failure is logged and the next round tries again. */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * Deals with each of what a sweep found, in turn, until the signal aborts. One that cannot be dealt with must not keep
 * those behind it waiting for ever: its fault is thrown once all had their turn. @throws the first fault
 */
export async function sweepEach<T>(
  found: Iterable<T>,
  signal: AbortSignal,
  deal: (one: T) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const one of found) {
    if (signal.aborted) return;
    await deal(one).catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw faults[0];
}

export class SweepRunner {
  constructor(
    private readonly engine: ReadSideEngine,
    private readonly sweep: Sweep,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const terms = { name: `sweep:${this.sweep.name}`, owner: this.engine.owner, ttlMs: 15_000, retryMs: 5_000 };
    const attempt = async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (error) {
        if (!signal.aborted) this.engine.log('warn', 'sweep failed, trying again', { sweep: this.sweep.name, error });
        await pause(1_000, signal);
      }
    };
    while (!signal.aborted) {
      await attempt(() =>
        holdLease(this.engine.models, terms, signal, async (_lease, held) => {
          while (!held.aborted) {
            await attempt(() => this.sweep.run(held));
            await pause(this.sweep.everyMs, held);
          }
        }),
      );
    }
  }
}
