/**
 * The streams behind one queue, made when missing and left as they are when there (an operator may have given them
 * limits), but for replicas, which are raised to what QUEUE_URL asks for and never lowered:
 *  - `<prefix>_jobs_<queue>`: work-queue retention, a subject per job, `….waiting.…` for those that wait for their
 *    first turn (see WaitingLine) and `….jobs.…` for those that had it. At most one message per subject with `discard
 *    new` is what drops an id that is still there however long ago it was enqueued; the duplicate window drops one that
 *    is done. One durable pull consumer per lane over the jobs that had their turn, with explicit acknowledgement and
 *    any number of jobs unacknowledged, since delayed ones stay so. Nothing consumes those that wait.
 *  - `<prefix>_notes_<queue>`: what JetStream cannot remember of a job (see JobNotes), the dead list among it.
 */
import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  nanos,
  RetentionPolicy,
  StorageType,
  type ConsumerConfig,
  type StreamConfig,
  type StreamInfo,
} from 'nats';
import { EngineUnfit } from '#ports/engine-unfit.js';
import type { Lane } from '#ports/work-queue.js';
import { isNoStream, isTooFewServers } from './nats-errors.js';
import type { NatsLink } from './nats-link.js';
import { dropOrphans } from './orphans.js';

export const LANES: readonly Lane[] = ['members', 'free-test'];
const DUPLICATE_WINDOW_MS = 120_000;

interface Waiting {
  readonly turn?: number;
  readonly lane?: Lane;
  readonly group?: string;
  readonly token?: string;
}

interface StreamSettings {
  readonly prefix: string;
  readonly visibilityMs: number;
  readonly replicas: number;
  /** Hears that there are fewer servers than replicas, and that the streams keep as many as they have. */
  readonly onError: (error: unknown) => void;
}

export class JobStreams {
  readonly #ready = new Map<string, Promise<void>>();
  readonly #created = new Map<string, string>();
  /** Why no stream can be made. */
  #unfit: EngineUnfit | undefined;

  constructor(
    private readonly link: NatsLink,
    private readonly settings: StreamSettings,
  ) {}

  jobs(queue: string): string {
    return `${this.settings.prefix}_jobs_${queue}`;
  }

  notes(queue: string): string {
    return `${this.settings.prefix}_notes_${queue}`;
  }

  jobSubject(queue: string, lane: Lane | '*', token: string): string {
    return `${this.settings.prefix}.jobs.${queue}.${lane}.${token}`;
  }

  /** Of one that waits, or a filter over them. */
  waitingSubject(queue: string, { turn, lane, group, token }: Waiting): string {
    const parts = [turn, lane, group, token].map((part) => part ?? '*');
    return `${this.settings.prefix}.waiting.${queue}.${parts.join('.')}`;
  }

  /** What the subject of a job that waits says. */
  waitingIn(subject: string): { turn: number; lane: Lane; group: string; token: string } {
    const [turn, lane, group = '', token = ''] = subject.split('.').slice(-4);
    return { turn: Number(turn), lane: lane === 'members' ? lane : 'free-test', group, token };
  }

  noteSubject(queue: string, token: string): string {
    return `${this.settings.prefix}.notes.${queue}.${token}`;
  }

