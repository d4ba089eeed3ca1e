/**
 * The loop of one `NatsWorkQueue.work`. It pulls what had its turn (retries, jobs of vanished workers); when there is
 * nothing, it lets in whose turn it is, as many as it has places for, and pulls again; what it let in it has before it
 * lets in more. Then it sleeps until a job is published, a slot is free or a second has passed (retries and jobs of
 * vanished workers announce themselves to nobody). It outlives the server: after a failure it makes sure that streams
 * and consumers are there and goes on. Jobs in hand get a heartbeat every third of the visibility time-out and at once
 * after a reconnect.
 */
import type { Msg, Subscription } from 'nats';
import type { Job, Lane, Outcome, WorkOptions } from '#ports/work-queue.js';
import { Bell } from '#kernel/bell.js';
import { Attempts, type WorkerSurroundings } from './attempts.js';
import { Delivery } from './delivery.js';
import { LANES } from './job-streams.js';
import { PullInbox } from './pull-inbox.js';

const LOOK_AGAIN_MS = 1_000;
const AFTER_FAILURE_MS = 500;
/** For a job that the stream has and its consumer does not know of yet. */
const ON_ITS_WAY_MS = 1_000;

interface InHand {
  readonly delivery: Delivery;
  again: number;
}

export class NatsWorker {
  readonly #bell = new Bell();
  readonly #stop: AbortSignal;
  /** Delivered, and not begun for want of a slot. */
  readonly #arrived: Delivery[] = [];
  /** Begun, by token; `again` counts deliveries of the same job that came meanwhile. */
  readonly #inHand = new Map<string, InHand>();
  readonly #running = new Map<Delivery, Promise<void>>();
  /**
   * Of those running: handled, and the server did not take the answer. A server that was killed may have forgotten that
   * it delivered them, and answers to that get none; only its next delivery of the same job can be answered. So these
   * must not keep the worker from asking for more, or it would wait for ever.
   */
  readonly #telling = new Set<Delivery>();
  /**
   * The last this worker let in, by lane, until it comes: a consumer on a busy server says that it has nothing for a
   * moment after the stream took it, and with another let in meanwhile a group would have two turns.
   */
  readonly #letIn = new Map<Lane, number>();
  readonly #attempts: Attempts;

  constructor(
    private readonly queue: string,
    private readonly options: WorkOptions,
    handler: (job: Job) => Promise<Outcome>,
    private readonly around: WorkerSurroundings,
  ) {
    this.#stop = AbortSignal.any([options.signal, around.closed]);
    this.#attempts = new Attempts(queue, handler, this.#stop, around, {
      deliveredAgain: ({ token }) => this.#inHand.get(token)?.again ?? 0,
      letGo: (delivery) => this.#letGo(delivery),
      stillTelling: (delivery) => {
        if (!this.#running.has(delivery)) return;
        this.#telling.add(delivery);
        this.#bell.ring();
      },
      dueIn: (ms) => {
        if (ms < LOOK_AGAIN_MS) setTimeout(() => this.#bell.ring(), Math.max(ms, 0) + 1).unref();
      },
    });
  }

