/**
 * The table behind EmbeddedWorkQueue: one row per job, changed only inside the transactions of a GroupCommit.
 * `visible_at` means "not before" for a waiting job, "its worker is thought dead after" for a working one and
 * "forgotten after" for a done one, which stays that long so that its id is not taken twice. `turn` is its place among
 * those that wait for their first turn (see turns.ts), and NO_TURN for all others. Times are milliseconds since 1970;
 * it reads no clock.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { DeadJob, Lane, NewJob, QueueDepth } from '#ports/work-queue.js';
import { comesBefore, turnOfNewcomer } from '../queue/turns.js';
import { Statements } from './statements.js';

/** How long an id is remembered after its first enqueue. */
const DEDUPE_MS = 120_000;
const LANES: readonly Lane[] = ['members', 'free-test'];

/** It had its turn, or was enqueued with a delay: it goes before those that wait, as soon as it is due. */
const NO_TURN = -1;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS job (
    queue TEXT NOT NULL, id TEXT NOT NULL, lane TEXT NOT NULL, payload TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'working', 'dead', 'done')),
    attempts INTEGER NOT NULL, enqueued_at INTEGER NOT NULL, visible_at INTEGER NOT NULL,
    reason TEXT, died_at INTEGER, in_group TEXT NOT NULL DEFAULT '', turn INTEGER NOT NULL DEFAULT ${NO_TURN},
    PRIMARY KEY (queue, id)
  ) STRICT, WITHOUT ROWID`;
/** Of a file from before there were turns; what waits there goes first. */
const NEWER_COLUMNS = [
  `ALTER TABLE job ADD COLUMN in_group TEXT NOT NULL DEFAULT ''`,
  `ALTER TABLE job ADD COLUMN turn INTEGER NOT NULL DEFAULT ${NO_TURN}`,
];
const INDEXES = `
  DROP INDEX IF EXISTS job_next;
  CREATE INDEX IF NOT EXISTS job_turn ON job (queue, state, lane, turn, visible_at);
  CREATE INDEX IF NOT EXISTS job_oldest ON job (queue, lane, visible_at, turn) WHERE state = 'waiting' AND turn >= 0;
  CREATE INDEX IF NOT EXISTS job_group ON job (queue, in_group, turn) WHERE state = 'waiting' AND turn >= 0;
  CREATE INDEX IF NOT EXISTS job_done ON job (visible_at) WHERE state = 'done';`;

export type LaneCounts = Readonly<Record<Lane, number>>;

export type TakenJob = {
  readonly id: string;
  readonly lane: Lane;
  /** JSON */
  readonly payload: string;
  /** This one included. */
  readonly attempts: number;
  readonly enqueued_at: number;
};

type InLine = { readonly id: string; readonly lane: Lane; readonly turn: number; readonly since: number };

/** Which attempt at which job: nothing is settled when somebody else has the job by now. */
export interface Attempt {
  readonly queue: string;
  readonly id: string;
  readonly attempts: number;
}

export class JobTable {
  readonly #sql: Statements;
  #forgottenAt = 0;

  constructor(db: DatabaseSync) {
    db.exec(SCHEMA);
    this.#sql = new Statements(db);
    const columns = this.#sql.all<{ name: string }>(`SELECT name FROM pragma_table_info('job')`);
    if (!columns.some(({ name }) => name === 'turn')) for (const each of NEWER_COLUMNS) db.exec(each);
    db.exec(INDEXES);
  }

  /** Whatever was being worked on when the last process ended is ready again; the attempt it was in stays counted. */
  releaseAll(now: number): void {
    this.#sql.run(`UPDATE job SET state = 'waiting', visible_at = ? WHERE state = 'working'`, now);
  }

  add(queue: string, job: NewJob, now: number): void {
    this.#forget(now);
    const { id, lane, group = lane, payload, delayMs = 0 } = job;
    const turn = delayMs > 0 ? NO_TURN : this.#turnOf(queue, lane, group);
    this.#sql.run(
      `INSERT INTO job (queue, id, lane, in_group, turn, payload, state, attempts, enqueued_at, visible_at)
       VALUES (?, ?, ?, ?, ?, ?, 'waiting', 0, ?, ?)
       ON CONFLICT (queue, id) DO UPDATE SET lane = excluded.lane, in_group = excluded.in_group, turn = excluded.turn,
         payload = excluded.payload, state = 'waiting', attempts = 0,
         enqueued_at = excluded.enqueued_at, visible_at = excluded.visible_at
       WHERE job.state = 'done' AND job.visible_at <= excluded.enqueued_at`,
      ...[queue, id, lane, group, turn, JSON.stringify(payload), now, now + delayMs],
    );
  }

  /** Nothing happens to a job that was taken. */
  remove(queue: string, id: string): void {
    this.#sql.run(
      `UPDATE job SET state = 'done', payload = '{}', turn = ${NO_TURN}, visible_at = enqueued_at + ${DEDUPE_MS}
       WHERE queue = ? AND id = ? AND state = 'waiting' AND turn >= 0`,
      ...[queue, id],
    );
  }

  /**
   * The next jobs, marked as being worked on until `visibleAt`: those that had their turn and are due, then whose turn
   * it is. @param most in all, and of each lane
   */
  take(queue: string, most: LaneCounts & { readonly all: number }, now: number, visibleAt: number): TakenJob[] {
    if (this.nextChange(queue) > now) return [];
    this.#sql.run(
      `UPDATE job SET state = 'waiting' WHERE queue = ? AND state = 'working' AND visible_at <= ?`,
      queue,
      now,
    );
    const taken: TakenJob[] = [];
    const left = { ...most };
    const take = (id: string, lane: Lane) => {
      taken.push(...this.#mark(queue, id, visibleAt));
      left.all -= 1;
      left[lane] -= 1;
    };
    for (const lane of LANES) {
      const due = this.#sql.all<{ id: string }>(
        `SELECT id FROM job WHERE queue = ? AND state = 'waiting' AND lane = ? AND turn = ${NO_TURN} AND visible_at <= ?
         ORDER BY visible_at LIMIT ?`,
        ...[queue, lane, now, Math.min(left.all, left[lane])],
      );
      for (const { id } of due) take(id, lane);
    }
    while (left.all > 0) {
      const next = this.#whoseTurn(
        queue,
        LANES.filter((lane) => left[lane] > 0),
      );
      if (!next) break;
      take(next.id, next.lane);
    }
    return taken;
  }

  #turnOf(queue: string, lane: Lane, group: string): number {
    const ofGroup = this.#sql.one<{ turn: number | null }>(
      `SELECT max(turn) AS turn FROM job WHERE queue = ? AND in_group = ? AND state = 'waiting' AND turn >= 0`,
      ...[queue, group],
    );
    const waiting = LANES.flatMap((each) => this.#oldest(queue, each));
    const ofAll = waiting.sort((a, b) => a.since - b.since || a.turn - b.turn)[0];
    const ofLane = waiting.find((oldest) => oldest.lane === lane);
    return turnOfNewcomer([ofAll?.turn, ofLane?.turn], ofGroup?.turn ?? undefined);
  }

  /** The job that waits longest. */
  #oldest(queue: string, lane: Lane): InLine[] {
    return this.#sql.all<InLine>(
      `SELECT id, lane, turn, visible_at AS since FROM job WHERE queue = ? AND lane = ? AND state = 'waiting' AND turn >= 0
       ORDER BY visible_at, turn LIMIT 1`,
      ...[queue, lane],
    );
  }

  #whoseTurn(queue: string, lanes: readonly Lane[]): InLine | undefined {
    const heads = lanes.flatMap((lane) =>
      this.#sql.all<InLine>(
        `SELECT id, lane, turn, visible_at AS since FROM job WHERE queue = ? AND state = 'waiting' AND lane = ? AND turn >= 0
         ORDER BY turn, visible_at LIMIT 1`,
        ...[queue, lane],
      ),
    );
    return heads.sort(comesBefore)[0];
  }

  #mark(queue: string, id: string, visibleAt: number): TakenJob[] {
    return this.#sql.all<TakenJob>(
      `UPDATE job SET state = 'working', turn = ${NO_TURN}, attempts = attempts + 1, visible_at = ? WHERE queue = ? AND id = ?
       RETURNING id, lane, payload, attempts, enqueued_at`,
      ...[visibleAt, queue, id],
    );
  }

  /** Heartbeat of all jobs given. */
  extend(jobs: Iterable<{ queue: string; id: string }>, visibleAt: number): void {
    for (const { queue, id } of jobs) {
      this.#sql.run(
        `UPDATE job SET visible_at = ? WHERE queue = ? AND id = ? AND state = 'working'`,
        visibleAt,
        queue,
        id,
      );
    }
  }

  done({ queue, id, attempts }: Attempt): void {
    this.#sql.run(
      `UPDATE job SET state = 'done', payload = '{}', reason = NULL, visible_at = enqueued_at + ${DEDUPE_MS}
       WHERE queue = ? AND id = ? AND state = 'working' AND attempts = ?`,
      ...[queue, id, attempts],
    );
  }

  /** It failed, and waits for its next attempt. */
  retry({ queue, id, attempts }: Attempt, visibleAt: number, reason: string): void {
    this.#sql.run(
      `UPDATE job SET state = 'waiting', visible_at = ?, reason = ? WHERE queue = ? AND id = ? AND state = 'working' AND attempts = ?`,
      ...[visibleAt, reason, queue, id, attempts],
    );
  }

  /** It did not fail: the attempt does not count. */
  handBack({ queue, id, attempts }: Attempt, visibleAt: number): void {
    this.#sql.run(
      `UPDATE job SET state = 'waiting', attempts = attempts - 1, visible_at = ?, reason = NULL
       WHERE queue = ? AND id = ? AND state = 'working' AND attempts = ?`,
      ...[visibleAt, queue, id, attempts],
    );
  }

  bury({ queue, id, attempts }: Attempt, now: number, reason: string): void {
    this.#sql.run(
      `UPDATE job SET state = 'dead', died_at = ?, reason = ? WHERE queue = ? AND id = ? AND state = 'working' AND attempts = ?`,
      ...[now, reason, queue, id, attempts],
    );
  }

  dead(queue: string): DeadJob[] {
    type Row = { id: string; lane: Lane; payload: string; attempts: number; reason: string; died_at: number };
    const rows = this.#sql.all<Row>(
      `SELECT id, lane, payload, attempts, reason, died_at FROM job WHERE queue = ? AND state = 'dead' ORDER BY died_at, id`,
      queue,
    );
    return rows.map(({ payload, died_at, ...row }) => ({
      ...row,
      payload: JSON.parse(payload),
      diedAt: new Date(died_at).toISOString(),
    }));
  }

  revive(queue: string, id: string, now: number): boolean {
    const changed = this.#sql.run(
      `UPDATE job SET state = 'waiting', attempts = 0, visible_at = ?, reason = NULL, died_at = NULL WHERE queue = ? AND id = ? AND state = 'dead'`,
      ...[now, queue, id],
    );
    return changed === 1;
  }

  depth(queue: string, now: number): QueueDepth {
    const counted = this.#sql.one<Record<keyof QueueDepth, number>>(
      `SELECT coalesce(sum(state = 'waiting' AND visible_at <= ?), 0) AS ready, coalesce(sum(state = 'working'), 0) AS working,
              coalesce(sum(state = 'waiting' AND visible_at > ?), 0) AS delayed, coalesce(sum(state = 'dead'), 0) AS dead
       FROM job WHERE queue = ? AND state <> 'done'`,
      ...[now, now, queue],
    );
    return { ready: 0, working: 0, delayed: 0, dead: 0, ...counted };
  }

  /** When a job may be taken, or a working one is given up; Infinity: never, -Infinity: it may be taken now. */
  nextChange(queue: string, lanes: readonly Lane[] = LANES): number {
    if (this.#whoseTurn(queue, lanes)) return -Infinity;
    let next = Infinity;
    for (const state of ['waiting', 'working']) {
      for (const lane of lanes) {
        const first = this.#sql.one<{ at: number | null }>(
          `SELECT min(visible_at) AS at FROM job WHERE queue = ? AND state = ? AND lane = ? AND turn = ${NO_TURN}`,
          ...[queue, state, lane],
        );
        next = Math.min(next, first?.at ?? Infinity);
      }
    }
    return next;
  }

  /** Drops the ids that need not be remembered any more, at most once a minute. */
  #forget(now: number): void {
    if (Math.abs(now - this.#forgottenAt) < 60_000) return;
    this.#forgottenAt = now;
    this.#sql.run(`DELETE FROM job WHERE state = 'done' AND visible_at <= ?`, now);
  }
}
