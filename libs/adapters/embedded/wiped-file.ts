/**
 * WipedFile: a SQLite file of which nothing is left that was deleted. That something was is marked in the file
 * (`mark`), in the very transaction that deletes, so that a process which dies before it was wiped leaves the mark to
 * the next one; files of before there were marks count as marked. Wiping empties the write-ahead log, zeroes the unused
 * space of every page (unused-space.ts) and takes the mark away. It writes beside SQLite, but only bytes that have no
 * meaning, while nobody can write: it holds the write lock, the log is empty, and its own commit in the end makes every
 * connection forget the pages it knew. Readers go on. It reads the whole file: about a second for a gigabyte.
 */
import { open, stat, type FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from './sqlite.js';
import { pageSizeOf, unusedSpace } from './unused-space.js';

const WIPED = 1;
const MARKED = 2;
const READ_AT_ONCE = 1 << 20;
const ZEROS = Buffer.alloc(65_536);

/** In a transaction of the caller, which deletes. */
export function mark(db: DatabaseSync): void {
  db.exec(`PRAGMA user_version = ${MARKED}`);
}

export function isMarked(db: DatabaseSync): boolean {
  return db.prepare('PRAGMA user_version').get()?.['user_version'] !== WIPED;
}

export class WipedFile {
  readonly #bytes: SharedHandle;

  constructor(private readonly file: string) {
    this.#bytes = SharedHandle.of(file);
  }

  /**
   * Nobody of this process may write meanwhile: they would wait for the lock on the thread.
   * @returns false when another process was in the way
   */
  async wipe(): Promise<boolean> {
    const handle = await this.#bytes.open();
    const db = openSqlite(this.file, { busyTimeoutMs: 0 });
    try {
      if (!emptiesLog(db) || !locks(db)) return false;
      if ((await stat(`${this.file}-wal`)).size > 0) return false; // written in between
      await zeroUnused(handle);
      db.exec(`PRAGMA user_version = ${WIPED}; COMMIT`);
      return true;
    } finally {
      db.close(); // ends the transaction, too
    }
  }

  /** After every connection of this process that was opened with it. */
  async close(): Promise<void> {
    await this.#bytes.close();
  }
}

function emptiesLog(db: DatabaseSync): boolean {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
}

function locks(db: DatabaseSync): boolean {
  try {
    db.exec('BEGIN IMMEDIATE');
    return true;
  } catch {
    return false;
  }
}

async function zeroUnused(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat();
  const chunk = Buffer.alloc(Math.min(READ_AT_ONCE, size));
  let pageSize = 0;
  for (let at = 0; at < size; at += chunk.length) {
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    pageSize ||= pageSizeOf(chunk);
    const zeroed: Promise<unknown>[] = [];
    for (let inChunk = 0; inChunk + pageSize <= bytesRead; inChunk += pageSize) {
      const page = chunk.subarray(inChunk, inChunk + pageSize);
      const { from, to } = unusedSpace(page, at + inChunk === 0) ?? { from: 0, to: 0 };
      if (page.subarray(from, to).equals(ZEROS.subarray(0, to - from))) continue;
      zeroed.push(handle.write(ZEROS, 0, to - from, at + inChunk + from));
    }
    // Together: one after another each would wait for a turn of the event loop, and whoever writes for all of them.
    // None is under way any more when one fails: then the lock is let go.
    for (const write of await Promise.allSettled(zeroed)) if (write.status === 'rejected') throw write.reason;
  }
  await handle.datasync();
}

/**
 * A file that is opened beside SQLite must not be closed while this process has a connection to it: the system then
 * drops all of the process's locks on the file, those of SQLite too. So it is opened once, and closed by the last.
 */
class SharedHandle {
  static readonly #all = new Map<string, SharedHandle>();
  #users = 0;
  #handle: Promise<FileHandle> | undefined;

  private constructor(private readonly path: string) {}

  static of(file: string): SharedHandle {
    const path = resolve(file);
    const shared = SharedHandle.#all.get(path) ?? new SharedHandle(path);
    SharedHandle.#all.set(path, shared);
    shared.#users += 1;
    return shared;
  }

  open(): Promise<FileHandle> {
    return (this.#handle ??= open(this.path, 'r+'));
  }

  async close(): Promise<void> {
    this.#users -= 1;
    if (this.#users > 0) return;
    SharedHandle.#all.delete(this.path);
    await (await this.#handle)?.close();
  }
}
