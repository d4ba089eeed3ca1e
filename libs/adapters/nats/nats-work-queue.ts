/**
 * NatsWorkQueue: WorkQueue on NATS JetStream, for any number of processes. A job is stored by the server (file storage)
 * before enqueue resolves; with the server's default a power failure may still lose the last moments, `sync_interval:
 * always` in its configuration closes that gap. Deliveries that were no attempts are not counted as such (see
 * JobNotes). Delays and retries go by the clock of the processes, so these should agree to within the delays that
 * matter. Order is not kept within a lane. `close` does not wait for handlers; stop `work` by its signal first, else
 * their jobs come back after the time-out.
 */
import type { Clock } from '#ports/clock.js';
import {
  WorkQueue,
  type DeadJob,
  type Job,
  type NewJob,
  type Outcome,
  type QueueDepth,
  type WorkOptions,
} from '#ports/work-queue.js';
import { replicasIn } from './connection-options.js';
import { JobNotes, type JobContent } from './job-notes.js';
import { idToken, JobStreams, LANES } from './job-streams.js';
import { connectionLost, isSubjectTaken, orNoMessage } from './nats-errors.js';
import { NatsLink } from './nats-link.js';
import { NatsWorker } from './nats-worker.js';
import { WaitingLine } from './waiting-line.js';

interface NatsWorkQueueOptions {
  /** How long a job stays invisible without a heartbeat; 30 s when absent. */
  readonly visibilityMs?: number;
  /** Begins the names of streams and subjects; `recto` when absent. */
  readonly prefix?: string;
  /** Hears of a server that is away or refuses; the queue goes on by itself. */
  readonly onError?: (error: unknown) => void;
}

/** Below this, a job is enqueued without a note that it waits: the delay is over before anybody could look. */
const SHORT_DELAY_MS = 100;

export class NatsWorkQueue extends WorkQueue {
  readonly #closed = new AbortController();
  readonly #workers = new Set<NatsWorker>();
  readonly #streams: JobStreams;
  readonly #notes: JobNotes;
  readonly #line: WaitingLine;
  readonly #onError: (error: unknown) => void;

  static async connect(url: string, clock: Clock, options: NatsWorkQueueOptions = {}): Promise<NatsWorkQueue> {
    const replicas = replicasIn(url) ?? 1;
    return new NatsWorkQueue(await NatsLink.open(url, replicas), clock, replicas, options);
  }

  private constructor(
    private readonly link: NatsLink,
    private readonly clock: Clock,
    replicas: number,
    private readonly options: NatsWorkQueueOptions,
  ) {
    super();
    const { prefix = 'recto', onError = () => undefined } = options;
    this.#onError = onError;
    this.#streams = new JobStreams(link, { prefix, replicas, visibilityMs: this.#visibilityMs, onError });
    this.#notes = new JobNotes(link, this.#streams);
    this.#line = new WaitingLine(link, this.#streams);
    void this.#watch();
  }

  async enqueue(queue: string, { id, lane, group = lane, payload, delayMs = 0 }: NewJob): Promise<void> {
    const now = this.clock.now().getTime();
    const job: JobContent = {
      id,
      lane,
      payload,
      enqueuedAt: new Date(now).toISOString(),
      ...(delayMs > 0 ? { notBefore: now + delayMs } : {}),
    };
    await this.#settled(() => this.#enqueue(queue, job, group));
  }

