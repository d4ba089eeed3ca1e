/** Runners: the loops of this process (projections, reactors, sweeps, extraction worker), started together and stopped together. */
import type { Projection } from '#read-side/projection.js';
import { ProjectionRunner } from '#read-side/projection-runner.js';
import type { RunnerState } from '#read-side/runner.js';
import { ReactorRunner, type Reactor } from '#read-side/reactor-runner.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import { SweepRunner, type Sweep } from '#read-side/sweep-runner.js';

export interface Loop {
  run(signal: AbortSignal): Promise<void>;
}

export class Runners {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>[] = [];
  readonly #projectionRunners: ProjectionRunner[] = [];
  readonly reactors: ReactorRunner[] = [];

  /** @param projections all of them, for health; they run here only when `startReadSide` was called */
  constructor(
    private readonly engine: ReadSideEngine,
    readonly projections: readonly Projection[],
  ) {}

  startReadSide(reactors: readonly Reactor[], sweeps: readonly Sweep[]): void {
    for (const projection of this.projections)
      this.#projectionRunners.push(new ProjectionRunner(this.engine, projection));
    for (const reactor of reactors) this.reactors.push(new ReactorRunner(this.engine, reactor));
    const loops: Loop[] = [
      ...this.#projectionRunners,
      ...this.reactors,
      ...sweeps.map((sweep) => new SweepRunner(this.engine, sweep)),
    ];
    for (const loop of loops) this.start(loop);
  }

  /** @returns how to end this one before the others; resolves when it has ended */
  start(loop: Loop): () => Promise<void> {
    const alone = new AbortController();
    const running = loop.run(AbortSignal.any([this.#stop.signal, alone.signal]));
    this.#running.push(running);
    return async () => {
      alone.abort();
      await running;
    };
  }

  stateOf(readModel: string): RunnerState | undefined {
    return this.#projectionRunners.find((runner) => runner.state().name === readModel)?.state();
  }

  /** Resolves once every loop has ended; work in hand is finished or handed back. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#running);
  }
}
