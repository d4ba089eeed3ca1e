/**
 * Runner: what a projection and a reactor have in common. It does its rounds until the signal aborts, waits out faults
 * of the stores, and says how it is. A round that lost its lease to somebody newer begins again at once.
 */
import { backoffDelay, pause } from '#kernel/backoff.js';
import { FencedOut } from '#ports/read-model-store.js';
import { STORES_AWAY, type ReadSideEngine } from './read-side-engine.js';

export interface RunnerState {
  readonly name: string;
  readonly state: 'waiting' | 'running' | 'paused' | 'failing' | 'stopped';
  readonly collection?: string;
  /** At the head when it last looked. */
  readonly caughtUp: boolean;
  /** ISO 8601, UTC: when it last moved or found nothing to do. */
  readonly movedAt?: string;
  /** Why it is paused or failing. */
  readonly reason?: string;
}

export abstract class Runner {
  #state: RunnerState;
  /** Faults in a row, since it last moved. */
  #failures = 0;

  protected constructor(
    protected readonly engine: ReadSideEngine,
    private readonly kind: 'projection' | 'reactor',
    private readonly name: string,
  ) {
    this.#state = { name, state: 'waiting', caughtUp: false };
  }

  state(): RunnerState {
    return this.#state;
  }

  /** Resolves when the signal aborts. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.round(signal);
      } catch (error) {
        if (signal.aborted) break;
        if (error instanceof FencedOut) continue;
        this.#failures += 1;
        this.set({ state: 'failing', reason: (error as Error).message });
        this.engine.log('warn', `${this.kind} failed, trying again`, { [this.kind]: this.name, error });
        await pause(backoffDelay(this.#failures, STORES_AWAY), signal);
      }
    }
    this.set({ state: 'stopped' });
  }

  /** Follows the log for as long as it can, or waits a while. */
  protected abstract round(signal: AbortSignal): Promise<void>;

  protected set(change: Partial<RunnerState>): void {
    this.#state = { ...this.#state, ...change };
  }

  /** It handled events and stored how far it is. */
  protected moved(): void {
    this.#failures = 0;
    this.set({ movedAt: this.engine.clock.iso() });
  }

  /** It is at the head. */
  protected atHead(): void {
    this.set({ caughtUp: true, movedAt: this.engine.clock.iso() });
  }
}