  async remove(queue: string, id: string): Promise<void> {
    await this.#settled(async () => {
      await this.#streams.ensure(queue);
      await this.#line.remove(queue, id);
    });
  }

  async work(queue: string, options: WorkOptions, handler: (job: Job) => Promise<Outcome>): Promise<void> {
    const worker = new NatsWorker(queue, options, handler, {
      link: this.link,
      streams: this.#streams,
      notes: this.#notes,
      line: this.#line,
      clock: this.clock,
      visibilityMs: this.#visibilityMs,
      closed: this.#closed.signal,
      onError: this.#onError,
    });
    this.#workers.add(worker);
    try {
      await worker.run();
    } finally {
      this.#workers.delete(worker);
    }
  }

  async depth(queue: string): Promise<QueueDepth> {
    await this.#streams.ensure(queue);
    const name = this.#streams.jobs(queue);
    const { streams, consumers } = this.link.manager;
    const admitted = { subjects_filter: this.#streams.jobSubject(queue, '*', '*') };
    const [notes, { state }, ...lanes] = await this.link.answered(() =>
      Promise.all([
        this.#notes.all(queue),
        streams.info(name, admitted),
        ...LANES.map((lane) => consumers.info(name, lane)),
      ]),
    );
    const now = this.clock.now().getTime();
    const unanswered = lanes.reduce((sum, { num_ack_pending }) => sum + num_ack_pending, 0);
    const pending = lanes.reduce((sum, { num_pending }) => sum + num_pending, 0);
    const there = Object.values(state.subjects ?? {}).reduce((sum, messages) => sum + messages, 0);
    // What no consumer has before it is no job any more (orphans.ts).
    const jobs = state.messages - Math.max(there - pending - unanswered, 0);
    let [dead, delayed, givenBack] = [0, 0, 0];
    for (const { note, noteSeq } of notes) {
      if (note.kind === 'dead') dead += 1;
      // Left over from a worker that died between its last answer and the removal of its note.
      else if (note.seq < state.first_seq) await this.#notes.removeExactly(queue, noteSeq);
      else if (note.kind === 'waiting') {
        if (note.notBefore > now) delayed += 1;
        if (note.delivered) givenBack += 1;
      }
    }
    const working = Math.max(unanswered - givenBack, 0);
    return { ready: Math.max(jobs - working - delayed, 0), working, delayed, dead };
  }

  async dead(queue: string): Promise<DeadJob[]> {
    await this.#streams.ensure(queue);
    return (await this.#notes.all(queue)).flatMap(({ note }) => {
      if (note.kind !== 'dead') return [];
      const { id, lane, payload } = note.job;
      return [{ id, lane, payload, attempts: note.attempts, reason: note.reason, diedAt: note.diedAt }];
    });
  }

  async retryDead(queue: string, id: string): Promise<boolean> {
    await this.#streams.ensure(queue);
    const token = idToken(id);
    const found = await this.#notes.find(queue, token);
    if (found?.note.kind !== 'dead') return false;
    const { job, seq } = found.note;
    // Its worker may have died before it could acknowledge the message.
    await this.link.manager.streams.deleteMessage(this.#streams.jobs(queue), seq).catch(() => undefined);
    // An id of its own lets it through the duplicate window, once.
    await this.#publish(queue, job, `${token}.${found.noteSeq}`);
    await this.#notes.removeExactly(queue, found.noteSeq);
    return true;
  }

  async ping(): Promise<void> {
    if (!this.link.up) throw connectionLost();
    this.#streams.mustBeFit();
    await this.link.answered(() => this.link.manager.getAccountInfo());
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.link.connection.close();
  }

  /** The servers may have lost the streams since they were seen last. */
  #settled<T>(work: () => Promise<T>): Promise<T> {
    return this.link.settled(work, () => this.#streams.forget());
  }

  async #enqueue(queue: string, job: JobContent, group: string): Promise<void> {
    await this.#streams.ensure(queue);
    if (await this.#isThere(queue, job.id)) return;
    if (job.notBefore === undefined) return this.#line.join(queue, job, group);
    const token = idToken(job.id);
    const seq = await this.#publish(queue, job, token);
    if (seq === undefined || job.notBefore - this.clock.now().getTime() < SHORT_DELAY_MS) return;
    await this.#notes.writeFirst(queue, token, {
      kind: 'waiting',
      seq,
      delivered: false,
      uncounted: 0,
      notBefore: job.notBefore,
    });
  }

  /** Waiting, admitted, or dead: asked in the order in which a job goes through them, so that none slips by. */
  async #isThere(queue: string, id: string): Promise<boolean> {
    if (await this.#line.has(queue, id)) return true;
    const token = idToken(id);
    const query = { last_by_subj: this.#streams.jobSubject(queue, '*', token) };
    const { streams } = this.link.manager;
    if (await this.link.answered(() => orNoMessage(streams.getMessage(this.#streams.jobs(queue), query)))) return true;
    return (await this.#notes.find(queue, token))?.note.kind === 'dead';
  }

  /** The sequence number, or undefined when the job is there or was there a moment ago. */
  async #publish(queue: string, job: JobContent, msgID: string): Promise<number | undefined> {
    const subject = this.#streams.jobSubject(queue, job.lane, idToken(job.id));
    try {
      const { seq, duplicate } = await this.link.answered(() =>
        this.link.jetStream.publish(subject, JSON.stringify(job), { msgID }),
      );
      return duplicate ? undefined : seq;
    } catch (error) {
      if (isSubjectTaken(error)) return undefined;
      throw error;
    }
  }

  async #watch(): Promise<void> {
    const each = (act: (worker: NatsWorker) => void) => this.#workers.forEach(act);
    await this.link.watch({
      lost: () => this.#onError(connectionLost()),
      restored: () => {
        this.#streams.forget();
        this.#line.forget();
        each((worker) => worker.beat());
        each((worker) => worker.wake());
      },
      error: this.#onError,
    });
  }

  get #visibilityMs(): number {
    return this.options.visibilityMs ?? 30_000;
  }
}
