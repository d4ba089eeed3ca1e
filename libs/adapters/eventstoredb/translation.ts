/** Between the words of the port and those of the client: positions, revisions, events, filters, failures. Pure. */
import {
  ErrorType,
  EVENT_TYPE,
  NO_STREAM,
  START,
  type AllStreamRecordedEvent,
  type Filter,
  type ReadPosition,
  type RecordedEvent as ClientEvent,
  type WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { EventMetadata, JsonObject, RecordedEvent } from '#kernel/event.js';
import { ORIGIN, positionNumber, positionOf, type Position } from '#kernel/position.js';
import { EventStoreUnavailable, RevisionConflict, type ExpectedRevision } from '#ports/event-store.js';

/** Above it the engine means "none": it writes -1 into an unsigned number. */
const LARGEST_POSITION = 2n ** 63n;

export const isRealPosition = (commit: bigint | undefined): commit is bigint =>
  commit !== undefined && commit < LARGEST_POSITION;

/** An event written in one go has the same commit and prepare position, and the log writes in one go only. */
export const toReadPosition = (position: Position): ReadPosition => {
  if (position === ORIGIN) return START;
  const number = positionNumber(position);
  return { commit: number, prepare: number };
};

export const toExpectedRevision = (expected: ExpectedRevision): typeof NO_STREAM | bigint =>
  expected === 'no-stream' ? NO_STREAM : BigInt(expected);

/**
 * Undefined for what this application cannot have written: the engine's own events, links and bytes that are not JSON.
 */
export function toRecordedEvent(event: AllStreamRecordedEvent | ClientEvent | undefined): RecordedEvent | undefined {
  if (!event || !event.isJson || event.type.startsWith('$')) return undefined;
  const commit = event.position?.commit;
  if (!isRealPosition(commit)) {
    throw new EventStoreUnavailable(
      'the event store does not tell where events stand; its version must be 22.6 or newer',
    );
  }
  return {
    id: event.id,
    type: event.type,
    data: event.data as JsonObject,
    metadata: (event.metadata ?? {}) as EventMetadata,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(commit),
  };
}

/**
 * The filter the engine applies: exactly these types, or all but the engine's own. It tells how far it has looked every
 * 128 events that did not match.
 */
export function toFilter(types: readonly string[] | undefined): Omit<Filter, 'checkpointReached'> & { regex: string } {
  const exactly = types?.map((type) => type.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  // No event has an empty type: `^()$` asks for nothing.
  const regex = exactly === undefined ? '^[^$]' : `^(${exactly})$`;
  return { filterOn: EVENT_TYPE, regex, maxSearchWindow: 32, checkpointInterval: 4 };
}

export function toPortError(error: unknown, stream: string, expected: ExpectedRevision): Error {
  if (isWrongExpectedVersion(error)) {
    const { actualVersion } = error;
    return new RevisionConflict(stream, expected, actualVersion === NO_STREAM ? 'no-stream' : Number(actualVersion));
  }
  return unavailable(error);
}

function isWrongExpectedVersion(error: unknown): error is WrongExpectedVersionError {
  return hasType(error, ErrorType.WRONG_EXPECTED_VERSION);
}

export function isStreamNotFound(error: unknown): boolean {
  return hasType(error, ErrorType.STREAM_NOT_FOUND);
}

export function unavailable(error: unknown): EventStoreUnavailable {
  if (error instanceof EventStoreUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new EventStoreUnavailable(`the event store does not answer: ${reason}`, { cause: error });
}

function hasType(error: unknown, type: ErrorType): boolean {
  return typeof error === 'object' && error !== null && (error as { type?: unknown }).type === type;
}
