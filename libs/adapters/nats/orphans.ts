/**
 * Messages of jobs that are done. A server that was killed may come back with the message and with a consumer that has
 * passed it (seen with nats-server 2.9.10, not with 2.15.2): nobody is ever given it again, it counts as a job for
 * ever, and its id cannot be enqueued. All that stands at or before what a consumer has acknowledged without a gap is
 * such.
 */
import { isNoMessageToDelete, orNoMessage } from './nats-errors.js';
import type { NatsLink } from './nats-link.js';

/** @param subject what the consumer has before it */
export async function dropOrphans(
  { manager }: NatsLink,
  { name, consumer, subject }: { readonly name: string; readonly consumer: string; readonly subject: string },
): Promise<void> {
  const { ack_floor } = await manager.consumers.info(name, consumer);
  const first = { seq: 0, next_by_subj: subject };
  for (;;) {
    const oldest = await orNoMessage(manager.streams.getMessage(name, first));
    if (!oldest || oldest.seq > ack_floor.stream_seq) return;
    await manager.streams.deleteMessage(name, oldest.seq, false).catch((error: unknown) => {
      if (!isNoMessageToDelete(error)) throw error;
    });
  }
}
