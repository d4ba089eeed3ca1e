/**
 * The loop of one `NatsWorkQueue.work`. It pulls what the members lane has, and only when that has nothing what the free test
 * has; then it sleeps until a job is published, a slot is free or a second has passed (retries and jobs of vanished workers
 * announce themselves to nobody). It outlives the server: after a failure it makes sure that streams and consumers are there
 * and goes on, and an outcome that could not be told is told again until the server has confirmed it. Jobs in hand get a
 * heartbeat every third of the visibility time-out and at once after a reconnect.
 */
import type { Msg, Subscription } from 'nats';
import type { Clock } from '#ports/clock.js';
import type { Job, Outcome, WorkOptions } from '#ports/work-queue.js';
import { Bell } from '../queue/bell.js';
import { handleJob, type Handled } from '../queue/handle-job.js';
import { Delivery } from './delivery.js';
import type { JobNotes } from './job-notes.js';
import { LANES, type JobStreams } from './job-streams.js';
import type { NatsLink } from './nats-link.js';
import { PullInbox } from './pull-inbox.js';

const LOOK_AGAIN_MS = 1_000;
const AFTER_FAILURE_MS = 500;
/** How long a stopped worker goes on trying to tell its outcomes to a server that is there and does not take them. */
const TELL_AFTER_STOP_MS = 5_000;

interface InHand {
  readonly delivery: Delivery;
  again: number;
}

export interface WorkerSurroundings {
  readonly link: NatsLink;
  readonly streams: JobStreams;
  readonly notes: JobNotes;
  readonly clock: Clock;
  readonly visibilityMs: number;
  readonly closed: AbortSignal;
  readonly onError: (error: unknown) => void;
}

export class NatsWorker {
  readonly #bell = new Bell();
  readonly #stop: AbortSignal;
  /** Delivered, and not begun for want of a slot. */
  readonly #arrived: Delivery[] = [];
  /** Begun, by token; `again` counts deliveries of the same job that came meanwhile. */
  readonly #inHand = new Map<string, InHand>();
  readonly #running = new Set<Promise<void>>();

  constructor(
    private readonly queue: string,
    private readonly options: WorkOptions,
    private readonly handler: (job: Job) => Promise<Outcome>,
    private readonly around: WorkerSurroundings,
  ) {
    this.#stop = AbortSignal.any([options.signal, around.closed]);
  }

