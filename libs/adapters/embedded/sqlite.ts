/**
 * The one place where an embedded adapter opens its SQLite file, so that all of them promise the same: WAL, and a
 * commit that returned is on disk (synchronous=FULL; fullfsync where the system's own fsync stops at the drive's
 * cache), unless its owner says that it can be made again. Writers of one file wait for each other (busy timeout) and
 * take the write lock at the start of a transaction, never half-way. What it does not do: keep two owners off one data
 * directory; that is the lock of the data directory.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { whenAtRest } from '#kernel/at-rest.js';

const BUSY_TIMEOUT_MS = 5000;

export interface SqliteOptions {
  /** The file must exist and is never written. */
  readonly readOnly?: boolean;
  /** How long a statement waits for another connection's lock before it fails; 5000 when absent. */
  readonly busyTimeoutMs?: number;
  /**
   * What is in it can be made again: a commit that returned outlives the process, but a power cut may take the file
   * back to an earlier commit, as a whole.
   */
  readonly derived?: boolean;
}

/** @param path a file, made with its folders when missing; ':memory:' keeps nothing */
export function openSqlite(path: string, options: SqliteOptions = {}): DatabaseSync {
  const { readOnly = false, busyTimeoutMs = BUSY_TIMEOUT_MS, derived = false } = options;
  if (!readOnly && path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path, { readOnly, timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  try {
    if (!readOnly) db.exec('PRAGMA journal_mode = WAL');
    db.exec(`PRAGMA synchronous = ${derived ? 'NORMAL' : 'FULL'}; PRAGMA fullfsync = ON`);
    db.exec('PRAGMA cache_size = -2048; PRAGMA temp_store = MEMORY');
  } catch (error) {
    db.close();
    throw error;
  }
  givesBackAtRest(db);
  return db;
}

/** Pages it holds come again from the system's cache of the file. Its owner closes it without a word to us. */
function givesBackAtRest(db: DatabaseSync): void {
  const held = new WeakRef(db);
  const stop = whenAtRest(() => {
    const open = held.deref();
    if (open?.isOpen) open.exec('PRAGMA shrink_memory');
    else stop();
  });
}

/** Runs `work` in one write transaction: all of it is committed when this returns, none of it when it throws. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already rolled back by itself after a full disk or an I/O error.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
