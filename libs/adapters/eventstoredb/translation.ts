/** Between the words of the port and those of the client: positions, revisions, events, filters, failures. Pure. */
import {
  ErrorType,
  EVENT_TYPE,
  NO_STREAM,
  START,
  NotLeaderError,
  MaxAppendSizeExceededError,
  UnavailableError,
  type AllStreamRecordedEvent,
  type Filter,
  type ReadPosition,
  type RecordedEvent as ClientEvent,
  type WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { EventMetadata, JsonObject, NewEvent, RecordedEvent } from '#kernel/event.js';
import { ORIGIN, positionNumber, positionOf, type Position } from '#kernel/position.js';
import { EventStoreUnavailable, tooLarge, RevisionConflict, type ExpectedRevision } from '#ports/event-store.js';
import { NotPermitted } from '#ports/not-permitted.js';

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

/** gRPC's numbers, where the client has no error of its own for them. */
const INVALID_ARGUMENT = 3;
const PERMISSION_DENIED = 7;

export function toPortError(
  error: unknown,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Error {
  if (isWrongExpectedVersion(error)) {
    const { actualVersion } = error;
    return new RevisionConflict(stream, expected, actualVersion === NO_STREAM ? 'no-stream' : Number(actualVersion));
  }
  if (error instanceof MaxAppendSizeExceededError) return tooLarge(events, error.maxAppendSize);
  return refusedOrAway(error);
}

function isWrongExpectedVersion(error: unknown): error is WrongExpectedVersionError {
  return hasType(error, ErrorType.WRONG_EXPECTED_VERSION);
}

export function isStreamNotFound(error: unknown): boolean {
  return hasType(error, ErrorType.STREAM_NOT_FOUND);
}

/** What an append became after this failure: surely nothing, or nobody knows. */
export function isFateUnknown(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  if (error instanceof UnavailableError) return !/no connection established/i.test(error.message);
  return (
    hasType(error, ErrorType.TIMEOUT) ||
    hasType(error, ErrorType.DEADLINE_EXCEEDED) ||
    hasType(error, ErrorType.CANCELLED)
  );
}

/** Another node leads; the client goes there with its next call. */
export const isElsewhere = (error: unknown): boolean => error instanceof NotLeaderError;

/** A refusal is never told as an outage: nobody would look for its cause, and everybody would try again. */
export function refusedOrAway(error: unknown): Error {
  if (error instanceof EventStoreUnavailable) return error;
  const code = (error as { code?: unknown } | null)?.code;
  const reason = error instanceof Error ? error.message : String(error);
  if (hasType(error, ErrorType.ACCESS_DENIED) || code === PERMISSION_DENIED) {
    return new NotPermitted(
      'the event store',
      'user and password in EVENT_STORE_URL and at what the user may do there',
      {
        cause: error,
      },
    );
  }
  if (code === INVALID_ARGUMENT) return new Error(`the event store refuses: ${reason}`, { cause: error });
  return new EventStoreUnavailable(`the event store does not answer: ${reason}`, { cause: error });
}

function hasType(error: unknown, type: ErrorType): boolean {
  return typeof error === 'object' && error !== null && (error as { type?: unknown }).type === type;
}