  async run(): Promise<void> {
    if (this.#stop.aborted) return;
    const { link, closed, visibilityMs } = this.around;
    const inbox = new PullInbox(link, (message) => this.#receive(message));
    const subscriptions = this.#listenForJobs();
    const heartbeat = setInterval(() => this.beat(), visibilityMs / 3);
    try {
      while (!this.#stop.aborted) await this.#round(inbox);
      if (!closed.aborted)
        await Promise.all([
          ...this.#running.values(),
          ...this.#arrived.splice(0).map((each) => this.#attempts.handBack(each).catch(this.around.onError)),
        ]);
    } finally {
      clearInterval(heartbeat);
      if (!link.connection.isClosed()) {
        inbox.close();
        for (const each of subscriptions) each.unsubscribe();
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
    if ((await this.#pull(inbox)) > 0 || this.#stop.aborted) return;
    if ((await this.#pullWhatIsOnItsWay(inbox)) > 0 || this.#stop.aborted) return;
    const places = { all: this.#free(), members: this.#freeFor('members'), 'free-test': this.#freeFor('free-test') };
    const admitted = await this.around.line.admit(this.queue, places);
    for (const [lane, seq] of admitted) this.#letIn.set(lane, seq);
    if (admitted.size > 0 && !this.#stop.aborted) await this.#pull(inbox);
  }

  async #pullWhatIsOnItsWay(inbox: PullInbox): Promise<number> {
    const { link, streams } = this.around;
    const stream = streams.jobs(this.queue);
    for (const [lane, seq] of this.#letIn) {
      const { delivered } = await link.answered(() => link.manager.consumers.info(stream, lane));
      this.#letIn.delete(lane);
      const most = this.#freeFor(lane);
      // Else another worker was given it.
      if (delivered.stream_seq >= seq || most <= 0) continue;
      const pulled = await inbox.pull(stream, lane, most, ON_ITS_WAY_MS);
      if (pulled > 0 || this.#stop.aborted) return pulled;
    }
    return 0;
  }

  async #pull(inbox: PullInbox): Promise<number> {
    for (const lane of LANES) {
      const most = this.#freeFor(lane);
      if (most <= 0) continue;
      const pulled = await inbox.pull(this.around.streams.jobs(this.queue), lane, most);
      if (pulled > 0 || this.#stop.aborted) return pulled;
    }
    return 0;
  }

  /** Whether any job was begun. */
  #begin(): boolean {
    let began = false;
    while (this.#free() > 0 && !this.#stop.aborted) {
      const delivery = this.#arrived.shift();
      if (!delivery) break;
      began = true;
      this.#inHand.set(delivery.token, { delivery, again: 0 });
      const run = this.#attempts
        .run(delivery)
        .catch(this.around.onError)
        .finally(() => {
          this.#letGo(delivery);
          this.#running.delete(delivery);
          this.#telling.delete(delivery);
          this.#bell.ring();
        });
      this.#running.set(delivery, run);
    }
    return began;
  }

  #receive(message: Msg): void {
    let delivery: Delivery;
    try {
      delivery = new Delivery(this.around.link, this.around.streams, this.queue, message);
    } catch (error) {
      // Not a job of ours; it would come back for ever.
      message.respond('+TERM');
      return this.around.onError(error);
    }
    const { lane } = delivery.job;
    if (delivery.seq >= (this.#letIn.get(lane) ?? Infinity)) this.#letIn.delete(lane);
    const inHand = this.#inHand.get(delivery.token);
    if (inHand?.delivery.seq === delivery.seq) {
      inHand.delivery.takeOver(delivery);
      inHand.again += 1;
    } else {
      this.#arrived.push(delivery);
      this.#bell.ring();
    }
  }

  #letGo(delivery: Delivery): void {
    if (this.#inHand.get(delivery.token)?.delivery === delivery) this.#inHand.delete(delivery.token);
  }

  #listenForJobs(): Subscription[] {
    const { link, streams, line, onError } = this.around;
    const listen = (subject: string, hear: (subject: string) => void = () => undefined) =>
      link.connection.subscribe(subject, {
        callback: (error, message) => {
          if (error) return onError(error);
          hear(message.subject);
          this.#bell.ring();
        },
      });
    return [
      listen(streams.jobSubject(this.queue, '*', '*')),
      listen(streams.waitingSubject(this.queue, {}), (subject) => line.heard(this.queue, subject)),
    ];
  }

  #free(): number {
    const { concurrency } = this.options;
    return concurrency - this.#running.size + Math.min(this.#telling.size, concurrency);
  }

  /** Below 0 when none is. */
  #freeFor(lane: Lane): number {
    if (lane === 'members') return this.#free();
    const { concurrency, freeTestsAtOnce = concurrency } = this.options;
    const atWork = ({ delivery }: InHand) => delivery.job.lane === 'free-test' && !this.#telling.has(delivery);
    return Math.min(this.#free(), freeTestsAtOnce - [...this.#inHand.values()].filter(atWork).length);
  }
}
