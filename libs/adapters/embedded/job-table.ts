/**
 * The table behind EmbeddedWorkQueue: one row per job, changed only inside the transactions of a GroupCommit.
 * `visible_at` means "not before" for a waiting job, "its worker is thought dead after" for a working one and
 * "forgotten after" for a done one, which stays that long so that its id is not taken twice. Times are milliseconds
 * since 1970; it reads no clock.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { DeadJob, Lane, NewJob, QueueDepth } from '#ports/work-queue.js';
import { Statements } from './statements.js';

/** How long an id is remembered after its first enqueue. */
const DEDUPE_MS = 120_000;
const LANES: readonly Lane[] = ['members', 'free-test'];

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS job (
    queue TEXT NOT NULL, id TEXT NOT NULL, lane TEXT NOT NULL, payload TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'working', 'dead', 'done')),
    attempts INTEGER NOT NULL, enqueued_at INTEGER NOT NULL, visible_at INTEGER NOT NULL,
    reason TEXT, died_at INTEGER,
    PRIMARY KEY (queue, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS job_next ON job (queue, state, lane, visible_at);
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
  }

  /** Whatever was being worked on when the last process ended is ready again; the attempt it was in stays counted. */
  releaseAll(now: number): void {
    this.#sql.run(`UPDATE job SET state = 'waiting', visible_at = ? WHERE state = 'working'`, now);
  }

  add(queue: string, job: NewJob, now: number): void {
    this.#forget(now);
    this.#sql.run(
      `INSERT INTO job (queue, id, lane, payload, state, attempts, enqueued_at, visible_at) VALUES (?, ?, ?, ?, 'waiting', 0, ?, ?)
       ON CONFLICT (queue, id) DO UPDATE SET lane = excluded.lane, payload = excluded.payload, state = 'waiting', attempts = 0,
         enqueued_at = excluded.enqueued_at, visible_at = excluded.visible_at
       WHERE job.state = 'done' AND job.visible_at <= excluded.enqueued_at`,
      ...[queue, job.id, job.lane, JSON.stringify(job.payload), now, now + (job.delayMs ?? 0)],
    );
  }

  /** The next jobs, members first, marked as being worked on until `visibleAt`. @param most in all, and of each lane */
  take(queue: string, most: LaneCounts & { readonly all: number }, now: number, visibleAt: number): TakenJob[] {
    if (this.nextChange(queue) > now) return [];
    this.#sql.run(
      `UPDATE job SET state = 'waiting' WHERE queue = ? AND state = 'working' AND visible_at <= ?`,
      queue,
      now,
    );
    const taken: TakenJob[] = [];
    for (const lane of LANES) {
      const due = this.#sql.all<{ id: string }>(
        `SELECT id FROM job WHERE queue = ? AND state = 'waiting' AND lane = ? AND visible_at <= ? ORDER BY visible_at LIMIT ?`,
        ...[queue, lane, now, Math.min(most.all - taken.length, most[lane])],
      );
      for (const { id } of due) taken.push(...this.#mark(queue, id, visibleAt));
    }
    return taken;
  }

  #mark(queue: string, id: string, visibleAt: number): TakenJob[] {
    return this.#sql.all<TakenJob>(
      `UPDATE job SET state = 'working', attempts = attempts + 1, visible_at = ? WHERE queue = ? AND id = ?
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

  /** When a waiting job becomes due or a working one is given up, Infinity when there is none. */
  nextChange(queue: string, lanes: readonly Lane[] = LANES): number {
    let next = Infinity;
    for (const state of ['waiting', 'working']) {
      for (const lane of lanes) {
        const first = this.#sql.one<{ at: number | null }>(
          `SELECT min(visible_at) AS at FROM job WHERE queue = ? AND state = ? AND lane = ?`,
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
