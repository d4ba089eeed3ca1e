/**
 * Starts the loops of the roles this process has: projections, reactors and sweeps for the projector, the queues'
 * handlers for the worker.
 */
import type { Composed, ContextParts, JobHandler } from '#platform/context.js';
import { Runners } from '#platform/runners.js';
import { WorkQueue, type Job, type Outcome } from '#ports/work-queue.js';
import { ChangeFeed } from '#read-side/change-feed.js';

/** @returns how to end the streams of live changes before everything else */
export function startRoles(app: Composed, contexts: readonly ContextParts[]): () => Promise<void> {
  const { get, config } = app;
  const runners = get(Runners);
  if (config.roles.includes('projector')) {
    runners.startReadSide(
      contexts.flatMap(({ reactors }) => reactors?.(app) ?? []),
      contexts.flatMap(({ sweeps }) => sweeps?.(app) ?? []),
    );
  }
  const endStreams = config.roles.includes('api') ? runners.start(get(ChangeFeed)) : async () => undefined;
  if (config.roles.includes('worker')) {
    const handlers = contexts.flatMap(({ jobs }) => jobs?.(app) ?? []);
    for (const [queue, lanes] of Map.groupBy(handlers, (handler) => handler.queue))
      runners.start({ run: (signal) => work(app, queue, lanes, signal) });
  }
  return endStreams;
}

function work(
  { get, config }: Composed,
  queue: string,
  lanes: readonly JobHandler[],
  signal: AbortSignal,
): Promise<void> {
  const concurrency = config.workerConcurrency;
  // One place stays free for members, wherever there is more than one.
  const freeTestsAtOnce = Math.max(1, concurrency - 1);
  const handle = async (job: Job): Promise<Outcome> =>
    (await lanes.find(({ lane }) => lane === job.lane)?.handle(job)) ?? {
      kind: 'dead',
      reason: `nobody takes jobs of the lane ${job.lane}`,
    };
  return get(WorkQueue).work(queue, { concurrency, freeTestsAtOnce, signal }, handle);
}
