/** Does every read model move? */
import { Injectable } from '@nestjs/common';
import { Clock } from '#ports/clock.js';
import { EventStore, type Lag } from '#ports/event-store.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import { readPause } from '#read-side/runner-status.js';
import { Runners } from '../runners.js';
import { HealthScope } from './scope.js';

/** A read model behind the head that has not moved for this long is stuck. */
const STUCK_AFTER_MS = 60_000;
const TELL_AGAIN_MS = 5_000;

export interface ReadModelHealth {
  readonly name: string;
  readonly state: 'ok' | 'paused' | 'failing' | 'stuck';
  readonly collection?: string;
  /** Of its checkpoint; events it does not handle count too. */
  readonly lag?: Lag;
  readonly movedAt?: string;
  readonly reason?: string;
}

@Injectable()
export class ReadModelsHealth {
  #asked: Promise<ReadModelHealth[]> | undefined;

  constructor(
    private readonly events: EventStore,
    private readonly models: ReadModelStore,
    private readonly runners: Runners,
    private readonly clock: Clock,
    private readonly scope: HealthScope,
  ) {}

  /**
   * Whoever spreads requests asks often, and the answer costs three questions per read model: those who ask at once
   * share one, and where nothing depends on it here, it may be a little old.
   */
  state(): Promise<ReadModelHealth[]> {
    if (this.#asked) return this.#asked;
    const asked = this.#ask();
    this.#asked = asked;
    const forget = () => {
      if (this.#asked === asked) this.#asked = undefined;
    };
    asked.then(() => {
      if (this.scope.projects) forget();
      else setTimeout(forget, TELL_AGAIN_MS).unref();
    }, forget);
    return asked;
  }

  async #ask(): Promise<ReadModelHealth[]> {
    return Promise.all(
      this.runners.projections.map(async (projection) => {
        const collection = await this.models.active(projection.name);
        const checkpoint = collection ? await this.models.checkpoint(collection) : undefined;
        const pause = await readPause(this.models, projection.name, checkpoint);
        const runner = this.runners.stateOf(projection.name);
        const behind = runner ? !runner.caughtUp : false;
        const still = this.clock.now().getTime() - Date.parse(runner?.movedAt ?? this.clock.iso());
        const state =
          pause || runner?.state === 'paused'
            ? 'paused'
            : runner?.state === 'failing'
              ? 'failing'
              : behind && still > STUCK_AFTER_MS
                ? 'stuck'
                : 'ok';
        return {
          name: projection.name,
          state,
          collection,
          lag: checkpoint && (await this.events.lag(checkpoint)),
          movedAt: runner?.movedAt,
          reason: pause?.type ?? (state === 'failing' ? 'store error' : undefined),
        };
      }),
    );
  }
}
