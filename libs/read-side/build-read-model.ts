/**
 * Builds a read model from the log in a collection of its own, beside the one that serves queries, and switches over
 * when it has caught up. The new one is followed for a little longer, until the running projector has taken it over, so
 * that no reader sees time go backwards; then the old one is dropped. A build that was cut off leaves nothing but a
 * collection that the next build removes. Projections have no side effects, so building twice is harmless. An event
 * that an operator ordered to be left out (orders.ts) is tried like any other, and left out when it still cannot be
 * folded; any other such event ends the build.
 */
import { backoffDelay, pause, type Backoff } from '#kernel/backoff.js';
import type { Position } from '#kernel/position.js';
import type { CollectionSpec } from '#ports/read-model-store.js';
import { nextCollection } from './collection-name.js';
import { follow } from './follow.js';
import { holdLease } from './hold-lease.js';
import { mayLeaveOut, readOrders } from './orders.js';
import type { Projection } from './projection.js';
import type { ReadSideEngine } from './read-side-engine.js';
import { PoisonEvent, ViewWriter } from './view-writer.js';

const LEASE_TTL_MS = 10_000;
/**
 * Events read at once: of larger batches more outlives a young collection of garbage, which costs more than it saves.
 */
const BATCH = 1_000;
/** Making indexes that failed: what was built is kept meanwhile, and up to date. */
const INDEX_AGAIN: Backoff = { firstMs: 250, longestMs: 30_000 };

export interface BuildProgress {
  readonly events: number;
  readonly position: Position;
  readonly head: Position;
}

interface BuildOptions {
  readonly onProgress?: (progress: BuildProgress) => void;
  /** How long the new collection is kept up to date here after the switch, for the running projector to notice. */
  readonly handOverMs?: number;
  /** Build only if this is still the active collection once it is our turn. */
  readonly onlyWhileActiveIs?: string;
}

/**
 * @returns the new collection's name, or undefined when the signal aborted first. @throws PoisonEvent: the old one
 * stays, unless the event came after the switch had begun; then the new one stands before it
 */
export async function buildReadModel(
  engine: ReadSideEngine,
  projection: Projection,
  signal: AbortSignal,
  options: BuildOptions = {},
): Promise<string | undefined> {
  // One build of a read model at a time, whoever wants it: two would take the same name.
  const terms = {
    name: `build:${projection.name}`,
    owner: `${engine.owner}/build/${++builds}`,
    ttlMs: LEASE_TTL_MS,
    retryMs: 250,
  };
  return holdLease(engine.models, terms, signal, (_lease, held) => build(engine, projection, held, options));
}

/** Two builds of one process are two owners. */
let builds = 0;

async function build(
  engine: ReadSideEngine,
  projection: Projection,
  signal: AbortSignal,
  { onProgress, handOverMs = 0, onlyWhileActiveIs }: BuildOptions,
): Promise<string | undefined> {
  const { models } = engine;
  const { name, version, indexes } = projection;
  if (onlyWhileActiveIs !== undefined && (await models.active(name)) !== onlyWhileActiveIs) return undefined;
  await dropLeftovers(engine, name);
  const previous = await models.active(name);
  const collection = nextCollection(name, version, await models.collections(name));
  // Filled without its indexes, which are made once before it serves: keeping them up to date all the way costs twice
  // the time.
  await models.ensure({ name: collection, readModel: name, indexes: [] });
  const terms = { name: `projection:${collection}`, owner: `${engine.owner}/build`, ttlMs: LEASE_TTL_MS, retryMs: 250 };

  const built = await holdLease(models, terms, signal, async (lease, held) => {
    const writer = new ViewWriter(engine, projection, collection, lease);
    const head = await engine.events.head();
    const stop = new AbortController();
    let events = 0;
    let switched: Promise<void> | undefined;
    const switchOver = async () => {
      try {
        await makeIndexes(engine, { name: collection, readModel: name, indexes }, held);
        if (held.aborted) return;
        await models.activate(name, collection);
        await pause(handOverMs, held);
      } finally {
        stop.abort();
      }
    };
    const followFrom = (after: Position | undefined) =>
      follow(
        engine,
        {
          collection,
          types: [...projection.on.keys()],
          after,
          apply: async (batch) => {
            await writer.apply(batch);
            events += batch.length;
            const position = batch.at(-1)?.position;
            if (position) onProgress?.({ events, position, head });
            return position;
          },
          store: (position) => writer.store(position),
          caughtUp: (position) => {
            onProgress?.({ events, position: position > head ? position : head, head });
            switched ??= switchOver();
            switched.catch(() => undefined); // thrown below, once following has ended
          },
        },
        AbortSignal.any([held, stop.signal]),
        { batchSize: BATCH },
      );
    try {
      for (let after: Position | undefined, ended = false; !ended;) {
        try {
          await followFrom(after);
          ended = true;
        } catch (error) {
          after = await leftOut(engine, projection, error);
          await writer.store(after);
        }
      }
    } finally {
      // Still under the lease: without it another build takes the collection for a leftover and drops it while it is
      // switched to.
      await switched?.catch(() => undefined);
    }
    await switched;
    return switched !== undefined;
  });
  if (!built) return undefined;
  if (previous && previous !== collection) {
    await pause(Math.min(handOverMs, 1_000), signal); // queries that asked for the pointer just before the switch
    await models.drop(previous);
  }
  return collection;
}

/**
 * A member of the store that is away, or a new primary, ends the making of indexes; to build everything again for that
 * would end the same way.
 */
async function makeIndexes(engine: ReadSideEngine, spec: CollectionSpec, signal: AbortSignal): Promise<void> {
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      return await engine.models.ensure(spec);
    } catch (error) {
      engine.log('warn', 'indexes could not be made, trying again', { collection: spec.name, error });
      await pause(backoffDelay(failures, INDEX_AGAIN), signal);
    }
  }
}

/** @returns where to go on behind an event that may be left out. @throws the error, when it is another one */
async function leftOut(engine: ReadSideEngine, projection: Projection, error: unknown): Promise<Position> {
  if (!(error instanceof PoisonEvent)) throw error;
  const { id: eventId, type, position } = error.event;
  if (!mayLeaveOut(await readOrders(engine.models, projection.name), eventId)) throw error;
  engine.log('warn', 'event left out by order', {
    projection: projection.name,
    eventId,
    type,
    position,
    error: error.cause,
  });
  return position;
}

/** Collections of builds that were cut off: neither active nor under anybody's lease. */
async function dropLeftovers(engine: ReadSideEngine, readModel: string): Promise<void> {
  const { models } = engine;
  const active = await models.active(readModel);
  for (const collection of await models.collections(readModel)) {
    if (collection === active) continue;
    const lease = await models.acquireLease(`projection:${collection}`, `${engine.owner}/sweep`, 1_000);
    if (!lease) continue;
    await models.drop(collection);
    await models.releaseLease(lease);
  }
}
