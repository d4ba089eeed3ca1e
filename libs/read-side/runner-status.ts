/**
 * Why a read model is paused, kept where every process can read it. The note stands at the poison event's position: it
 * holds for as long as the read model's checkpoint is before it, so nobody has to take it away.
 */
import type { Position } from '#kernel/position.js';
import { type ReadModelStore, type Lease } from '#ports/read-model-store.js';
import type { PoisonEvent } from './view-writer.js';

const STATUS_COLLECTION = 'runner-status@1-1';

export type PauseNote = {
  readonly readModel: string;
  readonly eventId: string;
  readonly type: string;
  readonly position: Position;
  readonly reason: string;
  readonly at: string;
};

export async function recordPause(
  models: ReadModelStore,
  lease: Lease,
  readModel: string,
  poison: PoisonEvent,
  at: string,
): Promise<void> {
  const { id: eventId, type, position } = poison.event;
  const note: PauseNote = { readModel, eventId, type, position, reason: poison.message, at };
  await models.ensure({ name: STATUS_COLLECTION, readModel: 'runner-status', indexes: [] });
  await models.commit(STATUS_COLLECTION, {
    writes: [{ id: readModel, view: note, position }],
    checkpoint: position,
    lease,
  });
}

/** The note, when the read model still stands before the event it names. */
export async function readPause(
  models: ReadModelStore,
  readModel: string,
  checkpoint: Position | undefined,
): Promise<PauseNote | undefined> {
  if (!(await models.collections('runner-status')).includes(STATUS_COLLECTION)) return undefined;
  const note = (await models.get(STATUS_COLLECTION, readModel)) as PauseNote | undefined;
  return note && (checkpoint === undefined || checkpoint < note.position) ? note : undefined;
}
