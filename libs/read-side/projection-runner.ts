/**
 * ProjectionRunner: keeps one read model up to date for as long as the process runs. It follows the active collection
 * under a lease, so that one process writes at a time; when the active pointer moves (a rebuild finished elsewhere) it
 * goes on with the new collection; when the stored one was made by another version of the projection it builds a new
 * one first. A poison event pauses this read model only, after three tries, and nothing is skipped unless an operator
 * ordered it (orders.ts).
 */
import { pause } from '#kernel/backoff.js';
import type { Position } from '#kernel/position.js';
import type { Lease } from '#ports/read-model-store.js';
import { buildReadModel } from './build-read-model.js';
import { nextCollection, parseCollection } from './collection-name.js';
import { follow, type Follower } from './follow.js';
import { holdLease } from './hold-lease.js';
import type { Projection } from './projection.js';
import type { ReadSideEngine } from './read-side-engine.js';
import { mayLeaveOut, readOrders } from './orders.js';
import { Runner } from './runner.js';
import { recordPause } from './runner-status.js';
import { traceProjected, type Traced } from './trace-projected.js';
import { PoisonEvent, ViewWriter } from './view-writer.js';

const TRIES = 3;
const LEASE_TTL_MS = 5_000;
const LOOK_AT_POINTER_MS = 400;

export class ProjectionRunner extends Runner {
  #resume = new AbortController();

  constructor(
    engine: ReadSideEngine,
    private readonly projection: Projection,
  ) {
    super(engine, 'projection', projection.name);
  }

  /** Tries the poison event again. */
  resume(): void {
    this.#resume.abort();
  }

  protected override async round(signal: AbortSignal): Promise<void> {
    await this.#standStillWhileOrdered(signal);
    const collection = await this.#activeCollection(signal);
    if (!collection) return pause(LOOK_AT_POINTER_MS, signal);
    const terms = { name: `projection:${collection}`, owner: this.engine.owner, ttlMs: LEASE_TTL_MS, retryMs: 500 };
    const watched = this.#whilePointedAt(collection, signal);
    try {
      await holdLease(this.engine.models, terms, watched.signal, (lease, held) =>
        this.#keepUp(collection, lease, held),
      );
    } finally {
      watched.stop();
    }
  }

  async #keepUp(collection: string, lease: Lease, signal: AbortSignal): Promise<void> {
    const writer = new ViewWriter(this.engine, this.projection, collection, lease);
    for (let tries = 1; !signal.aborted; tries++) {
      const after = await this.engine.models.checkpoint(collection);
      this.set({ state: 'running', collection, reason: undefined });
      try {
        await follow(
          this.engine,
          this.#follower(collection, writer, after, () => (tries = 1)),
          signal,
        );
        return;
      } catch (error) {
        if (!(error instanceof PoisonEvent)) throw error;
        if (tries < TRIES) await pause(100 * tries, signal);
        else {
          if (await this.#pauseAt(error, lease, signal)) await writer.store(error.event.position);
          tries = 0;
        }
      }
    }
  }

