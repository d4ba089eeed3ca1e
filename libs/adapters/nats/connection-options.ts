/**
 * A QUEUE_URL in the client's terms: `nats://user:password@host:port`, `tls://…`, a token in place of the user, or
 * several joined by commas; behind the last one `?replicas=3`, on how many servers each job is kept.
 */
import type { ConnectionOptions } from 'nats';
import { EngineUnfit } from '#ports/engine-unfit.js';

export function connectionOptions(url: string): ConnectionOptions {
  const [first = '', ...others] = withoutOptions(url).split(',');
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

/** JetStream keeps 1 to 5; an even number survives the loss of no more servers than the odd one below it. */
const REPLICAS: readonly (string | null)[] = ['1', '3', '5'];

/** @returns undefined when the URL does not say. @throws EngineUnfit */
export function replicasIn(url: string): number | undefined {
  const said = new URLSearchParams(url.slice(withoutOptions(url).length));
  const unknown = [...said.keys()].find((name) => name !== 'replicas');
  if (unknown !== undefined) throw new EngineUnfit(`QUEUE_URL knows the option replicas alone, not ${unknown}`);
  const replicas = said.get('replicas');
  if (replicas === null) return undefined;
  if (!REPLICAS.includes(replicas)) throw new EngineUnfit(`replicas in QUEUE_URL is 1, 3 or 5, not ${replicas}`);
  return Number(replicas);
}

const withoutOptions = (url: string): string => url.replace(/\?.*$/s, '');
