/**
 * The driver asks each server every ten seconds how it is, and by that alone finds one again that was away. A question
 * that is put to a connection which is just closing waits for ever (mongodb 7.8: its write waits for a socket that is
 * gone to drain), and then nothing finds the server again until a restart. So the write of a question that is open for
 * longer than any may take is told that it need not wait; the driver then sees that the connection is closed, and makes
 * another.
 */
import type { EventEmitter } from 'node:events';
import type { MongoClient } from 'mongodb';

/** Connecting may take 30 s, and an answer that waits for news 10 s more. */
const LONGEST_MS = 45_000;

/** What is asked of the driver's inside; a spec over a real server fails when it is not there any more. */
interface Inside {
  readonly topology?: { readonly s: { readonly servers: ReadonlyMap<string, Monitored> } };
}
interface Monitored {
  readonly monitor?: { readonly connection?: { readonly socket: EventEmitter } | null } | null;
}

/** @param longestMs after which a question is given up */
export function giveUpStuckMonitors(client: MongoClient, longestMs = LONGEST_MS): void {
  const open = new Map<string, NodeJS.Timeout>();
  const answered = (address: string) => {
    clearTimeout(open.get(address));
    open.delete(address);
  };
  client.on('serverHeartbeatStarted', ({ connectionId: address }) => {
    answered(address);
    const giveUp = () => (client as Inside).topology?.s.servers.get(address)?.monitor?.connection?.socket.emit('drain');
    open.set(address, setTimeout(giveUp, longestMs).unref());
  });
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => answered(connectionId));
  client.on('serverHeartbeatFailed', ({ connectionId }) => answered(connectionId));
  client.on('serverClosed', ({ address }) => answered(address));
}
