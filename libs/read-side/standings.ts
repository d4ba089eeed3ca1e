/** Where each read model stands against the head of the log: for the command line and the operator's page alike. */
import type { EventStore, Lag } from '#ports/event-store.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import { lagNumber } from './lag-in-words.js';
import { readOrders } from './orders.js';
import type { Projection } from './projection.js';
import { readPause, type PauseNote } from './runner-status.js';

export interface Standing {
  readonly name: string;
  /** Of what this release builds. */
  readonly version: number;
  /** The build that serves; undefined: `missing`. */
  readonly collection: string | undefined;
  readonly lag: Lag | undefined;
  readonly state: 'missing' | 'paused' | 'behind' | 'up to date';
  /**
   * The event it cannot fold. What is wrong with it may say what stands in it: `reason` is for who may read the log.
   */
  readonly pausedAt: Pick<PauseNote, 'eventId' | 'type' | 'position' | 'at' | 'reason'> | undefined;
  /** In the words of the operator who ordered it. */
  readonly pausedBecause: string | undefined;
}

export function standings(
  models: ReadModelStore,
  log: Pick<EventStore, 'lag'>,
  projections: readonly Projection[],
): Promise<Standing[]> {
  return Promise.all(
    projections.map(async ({ name, version }): Promise<Standing> => {
      const collection = await models.active(name);
      const checkpoint = collection ? await models.checkpoint(collection) : undefined;
      const pausedAt = await readPause(models, name, checkpoint);
      const lag = checkpoint && (await log.lag(checkpoint));
      const { pausedBecause } = await readOrders(models, name);
      const isPaused = pausedAt !== undefined || pausedBecause !== undefined;
      const moving = lag && lagNumber(lag) === 0 ? 'up to date' : 'behind';
      const state = !collection ? 'missing' : isPaused ? 'paused' : moving;
      return { name, version, collection, lag, state, pausedAt, pausedBecause };
    }),
  );
}