  async run(): Promise<void> {
    if (this.#stop.aborted) return;
    const { link, closed, visibilityMs } = this.around;
    const inbox = new PullInbox(link, (message) => this.#receive(message));
    const published = this.#listenForJobs();
    const heartbeat = setInterval(() => this.beat(), visibilityMs / 3);
    try {
      while (!this.#stop.aborted) await this.#round(inbox);
      if (!closed.aborted)
        await Promise.all([...this.#running, ...this.#arrived.splice(0).map((each) => this.#handBack(each))]);
    } finally {
      clearInterval(heartbeat);
      if (!link.connection.isClosed()) {
        inbox.close();
        published.unsubscribe();
      }
    }
  }

  /** After a reconnect, too: before anybody is given the jobs in hand, the server hears that their worker lives. */
  beat(): void {
    for (const { delivery } of this.#inHand.values()) delivery.heartbeat();
    for (const delivery of this.#arrived) delivery.heartbeat();
  }

  wake(): void {
    this.#bell.ring();
  }

  async #round(inbox: PullInbox): Promise<void> {
    let failed = false;
    if (this.around.link.up && this.#free() > 0 && this.#arrived.length === 0) {
      try {
        await this.around.streams.ensure(this.queue);
        await this.#look(inbox);
      } catch (error) {
        failed = true;
        if (!this.around.closed.aborted) this.around.onError(error);
        this.around.streams.forget();
      }
    }
    const began = this.#begin();
    if (began && !failed) return;
    await this.#bell.wait(this.#stop, this.#free() === 0 ? Infinity : failed ? AFTER_FAILURE_MS : LOOK_AGAIN_MS);
  }

  async #look(inbox: PullInbox): Promise<void> {
    for (const lane of LANES) {
      if ((await inbox.pull(this.around.streams.jobs(this.queue), lane, this.#free())) > 0 || this.#stop.aborted)
        return;
    }
  }

  /** Whether any job was begun. */
  #begin(): boolean {
    let began = false;
    while (this.#arrived.length > 0 && this.#free() > 0 && !this.#stop.aborted) {
      began = true;
      const delivery = this.#arrived.shift()!;
      this.#inHand.set(delivery.token, { delivery, again: 0 });
      const run = this.#work(delivery)
        .catch(this.around.onError)
        .finally(() => {
          this.#letGo(delivery);
          this.#running.delete(run);
          this.#bell.ring();
        });
      this.#running.add(run);
    }
    return began;
  }

  #receive(message: Msg): void {
    const delivery = new Delivery(this.around.link, message);
    const inHand = this.#inHand.get(delivery.token);
    if (inHand?.delivery.seq === delivery.seq) {
      inHand.delivery.takeOver(delivery);
      inHand.again += 1;
    } else {
      this.#arrived.push(delivery);
      this.#bell.ring();
    }
  }

  async #work(delivery: Delivery): Promise<void> {
    const { notes, clock } = this.around;
    const { token, seq, job, count } = delivery;
    // Only a job that was here before, or had a delay, can have a note.
    const found = count > 1 || job.notBefore !== undefined ? (await notes.find(this.queue, token))?.note : undefined;
    const note = found?.seq === seq ? found : undefined;
    if (note?.kind === 'dead') return delivery.acknowledge();
    const uncounted = note?.uncounted ?? 0;
    const notBefore = note?.kind === 'waiting' ? note.notBefore : (job.notBefore ?? 0);
    if (notBefore > clock.now().getTime()) return this.#tell(() => this.#delay(delivery, uncounted + 1, notBefore));
    if (note) await notes.write(this.queue, token, { kind: 'running', seq, uncounted });
    const attempt = count - uncounted;
    const handled = this.#stop.aborted
      ? { kind: 'handed-back' as const }
      : await handleJob(this.handler, { ...job, attempt, signal: this.#stop });
    await this.#tell(() => this.#settle(delivery, handled, attempt, uncounted, note !== undefined));
  }

  async #settle(delivery: Delivery, handled: Handled, attempt: number, before: number, noted: boolean): Promise<void> {
    const { notes, clock } = this.around;
    const { token, seq, job } = delivery;
    const uncounted = before + (this.#inHand.get(token)?.again ?? 0);
    if (handled.kind === 'retry') {
      return this.#delay(delivery, uncounted, clock.now().getTime() + handled.afterMs, handled.reason);
    }
    if (handled.kind === 'handed-back') return this.#delay(delivery, uncounted + 1, clock.now().getTime());
    if (handled.kind === 'dead') {
      const { notBefore: _, ...content } = job;
      const died = { attempts: attempt, reason: handled.reason, diedAt: clock.iso() };
      await notes.write(this.queue, token, { kind: 'dead', seq, job: content, ...died });
    }
    await delivery.acknowledge();
    if (handled.kind === 'done' && noted) await notes.remove(this.queue, token);
  }

  /** Note first: should the answer be lost, the job comes back by its time-out and is held until its time. */
  async #delay(delivery: Delivery, uncounted: number, notBefore: number, reason?: string): Promise<void> {
    const { notes, clock, onError } = this.around;
    const { seq, token } = delivery;
    await notes.write(this.queue, token, { kind: 'waiting', seq, delivered: true, uncounted, notBefore, reason });
    // From here on the next delivery is a new attempt, and it may be here before the server's confirmation is.
    this.#letGo(delivery);
    const delayMs = notBefore - clock.now().getTime();
    await delivery.giveBack(delayMs).catch(onError);
    if (delayMs < LOOK_AGAIN_MS) setTimeout(() => this.#bell.ring(), Math.max(delayMs, 0) + 1).unref();
  }

  async #handBack(delivery: Delivery): Promise<void> {
    const found = delivery.count > 1 ? await this.around.notes.find(this.queue, delivery.token) : undefined;
    const before = found?.note.seq === delivery.seq && found.note.kind !== 'dead' ? found.note : undefined;
    const notBefore = before?.kind === 'waiting' ? before.notBefore : (delivery.job.notBefore ?? 0);
    await this.#tell(() => this.#delay(delivery, (before?.uncounted ?? 0) + 1, notBefore));
  }

  /** Until the server has heard it. */
  async #tell(work: () => Promise<void>): Promise<void> {
    for (let stoppedAt: number | undefined; ;) {
      if (this.#stop.aborted && !this.around.link.up) return;
      try {
        return await work();
      } catch (error) {
        if (this.around.closed.aborted) return;
        this.around.onError(error);
        if (this.#stop.aborted) stoppedAt ??= performance.now();
        if (stoppedAt !== undefined && performance.now() - stoppedAt > TELL_AFTER_STOP_MS) return;
        await new Promise((resolve) => setTimeout(resolve, AFTER_FAILURE_MS));
      }
    }
  }

  #letGo(delivery: Delivery): void {
    if (this.#inHand.get(delivery.token)?.delivery === delivery) this.#inHand.delete(delivery.token);
  }

  #listenForJobs(): Subscription {
    const { link, streams, onError } = this.around;
    return link.connection.subscribe(streams.jobSubject(this.queue, '*', '*'), {
      callback: (error) => (error ? onError(error) : this.#bell.ring()),
    });
  }

  #free(): number {
    return this.options.concurrency - this.#running.size;
  }
}