  #follower(collection: string, writer: ViewWriter, after: Position | undefined, moved: () => void): Follower {
    /** Something was folded and not stored yet. */
    let unstored = false;
    /** What traces are told of that: no more of the events than they want, or all would stay in memory. */
    let toTrace: Traced[] = [];
    let startedAt = 0;
    let indexed = false;
    return {
      collection,
      types: [...this.projection.on.keys()],
      after,
      apply: async (events) => {
        this.set({ caughtUp: false });
        if (!unstored) startedAt = this.engine.clock.now().getTime();
        await writer.apply(events);
        unstored = true;
        if (this.engine.tracing) toTrace.push(...events.map(({ type, metadata }) => ({ type, metadata })));
        return events.at(-1)?.position;
      },
      store: async (position) => {
        await writer.store(position);
        if (!unstored) return;
        traceProjected(this.engine, this.projection.name, toTrace, startedAt);
        unstored = false;
        toTrace = [];
        moved();
        this.moved();
      },
      // Not before: to keep indexes up to date while a long log is folded costs more than to make them of what is
      // there.
      caughtUp: async () => {
        const { name: readModel, indexes } = this.projection;
        // Not of one that was replaced and dropped meanwhile: that would be there again.
        if (!indexed && (await this.engine.models.active(readModel)) === collection)
          await this.engine.models.ensure({ name: collection, readModel, indexes });
        indexed = true;
        this.atHead();
      },
    };
  }

  /** @returns true when the event is to be left out, false when it is to be tried again */
  async #pauseAt(poison: PoisonEvent, lease: Lease, signal: AbortSignal): Promise<boolean> {
    const pausedAt = this.engine.clock.iso();
    this.#resume = new AbortController();
    const either = AbortSignal.any([signal, this.#resume.signal]);
    this.set({ state: 'paused', reason: poison.message });
    this.engine.log('error', 'projection paused at an event it cannot fold', {
      projection: this.projection.name,
      eventId: poison.event.id,
      type: poison.event.type,
      position: poison.event.position,
      error: poison.cause,
    });
    await recordPause(this.engine.models, lease, this.projection.name, poison, pausedAt);
    while (!either.aborted) {
      const orders = await readOrders(this.engine.models, this.projection.name);
      const { resumedAt = '' } = orders;
      if (mayLeaveOut(orders, poison.event.id)) {
        const { id, type, position } = poison.event;
        this.engine.log('warn', 'event left out by order', {
          projection: this.projection.name,
          eventId: id,
          type,
          position,
        });
        return true;
      }
      if (resumedAt > pausedAt) return false;
      await pause(LOOK_AT_POINTER_MS, either);
    }
    return false;
  }

  /** An order is seen within half a second, also by a runner that is at work (`#whilePointedAt`). */
  async #standStillWhileOrdered(signal: AbortSignal): Promise<void> {
    for (;;) {
      const { pausedBecause } = await readOrders(this.engine.models, this.projection.name);
      if (pausedBecause === undefined || signal.aborted) return;
      this.set({ state: 'paused', reason: pausedBecause });
      await pause(LOOK_AT_POINTER_MS, signal);
    }
  }

  /** The collection to follow; builds one when there is none of this version. */
  async #activeCollection(signal: AbortSignal): Promise<string | undefined> {
    const { models } = this.engine;
    const active = await models.active(this.projection.name);
    if (this.#isOfThisVersion(active)) {
      await models.ensure({ name: active, readModel: this.projection.name, indexes: [] });
      return active;
    }
    if (active) await this.#buildOrPause(active, signal);
    else {
      const terms = {
        name: `build:${this.projection.name}`,
        owner: this.engine.owner,
        ttlMs: LEASE_TTL_MS,
        retryMs: 250,
      };
      await holdLease(models, terms, signal, async () => {
        if (!(await models.active(this.projection.name))) await this.#openFirst();
      });
    }
    const now = signal.aborted ? undefined : await models.active(this.projection.name);
    // Not so when the lease was lost over it: what this version folds must never go into another version's views.
    return this.#isOfThisVersion(now) ? now : undefined;
  }

  /** An event that cannot be folded stops a build as it stops a read model that is followed. */
  async #buildOrPause(active: string, signal: AbortSignal): Promise<void> {
    try {
      await this.#buildBeside(active, signal);
    } catch (error) {
      if (!(error instanceof PoisonEvent)) throw error;
      const terms = {
        name: `paused:${this.projection.name}`,
        owner: this.engine.owner,
        ttlMs: LEASE_TTL_MS,
        retryMs: 250,
      };
      // Left out or tried again, the build knows by itself: it asks for orders at each such event.
      await holdLease(this.engine.models, terms, signal, (lease, held) => this.#pauseAt(error, lease, held));
    }
  }

  /**
   * Another version's collection is active. An older one is replaced at once; a newer one only when nobody keeps it up
   * to date any more, so that in a rolling deployment old and new processes do not build in turn, and a rollback still
   * works.
   */
  async #buildBeside(active: string, signal: AbortSignal): Promise<void> {
    const build = (held: AbortSignal) =>
      buildReadModel(this.engine, this.projection, held, { onlyWhileActiveIs: active });
    if ((parseCollection(active)?.version ?? 0) < this.projection.version) await build(signal);
    else {
      const terms = { name: `projection:${active}`, owner: this.engine.owner, ttlMs: LEASE_TTL_MS, retryMs: 1_000 };
      const watched = this.#whilePointedAt(active, signal);
      try {
        await holdLease(this.engine.models, terms, watched.signal, (_lease, held) => build(held));
      } finally {
        watched.stop();
      }
    }
  }

  #isOfThisVersion(collection: string | undefined): collection is string {
    return collection !== undefined && parseCollection(collection)?.version === this.projection.version;
  }

  /** A new installation: queries may see the read model while it fills. */
  async #openFirst(): Promise<void> {
    const { models } = this.engine;
    const { name, version } = this.projection;
    const collection = nextCollection(name, version, await models.collections(name));
    await models.ensure({ name: collection, readModel: name, indexes: [] });
    await models.activate(name, collection);
  }

  /** Aborts once the active pointer names another collection, or an order says to stand still. */
  #whilePointedAt(collection: string, signal: AbortSignal): { signal: AbortSignal; stop(): void } {
    const moved = new AbortController();
    const stop = this.engine.lookout.watch(this.projection.name, ({ active, orders }) => {
      if (active !== collection || orders.pausedBecause !== undefined) moved.abort();
    });
    return { signal: AbortSignal.any([signal, moved.signal]), stop };
  }
}
