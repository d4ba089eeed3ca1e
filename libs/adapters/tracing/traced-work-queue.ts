/**
 * A work queue whose jobs carry the trace they belong to: putting one there is a span, and so is each time one is
 * worked on.
 */
import { WorkQueue, type Job, type NewJob, type Outcome, type WorkOptions } from '#ports/work-queue.js';
import { within, type Tracing } from '#ports/tracing.js';

export class TracedWorkQueue extends WorkQueue {
  constructor(
    private readonly queue: WorkQueue,
    private readonly tracing: Tracing,
  ) {
    super();
  }

  override enqueue(queue: string, job: NewJob): Promise<void> {
    const attributes = { 'recto.lane': job.lane };
    return within(this.tracing, `enqueue ${queue}`, { kind: 'producer', attributes }, (span) => {
      const payload = span ? { ...job.payload, traceparent: span.traceparent } : job.payload;
      return this.queue.enqueue(queue, { ...job, payload });
    });
  }

  override remove(queue: string, id: string) {
    return this.queue.remove(queue, id);
  }

  override work(queue: string, options: WorkOptions, handler: (job: Job) => Promise<Outcome>): Promise<void> {
    return this.queue.work(queue, options, (job) => {
      const { lane, attempt, payload } = job;
      const parent = typeof payload['traceparent'] === 'string' ? payload['traceparent'] : undefined;
      const waitedMs = Math.max(0, Date.now() - Date.parse(job.enqueuedAt));
      const attributes = { 'recto.lane': lane, 'recto.attempt': attempt, 'recto.waited_ms': waitedMs };
      return within(this.tracing, `work ${queue}`, { kind: 'consumer', parent, attributes }, async (span) => {
        const outcome = await handler(job);
        span?.set({ 'recto.outcome': outcome.kind });
        return outcome;
      });
    });
  }

  override depth(queue: string) {
    return this.queue.depth(queue);
  }
  override dead(queue: string) {
    return this.queue.dead(queue);
  }
  override retryDead(queue: string, id: string) {
    return this.queue.retryDead(queue, id);
  }
  override ping() {
    return this.queue.ping();
  }
  override close() {
    return this.queue.close();
  }
}
