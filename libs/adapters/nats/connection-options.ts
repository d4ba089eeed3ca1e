/**
 * A QUEUE_URL in the client's terms: `nats://user:password@host:port`, `tls://…`, a token in place of the user, or
 * several joined by commas.
 */
import type { ConnectionOptions } from 'nats';

export function connectionOptions(url: string): ConnectionOptions {
  const [first = '', ...others] = url.split(',');
  const server = new URL(first.trim());
  const { username, password, protocol } = server;
  const servers = [server, ...others.map((each) => new URL(each.trim()))];
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: servers.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
    ...(user && pass ? { user, pass } : user ? { token: user } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    name: 'recto',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    // A server that fell silent is noticed within 30 seconds.
    pingInterval: 10_000,
    maxPingOut: 2,
    noAsyncTraces: true,
  };
}
