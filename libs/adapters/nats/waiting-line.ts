/**
 * WaitingLine: the jobs that wait for their first turn, as messages whose subjects say turn, lane, group and id. The
 * server finds the first or last message of a filter, so nothing else is kept: who joins asks for the turn of the
 * oldest and of its group's last, and a worker with a free place admits whose turn it is, which is to publish the job
 * where consumers see it and then to delete it here. Two workers that admit the same job publish it once, and so does
 * one that comes after a crash between the two steps, within the duplicate window; after that it is at least once. Two
 * who join at the same moment may take the same turn, which harms nobody.
 */
import { comesBefore, turnOfNewcomer } from '../queue/turns.js';
import type { Lane } from '#ports/work-queue.js';
import type { JobContent } from './job-notes.js';
import { idToken, LANES, type JobStreams } from './job-streams.js';
import { LateJoiners } from './late-joiners.js';
import { isNoMessageToDelete, isSubjectTaken, orNoMessage } from './nats-errors.js';
import type { NatsLink } from './nats-link.js';

interface Waiting {
  readonly turn: number;
  /** Its sequence number. */
  readonly since: number;
  readonly lane: Lane;
  readonly token: string;
  readonly data: Uint8Array;
}

export class WaitingLine {
  /** By queue and lane. */
  readonly #late = new Map<string, LateJoiners>();

  constructor(
    private readonly link: NatsLink,
    private readonly streams: JobStreams,
  ) {}

  /** Nothing happens when the id was enqueued within the duplicate window. */
  async join(queue: string, job: JobContent, groupName: string): Promise<void> {
    const { lane } = job;
    const [group, token] = [idToken(groupName), idToken(job.id)];
    const [ofGroup, ...oldest] = await Promise.all([
      this.#last(queue, { group }),
      this.#first(queue, { lane }),
      this.#first(queue, {}),
    ]);
    const turn = turnOfNewcomer(
      oldest.map((each) => each?.turn),
      ofGroup?.turn,
    );
    const subject = this.streams.waitingSubject(queue, { turn, lane, group, token });
    await this.link.answered(() =>
      this.link.jetStream.publish(subject, JSON.stringify(job), { msgID: token }).catch(unlessTaken),
    );
  }

  /** A message of this subject was published: who works hears of every one. */
  heard(queue: string, subject: string): void {
    const { turn, lane } = this.streams.waitingIn(subject);
    this.#lateIn(queue, lane).heard(turn, performance.now());
  }

  /** What came while the connection was away was not heard of. */
  forget(): void {
    this.#late.clear();
  }

  async has(queue: string, id: string): Promise<boolean> {
    return (await this.#last(queue, { token: idToken(id) })) !== undefined;
  }

  async remove(queue: string, id: string): Promise<void> {
    const waiting = await this.#last(queue, { token: idToken(id) });
    if (waiting) await this.#delete(queue, waiting.since);
  }

  /**
   * Lets in as many as there are places for. @returns the sequence number of the last that came in, of each lane;
   * another worker may be given them
   */
  async admit(
    queue: string,
    places: Readonly<Record<Lane, number>> & { readonly all: number },
  ): Promise<ReadonlyMap<Lane, number>> {
    const left = { ...places };
    const admitted = new Map<Lane, number>();
    while (left.all > 0) {
      const next = await this.#whoseTurn(
        queue,
        LANES.filter((lane) => left[lane] > 0),
      );
      if (!next) break;
      const seq = await this.#letIn(queue, next);
      if (seq === undefined) continue;
      admitted.set(next.lane, seq);
      left.all -= 1;
      left[next.lane] -= 1;
    }
    return admitted;
  }

  async #whoseTurn(queue: string, lanes: readonly Lane[]): Promise<Waiting | undefined> {
    const heads = await Promise.all(lanes.map((lane) => this.#head(queue, lane)));
    return heads.filter((head) => head !== undefined).sort(comesBefore)[0];
  }

  /**
   * The oldest, or one that came later and joined a turn before: the last one, as the oldest had its turn counted from
   * when its group's last job before it was taken; or an earlier one, when those between were taken out.
   */
  async #head(queue: string, lane: Lane): Promise<Waiting | undefined> {
    const late = this.#lateIn(queue, lane);
    const oldest = await this.#first(queue, { lane });
    if (oldest && !late.knows) late.learned(await this.#all(queue, lane), performance.now());
    if (!oldest) late.empty(performance.now());
    if (!oldest || oldest.turn === 0) return oldest;
    const turns = [...new Set([...late.before(oldest.turn), oldest.turn - 1])];
    const there = await Promise.all(turns.map((turn) => this.#first(queue, { lane, turn })));
    for (const [at, turn] of turns.entries()) if (!there[at]) late.nobodyAt(turn, performance.now());
    return there.find((each) => each !== undefined) ?? oldest;
  }

  /** Asked once of a connection: it may be many. */
  async #all(queue: string, lane: Lane): Promise<{ turn: number; group: string }[]> {
    const filter = { subjects_filter: this.streams.waitingSubject(queue, { lane }) };
    const { streams } = this.link.manager;
    const { state } = await this.link.answered(() => streams.info(this.streams.jobs(queue), filter));
    return Object.keys(state.subjects ?? {}).map((subject) => this.streams.waitingIn(subject));
  }

  #lateIn(queue: string, lane: Lane): LateJoiners {
    const name = `${queue} ${lane}`;
    const late = this.#late.get(name) ?? new LateJoiners();
    this.#late.set(name, late);
    return late;
  }

  /** @returns its sequence number, or undefined when another worker was quicker */
  async #letIn(queue: string, { since, lane, token, data }: Waiting): Promise<number | undefined> {
    const subject = this.streams.jobSubject(queue, lane, token);
    // This message once, whatever the id was enqueued as before.
    const admitted = await this.link.answered(() =>
      this.link.jetStream.publish(subject, data, { msgID: `${token}.waiting.${since}` }).catch(unlessTaken),
    );
    await this.#delete(queue, since);
    return admitted && !admitted.duplicate ? admitted.seq : undefined;
  }

  #first(queue: string, filter: Filter): Promise<Waiting | undefined> {
    return this.#get(queue, { seq: 0, next_by_subj: this.streams.waitingSubject(queue, filter) });
  }

  #last(queue: string, filter: Filter): Promise<Waiting | undefined> {
    return this.#get(queue, { last_by_subj: this.streams.waitingSubject(queue, filter) });
  }

  async #get(
    queue: string,
    query: { last_by_subj: string } | { seq: number; next_by_subj: string },
  ): Promise<Waiting | undefined> {
    const found = await this.link.answered(() =>
      orNoMessage(this.link.manager.streams.getMessage(this.streams.jobs(queue), query)),
    );
    if (!found) return undefined;
    return { ...this.streams.waitingIn(found.subject), since: found.seq, data: found.data };
  }

  /** Nothing happens when it is gone. */
  async #delete(queue: string, seq: number): Promise<void> {
    const { streams } = this.link.manager;
    try {
      await this.link.answered(() => streams.deleteMessage(this.streams.jobs(queue), seq, false));
    } catch (error) {
      if (!isNoMessageToDelete(error)) throw error;
    }
  }
}

type Filter = Parameters<JobStreams['waitingSubject']>[1];

function unlessTaken(error: unknown): undefined {
  if (!isSubjectTaken(error)) throw error;
}