  /** @throws EngineUnfit when the last stream that was to be made could not be */
  mustBeFit(): void {
    if (this.#unfit) throw this.#unfit;
  }

  /** Asks the server once per queue and connection. @throws EngineUnfit */
  ensure(queue: string): Promise<void> {
    let ready = this.#ready.get(queue);
    if (!ready) {
      ready = this.link.answered(() => this.#make(queue));
      this.#ready.set(queue, ready);
      ready.catch(() => this.#ready.delete(queue));
    }
    return ready;
  }

  /**
   * When the jobs stream that `ensure` saw last was made. A server that lost everything counts its messages from 1
   * again, so an answer to a message of an earlier stream would be taken for one of the new stream, and end a job that
   * nobody has done.
   */
  created(queue: string): string | undefined {
    return this.#created.get(queue);
  }

  /** The server may have come back without them. */
  forget(): void {
    this.#ready.clear();
  }

  async #make(queue: string): Promise<void> {
    if (!/^[A-Za-z0-9-]{1,100}$/.test(queue)) throw new Error(`not a queue name: ${JSON.stringify(queue)}`);
    const durable = { storage: StorageType.File, num_replicas: this.settings.replicas, max_msgs_per_subject: 1 };
    const { created } = await this.#stream({
      ...durable,
      name: this.jobs(queue),
      subjects: [...LANES.map((lane) => this.jobSubject(queue, lane, '*')), this.waitingSubject(queue, {})],
      retention: RetentionPolicy.Workqueue,
      discard: DiscardPolicy.New,
      discard_new_per_subject: true,
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    });
    await this.#stream({
      ...durable,
      name: this.notes(queue),
      subjects: [this.noteSubject(queue, '*')],
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
    });
    for (const lane of LANES) {
      await this.#consumer(queue, lane);
      const subject = this.jobSubject(queue, lane, '*');
      await dropOrphans(this.link, { name: this.jobs(queue), consumer: lane, subject });
    }
    this.#created.set(queue, created);
    this.#unfit = undefined;
  }

  async #stream(config: Partial<StreamConfig> & Pick<StreamConfig, 'name' | 'subjects'>): Promise<StreamInfo> {
    const { streams } = this.link.manager;
    const present = await streams.info(config.name).catch((error: unknown) => {
      if (!isNoStream(error)) throw error;
    });
    if (!present) return this.#add(config);
    // Made before there were turns.
    if (present.config.subjects.length !== config.subjects.length)
      await streams.update(config.name, { subjects: config.subjects });
    if (present.config.num_replicas < this.settings.replicas) await this.#raise(config.name);
    return present;
  }

  async #add(config: Partial<StreamConfig> & Pick<StreamConfig, 'name'>): Promise<StreamInfo> {
    try {
      return await this.link.manager.streams.add(config);
    } catch (error) {
      if (!isTooFewServers(error)) throw error;
      this.#unfit = tooFewServers(this.settings.replicas, error);
      throw this.#unfit;
    }
  }

  /** Consumers follow their stream. */
  async #raise(name: string): Promise<void> {
    const { replicas, onError } = this.settings;
    try {
      await this.link.manager.streams.update(name, { num_replicas: replicas });
    } catch (error) {
      if (!isTooFewServers(error)) throw error;
      onError(tooFewServers(replicas, error));
    }
  }

  async #consumer(queue: string, lane: Lane): Promise<void> {
    const ack_wait = nanos(this.settings.visibilityMs);
    const config: Partial<ConsumerConfig> = {
      durable_name: lane,
      filter_subject: this.jobSubject(queue, lane, '*'),
      deliver_policy: DeliverPolicy.All,
      ack_policy: AckPolicy.Explicit,
      ack_wait,
      max_deliver: -1,
      max_ack_pending: -1,
    };
    const present = await this.link.manager.consumers.info(this.jobs(queue), lane).catch(() => undefined);
    if (!present) await this.link.manager.consumers.add(this.jobs(queue), config);
    else if (present.config.ack_wait !== ack_wait) {
      await this.link.manager.consumers.update(this.jobs(queue), lane, { ack_wait });
    }
  }
}

/** A job's id or a group's name as one token of a subject, whatever characters it has. */
export function idToken(id: string): string {
  return `j${Buffer.from(id).toString('base64url')}`;
}

function tooFewServers(replicas: number, cause: unknown): EngineUnfit {
  const asked = `replicas=${replicas} in QUEUE_URL asks for ${replicas} servers with JetStream`;
  return new EngineUnfit(`${asked}, and fewer of them answer in this cluster of NATS`, { cause });
}
