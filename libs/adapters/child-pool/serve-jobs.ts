/**
 * The child's side of a ChildPool: warms up, says `ready`, then answers one job at a time. Ends when the parent goes
 * away. Anything thrown outside a job ends the process; the pool sees that and answers for it.
 */
import { type FromChild, type ToChild } from './messages.js';

export async function serveJobs<Job, Reply>(
  handle: (job: Job, progress: (step: string) => void, alive: () => void) => Promise<Reply>,
  warmUp: () => Promise<void>,
): Promise<void> {
  const send = (message: FromChild) => process.send?.(message);
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches the whole group; the parent decides when its children stop.
  process.on('SIGINT', () => {});
  await warmUp();
  process.on('message', (message: ToChild) => {
    const { id } = message;
    const progress = (step: string) => send({ kind: 'progress', id, step });
    handle(message.job as Job, progress, () => send({ kind: 'alive', id })).then(
      (reply) => send({ kind: 'done', id, reply, rss: process.memoryUsage.rss() }),
      (error: Error & { code?: string; reason?: string }) =>
        send({
          kind: 'failed',
          id,
          error: { name: error.name, message: error.message, code: error.code ?? error.reason },
          rss: process.memoryUsage.rss(),
        }),
    );
  });
  send({ kind: 'ready' });
}
