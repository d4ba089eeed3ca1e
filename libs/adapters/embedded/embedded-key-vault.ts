/**
 * EmbeddedKeyVault: the key-vault port on a SQLite file of its own. Shredding writes zeros over the wrapped key where
 * it stands; the row stays as the mark. When SQLite moves a row to another page, it may leave a copy behind that no
 * later change reaches (unused-space.ts); so no row here ever moves: they are only appended, in the order of their
 * rowids, and none changes its size. The write-ahead log, which has older pages, is emptied before `shred` resolves, so
 * no file here holds the wrapped key any more. Does not reach into backups and snapshots of the file made before.
 */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Subject } from '#kernel/event.js';
import { KeyShredded, KeyVault } from '#ports/key-vault.js';
import { anotherKey, KEY_BYTES, KeyWrapping, SEAL, WRAPPED_BYTES } from '../key-wrapping.js';
import { GroupCommit } from './group-commit.js';
import { inTransaction, openSqlite } from './sqlite.js';

/** Stands where a wrapped key was. */
const SHREDDED = Buffer.alloc(WRAPPED_BYTES);
const TABLE = '(subject TEXT NOT NULL UNIQUE, wrapped BLOB NOT NULL)';

export class EmbeddedKeyVault extends KeyVault {
  private readonly db: DatabaseSync;
  private readonly wrapping: KeyWrapping;
  private readonly insert: StatementSync;
  private readonly select: StatementSync;
  private readonly selectMany: StatementSync;
  private readonly mark: StatementSync;
  private readonly shredding: GroupCommit;
  private sealChecked = false;

  constructor(file: string, masterKey: Buffer) {
    super();
    this.wrapping = new KeyWrapping(masterKey);
    this.db = openSqlite(file);
    this.db.exec('PRAGMA secure_delete = ON');
    this.db.exec(`CREATE TABLE IF NOT EXISTS vault_key ${TABLE}`);
    if (rowsMove(this.db)) inTransaction(this.db, () => copyToRowsThatStay(this.db));
    this.insert = this.db.prepare('INSERT INTO vault_key (subject, wrapped) VALUES (?, ?) ON CONFLICT DO NOTHING');
    this.select = this.db.prepare('SELECT wrapped FROM vault_key WHERE subject = ?');
    this.selectMany = this.db.prepare(
      'SELECT subject, wrapped FROM vault_key WHERE subject IN (SELECT value FROM json_each(?))',
    );
    this.mark = this.db.prepare(
      'INSERT INTO vault_key (subject, wrapped) VALUES (?, ?) ON CONFLICT DO UPDATE SET wrapped = excluded.wrapped',
    );
    this.shredding = new GroupCommit(this.db);
    // What a process that was killed while it shredded left in the log. Busy: whoever reads now empties it when done.
    this.emptyLog();
  }

  async create(subject: Subject): Promise<Buffer> {
    this.checkSeal();
    return this.stored(subject) ?? this.made(subject);
  }

  async adopt(subject: Subject, key: Buffer): Promise<void> {
    this.checkSeal();
    if (!(this.stored(subject) ?? this.made(subject, key)).equals(key)) throw anotherKey(subject);
  }

  async keys(subjects: readonly Subject[]): Promise<Map<Subject, Buffer>> {
    this.checkSeal();
    const rows = this.selectMany.all(JSON.stringify(subjects)) as { subject: Subject; wrapped: Uint8Array }[];
    const kept = rows.filter(({ wrapped }) => !SHREDDED.equals(wrapped));
    return new Map(kept.map(({ subject, wrapped }) => [subject, this.wrapping.unwrap(subject, wrapped)]));
  }

  async shred(subject: Subject): Promise<void> {
    await this.shredding.run(() => this.mark.run(subject, SHREDDED));
    // Of those that were committed together the first empties it for all. Also when the mark was there: an earlier
    // call may have been stopped between the two.
    if (!this.emptyLog()) {
      throw new Error(
        `the key of ${subject} is shredded but its bytes are still in the write-ahead log; shred it again`,
      );
    }
  }

  async ping(): Promise<void> {
    this.checkSeal();
    this.select.get(SEAL);
  }

  async close(): Promise<void> {
    if (!this.db.isOpen) return;
    this.shredding.close();
    this.db.close();
  }

  /** @returns false when somebody was reading just then */
  private emptyLog(): boolean {
    const { busy } = this.db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    return busy === 0;
  }

  private stored(subject: string): Buffer | undefined {
    const row = this.select.get(subject) as { wrapped: Uint8Array } | undefined;
    if (row === undefined) return undefined;
    if (SHREDDED.equals(row.wrapped)) throw new KeyShredded(subject as Subject);
    return this.wrapping.unwrap(subject, row.wrapped);
  }

  private made(subject: string, key: Buffer = randomBytes(KEY_BYTES)): Buffer {
    this.insert.run(subject, this.wrapping.wrap(subject, key));
    // Read back: another process may have been faster, and then its key is the key.
    return this.stored(subject) as Buffer;
  }

  private checkSeal(): void {
    if (this.sealChecked) return;
    if (this.stored(SEAL) === undefined) this.made(SEAL);
    this.sealChecked = true;
  }
}

/** As in vaults made before: rows in the order of their subjects move whenever one comes between. */
function rowsMove(db: DatabaseSync): boolean {
  return (
    db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'vault_key' AND sql LIKE '%WITHOUT ROWID'").get() !== undefined
  );
}

/** In a transaction. The pages of the table that is dropped are zeroed, with whatever moving left in them. */
function copyToRowsThatStay(db: DatabaseSync): void {
  if (!rowsMove(db)) return; // another process was faster
  db.exec(`
    CREATE TABLE staying ${TABLE};
    INSERT INTO staying SELECT subject, coalesce(wrapped, zeroblob(${WRAPPED_BYTES})) FROM vault_key;
    DROP TABLE vault_key;
    ALTER TABLE staying RENAME TO vault_key`);
}
