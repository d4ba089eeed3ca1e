/**
 * EmbeddedReadModelStore: the read-model port on one SQLite file. A collection is a table of JSON views, so dropping
 * one never touches another; its indexes are expression indexes over the fields named, its counts tables that triggers
 * keep. A commit is one transaction that checks the fence inside: views and checkpoint move together or not at all. It
 * does not wait for the disk: what a power cut takes back is folded again from the log. Calls run on the caller's
 * thread; a write for which another process has no room waits off it. A view that was deleted leaves no bytes: SQLite
 * zeroes it (secure_delete), and the file is wiped a moment after (wiped-file.ts), by the next process when this one
 * dies before. Lease times come from this machine's clock.
 */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JsonObject } from '#kernel/json.js';
import type { Position } from '#kernel/position.js';
import {
  FencedOut,
  ReadModelStore,
  type CollectionSpec,
  type Commit,
  type Filter,
  type Lease,
  type Query,
  type StoredView,
} from '#ports/read-model-store.js';
import { containing } from '../case-folding.js';
import { InTurn, WAIT_ON_THREAD_MS } from './in-turn.js';
import { putAside, takeAwayWhatWasPutAside } from './drop-in-pieces.js';
import { openSqlite } from './sqlite.js';
import { Statements } from './statements.js';
import { dropCounts, ensureCounts, fromCounts } from './view-counts.js';
import { CONTAINS, countSql, indexSql, selectSql, sumSql } from './view-sql.js';
import { isMarked, mark, WipedFile } from './wiped-file.js';
import { Wiping } from './wiping.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS collection (name TEXT PRIMARY KEY, read_model TEXT NOT NULL, checkpoint TEXT) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS active (read_model TEXT PRIMARY KEY, collection TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS lease (name TEXT PRIMARY KEY, owner TEXT NOT NULL, fence INTEGER NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
`;
// Rebuilds write all over the indexes: fewer copies of their pages back into the file.
const TUNING = 'PRAGMA wal_autocheckpoint = 8000; PRAGMA secure_delete = ON';

export class EmbeddedReadModelStore extends ReadModelStore {
  private readonly db: DatabaseSync;
  private readonly sql: Statements;
  private readonly turns = new InTurn();
  private readonly file: WipedFile;
  private readonly wiping = new Wiping(() => this.turns.alone(() => this.file.wipe()));

  constructor(file: string) {
    super();
    this.db = openSqlite(file, { derived: true }); // waits as long as it takes; from the schema on only briefly
    this.file = new WipedFile(file);
    this.sql = new Statements(this.db);
    this.db.exec(TUNING);
    this.db.exec(SCHEMA);
    this.db.exec(`PRAGMA busy_timeout = ${WAIT_ON_THREAD_MS}`);
    if (isMarked(this.db)) this.wiping.soon();
    let last = { text: '', pattern: containing('') };
    // A function of ours, because LIKE and lower() of SQLite fold ASCII only.
    this.db.function(CONTAINS, { deterministic: true }, (value, text) => {
      if (typeof value !== 'string' || typeof text !== 'string') return 0;
      if (last.text !== text) last = { text, pattern: containing(text) };
      return last.pattern.test(value) ? 1 : 0;
    });
  }

  async ensure(spec: CollectionSpec): Promise<void> {
    const table = tableOf(spec.name);
    // The name may be that of one whose drop a crash cut off, and its indexes would be taken for the new one's.
    await this.takeAway();
    await this.writing(() => {
      this.sql.run(
        'INSERT INTO collection (name, read_model) VALUES (?, ?) ON CONFLICT DO NOTHING',
        spec.name,
        spec.readModel,
      );
      this.db.exec(`CREATE TABLE IF NOT EXISTS ${table} (id TEXT NOT NULL UNIQUE, position TEXT NOT NULL, view TEXT)`);
    });
    // One at a time: over a full table each takes its while, and others wait to write.
    for (const index of spec.indexes) {
      await this.writing(() => {
        if (!this.exists(spec.name)) return; // dropped meanwhile
        if (index.counted) ensureCounts(this.db, this.sql, spec.name, table, index);
        else this.db.exec(indexSql(table, `"${spec.name}: ${index.fields.join(', ')}"`, index));
      });
      await nextTurn();
    }
  }

  async load(collection: string, ids: readonly string[]): Promise<Map<string, StoredView>> {
    const found = new Map<string, StoredView>();
    if (!this.exists(collection)) return found;
    const select = `SELECT id, position, view FROM ${tableOf(collection)} WHERE id IN (SELECT value FROM json_each(?))`;
    for (const row of this.sql.all(select, JSON.stringify(ids))) {
      const view = row['view'] === null ? null : (JSON.parse(row['view'] as string) as JsonObject);
      found.set(row['id'] as string, { view, position: row['position'] as Position });
    }
    return found;
  }

  async commit(collection: string, { writes, checkpoint, lease }: Commit): Promise<void> {
    const table = tableOf(collection);
    const deletes = writes.some(({ view }) => view === null);
    await this.writing(() => {
      const newest = this.sql.one('SELECT fence FROM lease WHERE name = ?', lease.name)?.['fence'] as
        number | undefined;
      if (newest !== undefined && lease.fence < newest) throw new FencedOut(lease);
      if (!this.exists(collection)) throw new Error(`there is no collection ${collection}`);
      const write = this.sql.prepare(
        `INSERT INTO ${table} (id, position, view) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE
         SET position = excluded.position, view = excluded.view WHERE excluded.position > position`,
      );
      for (const { id, position, view } of writes) write.run(id, position, view === null ? null : JSON.stringify(view));
      this.sql.run('UPDATE collection SET checkpoint = ? WHERE name = ?', checkpoint, collection);
      if (deletes) mark(this.db);
    });
    if (deletes) this.wiping.soon();
  }

  async checkpoint(collection: string): Promise<Position | undefined> {
    const row = this.sql.one('SELECT checkpoint FROM collection WHERE name = ?', collection);
    return (row?.['checkpoint'] ?? undefined) as Position | undefined;
  }

  async get(collection: string, id: string): Promise<JsonObject | undefined> {
    if (!this.exists(collection)) return undefined;
    const text = this.sql.one(`SELECT view FROM ${tableOf(collection)} WHERE id = ?`, id)?.['view'];
    return typeof text === 'string' ? (JSON.parse(text) as JsonObject) : undefined;
  }

  async find(collection: string, query: Query): Promise<JsonObject[]> {
    const { text, values } = selectSql(tableOf(collection), query);
    if (!this.exists(collection)) return [];
    return this.sql.all(text, ...values).map((row) => JSON.parse(row['view'] as string) as JsonObject);
  }

  async count(collection: string, where: readonly Filter[] = []): Promise<number> {
    const { text, values } = fromCounts(this.sql, collection, where) ?? countSql(tableOf(collection), where);
    return this.exists(collection) ? (this.sql.one(text, ...values)?.['n'] as number) : 0;
  }

  async sum(collection: string, field: string, where: readonly Filter[] = []): Promise<number> {
    const { text, values } = sumSql(tableOf(collection), field, where);
    return this.exists(collection) ? (this.sql.one(text, ...values)?.['n'] as number) : 0;
  }

  async collections(readModel: string): Promise<string[]> {
    const rows = this.sql.all('SELECT name FROM collection WHERE read_model = ? ORDER BY name', readModel);
    return rows.map((row) => row['name'] as string);
  }

  async drop(collection: string): Promise<void> {
    await this.writing(() => {
      mark(this.db);
      putAside(this.db, this.sql, tableOf(collection).slice(1, -1));
      dropCounts(this.db, this.sql, collection);
      this.sql.run('DELETE FROM collection WHERE name = ?', collection);
    });
    await this.takeAway();
  }

  async activate(readModel: string, collection: string): Promise<void> {
    const point =
      'INSERT INTO active (read_model, collection) VALUES (?, ?) ON CONFLICT DO UPDATE SET collection = excluded.collection';
    await this.writing(() => this.sql.run(point, readModel, collection));
  }

  async active(readModel: string): Promise<string | undefined> {
    return this.sql.one('SELECT collection FROM active WHERE read_model = ?', readModel)?.['collection'] as
      string | undefined;
  }

  async actives(readModels: readonly string[]): Promise<Map<string, string>> {
    const select = 'SELECT read_model, collection FROM active WHERE read_model IN (SELECT value FROM json_each(?))';
    const rows = this.sql.all(select, JSON.stringify(readModels));
    return new Map(rows.map((row) => [row['read_model'] as string, row['collection'] as string]));
  }

  async acquireLease(name: string, owner: string, ttlMs: number): Promise<Lease | undefined> {
    const take = `INSERT INTO lease (name, owner, fence, expires_at) VALUES (?1, ?2, 1, ?3) ON CONFLICT DO UPDATE
       SET fence = iif(expires_at > ?4, fence, fence + 1), owner = ?2, expires_at = ?3
       WHERE owner = ?2 OR expires_at <= ?4 RETURNING fence`;
    return this.writing(() => {
      const now = Date.now();
      const fence = this.sql.one(take, name, owner, now + ttlMs, now)?.['fence'] as number | undefined;
      return fence === undefined ? undefined : { name, owner, fence, expiresAt: new Date(now + ttlMs).toISOString() };
    });
  }

  async heldLeases(names: readonly string[]): Promise<ReadonlySet<string>> {
    const held = 'SELECT name FROM lease WHERE expires_at > ? AND name IN (SELECT value FROM json_each(?))';
    return new Set(this.sql.all(held, Date.now(), JSON.stringify(names)).map((row) => row['name'] as string));
  }

  async renewLeases(leases: readonly Lease[], ttlMs: number): Promise<readonly Lease[]> {
    const renew = 'UPDATE lease SET expires_at = ?1 WHERE name = ?2 AND owner = ?3 AND fence = ?4 AND expires_at > ?5';
    return this.writing(() => {
      const now = Date.now();
      return leases.filter(({ name, owner, fence }) => this.sql.run(renew, now + ttlMs, name, owner, fence, now) > 0);
    });
  }

  async releaseLease({ name, owner, fence }: Pick<Lease, 'name' | 'owner' | 'fence'>): Promise<void> {
    // The row stays: the next fence must be higher.
    const give = 'UPDATE lease SET expires_at = 0 WHERE name = ? AND owner = ? AND fence = ?';
    await this.writing(() => this.sql.run(give, name, owner, fence));
  }

  async ping(): Promise<void> {
    this.sql.one('SELECT count(*) FROM collection');
  }

  async close(): Promise<void> {
    if (!this.db.isOpen) return;
    await this.wiping.close();
    this.db.close();
    await this.file.close();
  }

  private async takeAway(): Promise<void> {
    const step = (work: () => boolean) => this.writing(() => (mark(this.db), work()));
    if (!(await takeAwayWhatWasPutAside(step, this.db, this.sql))) return;
    this.wiping.soon();
    await this.wiping.finish();
  }

  private writing<T>(work: () => T): Promise<T> {
    return this.turns.write(() => this.sql.transaction(work));
  }

  private exists(collection: string): boolean {
    return this.sql.one('SELECT 1 FROM collection WHERE name = ?', collection) !== undefined;
  }
}

function tableOf(collection: string): string {
  if (!/^[a-z0-9@-]+$/.test(collection))
    throw new Error(`${JSON.stringify(collection)} is not the name of a collection`);
  return `"views:${collection}"`;
}
