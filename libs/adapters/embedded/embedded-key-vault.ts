/**
 * EmbeddedKeyVault: the key-vault port on a SQLite file of its own. A shredded key's row stays with an empty place as
 * the mark; SQLite overwrites the freed bytes with zeros (secure_delete) and the write-ahead log is emptied before
 * `shred` resolves, so no file here holds the wrapped key any more. Does not reach into backups and snapshots of the
 * file made before.
 */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Subject } from '#kernel/event.js';
import { KeyShredded, KeyVault } from '#ports/key-vault.js';
import { anotherKey, KEY_BYTES, KeyWrapping, SEAL } from '../key-wrapping.js';
import { openSqlite } from './sqlite.js';

export class EmbeddedKeyVault extends KeyVault {
  private readonly db: DatabaseSync;
  private readonly wrapping: KeyWrapping;
  private readonly insert: StatementSync;
  private readonly select: StatementSync;
  private readonly selectMany: StatementSync;
  private readonly mark: StatementSync;
  private sealChecked = false;

  constructor(file: string, masterKey: Buffer) {
    super();
    this.wrapping = new KeyWrapping(masterKey);
    this.db = openSqlite(file);
    this.db.exec('PRAGMA secure_delete = ON');
    this.db.exec('CREATE TABLE IF NOT EXISTS vault_key (subject TEXT PRIMARY KEY, wrapped BLOB) WITHOUT ROWID');
    this.insert = this.db.prepare('INSERT INTO vault_key (subject, wrapped) VALUES (?, ?) ON CONFLICT DO NOTHING');
    this.select = this.db.prepare('SELECT wrapped FROM vault_key WHERE subject = ?');
    this.selectMany = this.db.prepare(
      'SELECT subject, wrapped FROM vault_key WHERE wrapped IS NOT NULL AND subject IN (SELECT value FROM json_each(?))',
    );
    this.mark = this.db.prepare(
      'INSERT INTO vault_key (subject, wrapped) VALUES (?, NULL) ON CONFLICT DO UPDATE SET wrapped = NULL WHERE wrapped IS NOT NULL',
    );
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
    return new Map(rows.map(({ subject, wrapped }) => [subject, this.wrapping.unwrap(subject, wrapped)]));
  }

  async shred(subject: Subject): Promise<void> {
    this.mark.run(subject);
    // Also when the mark was there: an earlier call may have been stopped between the two.
    const result = this.db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    if (result.busy !== 0) {
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
    if (this.db.isOpen) this.db.close();
  }

  private stored(subject: string): Buffer | undefined {
    const row = this.select.get(subject) as { wrapped: Uint8Array | null } | undefined;
    if (row === undefined) return undefined;
    if (row.wrapped === null) throw new KeyShredded(subject as Subject);
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
