/**
 * ReactorRunner: runs one reactor (side effects that follow from facts) under a lease, from its own checkpoint, event
 * by event in log order, or some at once where order does not matter. An event whose handling fails is tried again with
 * growing pauses until it works: a reactor never skips and is never rebuilt. Handlers are called at least once per
 * event and must be idempotent.
 */
import { backoffDelay, pause, type Backoff } from '#kernel/backoff.js';
import type { EventOf, EventType, ReadEvent, RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { Lease } from '#ports/read-model-store.js';
import { within, type SpanOptions } from '#ports/tracing.js';
import { follow } from './follow.js';
import { holdLease } from './hold-lease.js';
import type { ReadSideEngine } from './read-side-engine.js';
import { Runner } from './runner.js';

export interface Reactor {
  /** `[a-z-]+`; also the name of its checkpoint */
  readonly name: string;
  readonly on: ReadonlyMap<string, (event: ReadEvent) => Promise<void>>;
  /** Events handled at the same time; 1 when absent. */
  readonly atOnce?: number;
}

type Reaction = readonly [type: string, react: (event: ReadEvent) => Promise<void>];

/** Typed entry for `defineReactor`. */
export function when<T extends EventType>(type: T, react: (event: ReadEvent<EventOf<T>>) => Promise<void>): Reaction {
  return [type.name, react as Reaction[1]];
}

export function defineReactor(name: string, ...reactions: readonly Reaction[]): Reactor {
  const on = new Map(reactions);
  if (on.size !== reactions.length) throw new Error(`reactor ${name} handles an event type twice`);
  return { name, on };
}

/** For reactions that have nothing to do with each other. */
export function someAtOnce(reactor: Reactor, atOnce: number): Reactor {
  return { ...reactor, atOnce };
}

/** The collection that holds nothing but a reactor's checkpoint. */
export const checkpointCollectionOf = (reactor: string): string => `reactor-${reactor}@1-1`;

const LEASE_TTL_MS = 5_000;
const UNTIL_IT_WORKS: Backoff = { firstMs: 200, longestMs: 30_000 };
/** Nobody waits for a reactor's checkpoint; after a crash it passes over what it skipped since once more. */
const STORE_SKIPPED_EVERY_MS = 2_000;

export class ReactorRunner extends Runner {
  constructor(
    engine: ReadSideEngine,
    private readonly reactor: Reactor,
  ) {
    super(engine, 'reactor', reactor.name);
  }

  protected override async round(signal: AbortSignal): Promise<void> {
    const { models, owner } = this.engine;
    const { name } = this.reactor;
    const collection = checkpointCollectionOf(name);
    const terms = { name: `reactor:${name}`, owner, ttlMs: LEASE_TTL_MS, retryMs: 500 };
    await models.ensure({ name: collection, readModel: `reactor-${name}`, indexes: [] });
    await holdLease(models, terms, signal, (lease, held) => this.#react(collection, lease, held));
  }

  async #react(collection: string, lease: Lease, signal: AbortSignal): Promise<void> {
    const { models, progress } = this.engine;
    this.set({ state: 'running', collection, reason: undefined });
    await follow(
      this.engine,
      {
        collection,
        types: [...this.reactor.on.keys()],
        after: await models.checkpoint(collection),
        apply: async (events) => {
          this.set({ caughtUp: false });
          let done: Position | undefined;
          const { atOnce = 1 } = this.reactor;
          for (let from = 0; from < events.length; from += atOnce) {
            const some = events.slice(from, from + atOnce);
            const worked = await Promise.all(some.map((recorded) => this.#untilItWorks(recorded, signal)));
            if (worked.includes(false)) break;
            done = some.at(-1)!.position;
          }
          return done;
        },
        store: async (checkpoint) => {
          await models.commit(collection, { writes: [], checkpoint, lease });
          progress.report(collection, checkpoint);
          this.moved();
        },
        caughtUp: () => this.atHead(),
      },
      signal,
      { batchSize: 50, storeSkippedEveryMs: STORE_SKIPPED_EVERY_MS },
    );
  }

  /** @returns false when the signal aborted before it did */
  async #untilItWorks(recorded: RecordedEvent, signal: AbortSignal): Promise<boolean> {
    for (let failures = 0; !signal.aborted;) {
      try {
        // When read: a reaction wants ids, and of an event from before events had a bound it must open nothing.
        for (const event of await this.engine.codec.decode([recorded], 'when-read')) {
          const react = async () => this.reactor.on.get(event.type)?.(event);
          await within(this.engine.tracing, `react ${this.reactor.name}`, reactionOf(recorded), react);
        }
        if (failures > 0) this.set({ state: 'running', reason: undefined });
        return true;
      } catch (error) {
        failures += 1;
        this.set({ state: 'failing', reason: `${recorded.type} ${recorded.id}: ${(error as Error).message}` });
        this.engine.log('warn', 'reaction failed, trying again', {
          reactor: this.reactor.name,
          eventId: recorded.id,
          failures,
          error,
        });
        await pause(backoffDelay(failures, UNTIL_IT_WORKS), signal);
      }
    }
    return false;
  }
}

function reactionOf({ type, metadata: { traceparent } }: RecordedEvent): SpanOptions {
  return { kind: 'consumer', parent: traceparent, attributes: { 'recto.event.types': type } };
}
