/**
 * EmbeddedAttemptStore: the attempt-store port on one SQLite file. Each change is one transaction; it does not wait for
 * the disk. Now and then, with a change, rows that are worn off are deleted.
 */
import type { DatabaseSync } from 'node:sqlite';
import { AttemptStore, stillKept, type Change, type Tries } from '#ports/attempt-store.js';
import { inTransaction, openSqlite } from './sqlite.js';
import { Statements } from './statements.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tries (name TEXT PRIMARY KEY, count INTEGER NOT NULL, counted_at INTEGER NOT NULL, blocked_until INTEGER NOT NULL, worn_off_at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tries_by_end ON tries (worn_off_at);
`;
const SELECT = `
  SELECT count, counted_at AS countedAt, blocked_until AS blockedUntil, worn_off_at AS wornOffAt FROM tries WHERE name = ?`;
const UPSERT =
  'INSERT OR REPLACE INTO tries (name, count, counted_at, blocked_until, worn_off_at) VALUES (?, ?, ?, ?, ?)';
const CLEAR_EVERY_MS = 60_000;

type Row = { count: number; countedAt: number; blockedUntil: number; wornOffAt: number };

export class EmbeddedAttemptStore extends AttemptStore {
  readonly #db: DatabaseSync;
  readonly #sql: Statements;
  #clearedAt = 0;

  /** @param file `:memory:` keeps nothing */
  constructor(file: string) {
    super();
    this.#db = openSqlite(file, { derived: true });
    this.#db.exec('PRAGMA secure_delete = ON');
    this.#db.exec(SCHEMA);
    this.#sql = new Statements(this.#db);
  }

  async get(name: string, now: number): Promise<Tries | undefined> {
    return this.#kept(name, now);
  }

  async change(name: string, now: number, change: Change): Promise<void> {
    inTransaction(this.#db, () => {
      const before = this.#kept(name, now);
      const after = change(before);
      if (after === before) return;
      if (after === undefined) this.#sql.run('DELETE FROM tries WHERE name = ?', name);
      else this.#sql.run(UPSERT, name, after.count, after.countedAt, after.blockedUntil, after.wornOffAt);
      this.#clear(now);
    });
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  #kept(name: string, now: number): Tries | undefined {
    const row = this.#sql.one<Row>(SELECT, name);
    return stillKept(row && { ...row }, now);
  }

  #clear(now: number): void {
    if (now - this.#clearedAt < CLEAR_EVERY_MS) return;
    this.#clearedAt = now;
    this.#sql.run('DELETE FROM tries WHERE worn_off_at <= ?', now);
  }
}
