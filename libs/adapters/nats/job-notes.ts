/**
 * JobNotes: one small record per job for what JetStream cannot remember of it. Most jobs have none: a job that is done
 * on its first delivery never gets one. The notes say how many deliveries were no attempts (it came before its time, or
 * was handed back when its worker stopped), so that attempt = deliveries − uncounted; from when on it may run; and that
 * it died. A note counts only for the message it was written for, by its sequence number.
 */
import { AckPolicy, DeliverPolicy, nanos, type JetStreamManager, type Msg } from 'nats';
import type { JsonObject } from '#kernel/json.js';
import type { Lane } from '#ports/work-queue.js';
import type { JobStreams } from './job-streams.js';
import { isWrongLastSequence, orNoMessage } from './nats-errors.js';
import type { NatsLink } from './nats-link.js';
import { PullInbox } from './pull-inbox.js';

export interface JobContent {
  readonly id: string;
  readonly lane: Lane;
  readonly payload: JsonObject;
  readonly enqueuedAt: string;
  /** Milliseconds since 1970; absent for a job that may run at once. */
  readonly notBefore?: number;
}

type JobNote = {
  /** Of the job's message. */
  readonly seq: number;
} & (
  | {
      readonly kind: 'waiting';
      readonly delivered: boolean;
      readonly uncounted: number;
      readonly notBefore: number;
      readonly reason?: string;
    }
  | { readonly kind: 'running'; readonly uncounted: number }
  | {
      readonly kind: 'dead';
      readonly job: JobContent;
      readonly attempts: number;
      readonly reason: string;
      readonly diedAt: string;
    }
);

interface FoundNote {
  readonly note: JobNote;
  /** Of the note itself. */
  readonly noteSeq: number;
}

export class JobNotes {
  constructor(
    private readonly link: NatsLink,
    private readonly streams: JobStreams,
  ) {}

  async find(queue: string, token: string): Promise<FoundNote | undefined> {
    const query = { last_by_subj: this.streams.noteSubject(queue, token) };
    const found = await this.link.answered(() => orNoMessage(this.#store.getMessage(this.streams.notes(queue), query)));
    return found && { note: found.json<JobNote>(), noteSeq: found.seq };
  }

  async write(queue: string, token: string, note: JobNote): Promise<void> {
    await this.#publish(queue, token, note);
  }

  /** Writes only when there is none: whoever has the job by now knows better. */
  async writeFirst(queue: string, token: string, note: JobNote): Promise<void> {
    try {
      await this.#publish(queue, token, note, { lastSubjectSequence: 0 });
    } catch (error) {
      if (!isWrongLastSequence(error)) throw error;
    }
  }

  async remove(queue: string, token: string): Promise<void> {
    const filter = this.streams.noteSubject(queue, token);
    await this.link.answered(() => this.#store.purge(this.streams.notes(queue), { filter }));
  }

  /** Nothing happens when a newer note took its place. */
  async removeExactly(queue: string, noteSeq: number): Promise<void> {
    await this.link
      .answered(() => this.#store.deleteMessage(this.streams.notes(queue), noteSeq))
      .catch(() => undefined);
  }

  /** All notes of a queue, in the order they were written. */
  async all(queue: string): Promise<FoundNote[]> {
    const name = this.streams.notes(queue);
    const { state } = await this.link.answered(() => this.#store.info(name));
    if (state.messages === 0) return [];
    const found: FoundNote[] = [];
    const inbox = new PullInbox(this.link, (message) => {
      found.push({ note: message.json<JobNote>(), noteSeq: streamSequence(message) });
    });
    const { name: consumer } = await this.link.manager.consumers.add(name, {
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
      inactive_threshold: nanos(30_000),
      mem_storage: true,
      num_replicas: 1,
    });
    try {
      while ((await inbox.pull(name, consumer, 1_000)) > 0);
    } finally {
      inbox.close();
      await this.link.manager.consumers.delete(name, consumer).catch(() => undefined);
    }
    return found;
  }

  async #publish(queue: string, token: string, note: JobNote, expect = {}): Promise<void> {
    const subject = this.streams.noteSubject(queue, token);
    await this.link.answered(() => this.link.jetStream.publish(subject, JSON.stringify(note), { expect }));
  }

  get #store(): JetStreamManager['streams'] {
    return this.link.manager.streams;
  }
}

/**
 * From the reply subject of a delivery: `$JS.ACK.<stream>.<consumer>.<deliveries>.<seq>…`, with two more parts in its
 * newer form.
 */
export function streamSequence({ reply = '' }: Pick<Msg, 'reply'>): number {
  return Number(replyParts(reply)[1]);
}

export function deliveryCount({ reply = '' }: Pick<Msg, 'reply'>): number {
  return Number(replyParts(reply)[0]);
}

function replyParts(reply: string): string[] {
  const parts = reply.split('.');
  return parts.slice(parts.length === 9 ? 4 : 6);
}
