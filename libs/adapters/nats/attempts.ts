/**
 * What a worker does with one delivery: decides whether it is an attempt at all (it may have come before its time),
 * runs the handler and tells the outcome. An outcome that could not be told is told again until the server has
 * confirmed it.
 */
import type { Clock } from '#ports/clock.js';
import type { Job, Outcome } from '#ports/work-queue.js';
import { handleJob, type Handled } from '../queue/handle-job.js';
import type { Delivery } from './delivery.js';
import type { JobNotes } from './job-notes.js';
import type { JobStreams } from './job-streams.js';
import type { NatsLink } from './nats-link.js';
import type { WaitingLine } from './waiting-line.js';

const TELL_AGAIN_MS = 500;
/** How long a stopped worker goes on trying to tell its outcomes to a server that is there and does not take them. */
const TELL_AFTER_STOP_MS = 5_000;

export interface WorkerSurroundings {
  readonly link: NatsLink;
  readonly streams: JobStreams;
  readonly notes: JobNotes;
  readonly line: WaitingLine;
  readonly clock: Clock;
  readonly visibilityMs: number;
  readonly closed: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** What the worker knows of the jobs it holds. */
export interface Hands {
  /** How often the job was delivered to the same worker while it held it. */
  deliveredAgain(delivery: Delivery): number;
  letGo(delivery: Delivery): void;
  /** The job is handled, but the server has not taken the answer so far. */
  stillTelling(delivery: Delivery): void;
  dueIn(ms: number): void;
}

export class Attempts {
  constructor(
    private readonly queue: string,
    private readonly handler: (job: Job) => Promise<Outcome>,
    private readonly stop: AbortSignal,
    private readonly around: WorkerSurroundings,
    private readonly hands: Hands,
  ) {}

  async run(delivery: Delivery): Promise<void> {
    const { notes, clock } = this.around;
    const { token, seq, job, count } = delivery;
    // Only a job that was here before, or had a delay, can have a note.
    const found = count > 1 || job.notBefore !== undefined ? (await notes.find(this.queue, token))?.note : undefined;
    const note = found?.seq === seq ? found : undefined;
    if (note?.kind === 'dead') return delivery.acknowledge();
    const uncounted = note?.uncounted ?? 0;
    const notBefore = note?.kind === 'waiting' ? note.notBefore : (job.notBefore ?? 0);
    if (notBefore > clock.now().getTime())
      return this.#tell(delivery, () => this.#delay(delivery, uncounted + 1, notBefore));
    if (note) await notes.write(this.queue, token, { kind: 'running', seq, uncounted });
    const attempt = count - uncounted;
    const handled = this.stop.aborted
      ? { kind: 'handed-back' as const }
      : await handleJob(this.handler, { ...job, attempt, signal: this.stop });
    await this.#tell(delivery, () => this.#settle(delivery, handled, attempt, uncounted, note !== undefined));
  }

  /** For a delivery that was never begun. */
  async handBack(delivery: Delivery): Promise<void> {
    const found = delivery.count > 1 ? await this.around.notes.find(this.queue, delivery.token) : undefined;
    const before = found?.note.seq === delivery.seq && found.note.kind !== 'dead' ? found.note : undefined;
    const notBefore = before?.kind === 'waiting' ? before.notBefore : (delivery.job.notBefore ?? 0);
    await this.#tell(delivery, () => this.#delay(delivery, (before?.uncounted ?? 0) + 1, notBefore));
  }

  async #settle(delivery: Delivery, handled: Handled, attempt: number, before: number, noted: boolean): Promise<void> {
    const { notes, clock } = this.around;
    const { token, seq, job } = delivery;
    const uncounted = before + this.hands.deliveredAgain(delivery);
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
    this.hands.letGo(delivery);
    const delayMs = notBefore - clock.now().getTime();
    await delivery.giveBack(delayMs).catch(onError);
    this.hands.dueIn(delayMs);
  }

  /** Until the server has heard it. */
  async #tell(delivery: Delivery, work: () => Promise<void>): Promise<void> {
    for (let stoppedAt: number | undefined; ;) {
      if (this.stop.aborted && !this.around.link.up) return;
      try {
        return await work();
      } catch (error) {
        if (this.around.closed.aborted) return;
        this.around.onError(error);
        this.hands.stillTelling(delivery);
        if (this.stop.aborted) stoppedAt ??= performance.now();
        if (stoppedAt !== undefined && performance.now() - stoppedAt > TELL_AFTER_STOP_MS) return;
        await new Promise((resolve) => setTimeout(resolve, TELL_AGAIN_MS));
      }
    }
  }
}
