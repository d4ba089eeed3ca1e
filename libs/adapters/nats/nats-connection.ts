/**
 * The connection of a NatsWorkQueue: one that never gives up reconnecting, and the few calls on it that the other files
 * share. What the client would otherwise throw where nobody catches it goes to `onError`.
 */
import { connect, Events, NatsError, type ConnectionOptions, type NatsConnection } from 'nats';

/** JetStream's numbers for answers that are no faults to us. */
const NO_MESSAGE_FOUND = 10037;
const STREAM_NOT_FOUND = 10059;
const WRONG_LAST_SEQUENCE = 10071;

export const REQUEST_MS = 5_000;

/** @param url `nats://user:password@host:port`, `tls://…`, a token in place of the user, or several joined by commas */
export async function connectTo(url: string): Promise<NatsConnection> {
  return connect(connectionOptions(url));
}

export function connectionOptions(url: string): ConnectionOptions {
  const servers = url.split(',').map((each) => new URL(each.trim()));
  const { username, password, protocol } = servers[0]!;
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: servers.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
    ...(user && pass ? { user, pass } : user ? { token: user } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    name: 'recto',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    // A server that fell silent is noticed within 20 seconds.
    pingInterval: 10_000,
    maxPingOut: 2,
    noAsyncTraces: true,
  };
}

export async function watchStatus(
  connection: NatsConnection,
  on: { reconnect: () => void; disconnect: () => void; error: (error: unknown) => void },
): Promise<void> {
  for await (const { type, data } of connection.status()) {
    if (type === Events.Reconnect) on.reconnect();
    else if (type === Events.Disconnect) on.disconnect();
    else if (type === Events.Error) on.error(new Error(`NATS: ${String(data)}`));
  }
}

export const isNoMessage = (error: unknown) => apiCode(error) === NO_MESSAGE_FOUND;
export const isNoStream = (error: unknown) =>
  apiCode(error) === STREAM_NOT_FOUND || (error instanceof NatsError && error.code === '503');
export const isWrongLastSequence = (error: unknown) => apiCode(error) === WRONG_LAST_SEQUENCE;
export const isSubjectTaken = (error: unknown) =>
  error instanceof NatsError && /maximum messages per subject/i.test(error.api_error?.description ?? error.message);

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
