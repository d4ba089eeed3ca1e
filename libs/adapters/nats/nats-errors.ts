/** What the answers of NATS and JetStream mean to the queue, by JetStream's own numbers. */
import { NatsError } from 'nats';

const NO_MESSAGE_FOUND = 10037;
const NO_MESSAGE_TO_DELETE = 10057;
const STREAM_NOT_FOUND = 10059;
/** The second since 2.12, and always where a stream has replicas. */
const WRONG_LAST_SEQUENCE = [10071, 10164];
/** "no suitable peers", "insufficient resources", "not supported in non-clustered mode" */
const TOO_FEW_SERVERS = [10005, 10023, 10074];
/** The same message is on its way to the replicas: nobody knows yet whether it will be there. */
const SAME_MESSAGE_IN_PROCESS = 10158;
/** JetStream, or its leader, is not there right now. */
const NO_LEADER = [10008, 10009];
/** Nobody listens, such as the leader that is being elected; no answer in time; the connection broke. */
const NO_ANSWER = ['503', 'TIMEOUT', 'CONNECTION_CLOSED', 'DISCONNECT'];

export class NatsUnavailable extends Error {
  override readonly name = 'NatsUnavailable';
}

export const connectionLost = (): Error => new NatsUnavailable('NATS: the connection is lost');

const isNoMessage = (error: unknown) => apiCode(error) === NO_MESSAGE_FOUND;
export const isNoMessageToDelete = (error: unknown) => apiCode(error) === NO_MESSAGE_TO_DELETE;
export const isNoStream = (error: unknown) => apiCode(error) === STREAM_NOT_FOUND;
export const isWrongLastSequence = (error: unknown) => WRONG_LAST_SEQUENCE.includes(apiCode(error) ?? 0);
export const isTooFewServers = (error: unknown) => TOO_FEW_SERVERS.includes(apiCode(error) ?? 0);
export const isSubjectTaken = (error: unknown) =>
  error instanceof NatsError && /maximum messages per subject/i.test(error.api_error?.description ?? error.message);

export const isTooLarge = (error: unknown) => error instanceof NatsError && error.code === 'MAX_PAYLOAD_EXCEEDED';

/** Whether the same request may be answered when it is sent again: what it was about may have happened or not. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NatsUnavailable) return true;
  if (!(error instanceof NatsError)) return false;
  const code = apiCode(error);
  if (code === undefined) return NO_ANSWER.includes(error.code);
  return code === SAME_MESSAGE_IN_PROCESS || code === STREAM_NOT_FOUND || NO_LEADER.includes(code);
}

function apiCode(error: unknown): number | undefined {
  return error instanceof NatsError ? error.api_error?.err_code : undefined;
}

/** The answer, or undefined when the stream has no such message. */
export async function orNoMessage<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isNoMessage(error)) return undefined;
    throw error;
  }
}
