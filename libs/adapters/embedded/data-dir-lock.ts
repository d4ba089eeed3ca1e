/**
 * One server per DATA_DIR. The lock is an exclusive transaction on a small SQLite file: the operating system gives it
 * up when the process dies, however it dies, so no stale lock file can keep a restart out.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
  constructor(dataDir: string) {
    super(`Another Recto server is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

/** @returns a function that gives the lock up. @throws DataDirInUse */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (/locked|busy/i.test((error as Error).message)) throw new DataDirInUse(dataDir);
    throw error;
  }
  return () => db.close();
}
