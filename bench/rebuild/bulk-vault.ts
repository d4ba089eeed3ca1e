/**
 * A key vault in memory that is written to the file of an embedded one in one go: that one waits for the disk at every
 * new key.
 */
import { randomBytes } from 'node:crypto';
import { inTransaction, openSqlite } from '#adapters/embedded/sqlite.js';
import { KEY_BYTES, KeyWrapping, WRAPPED_BYTES } from '#adapters/key-wrapping.js';
import type { Subject } from '#kernel/event.js';
import { KeyVault } from '#ports/key-vault.js';

export class BulkVault extends KeyVault {
  readonly #fresh = new Map<Subject, Buffer | null>();

  constructor(
    private readonly file: string,
    private readonly masterKey: Buffer,
  ) {
    super();
  }

  async create(subject: Subject): Promise<Buffer> {
    const key = this.#fresh.get(subject) ?? randomBytes(KEY_BYTES);
    this.#fresh.set(subject, key);
    return key;
  }

  async adopt(subject: Subject, key: Buffer): Promise<void> {
    this.#fresh.set(subject, key);
  }

  async keys(): Promise<Map<Subject, Buffer>> {
    return new Map(); // nothing is opened while the log is written
  }

  async shred(subject: Subject): Promise<void> {
    this.#fresh.set(subject, null);
  }

  async ping(): Promise<void> {}

  /** Writes what came since the last call and forgets it. */
  async flush(): Promise<void> {
    const wrapping = new KeyWrapping(this.masterKey);
    const db = openSqlite(this.file);
    const insert = db.prepare('INSERT INTO vault_key (subject, wrapped) VALUES (?, ?)');
    inTransaction(db, () => {
      for (const [subject, key] of this.#fresh)
        insert.run(subject, key ? wrapping.wrap(subject, key) : Buffer.alloc(WRAPPED_BYTES));
    });
    db.close();
    this.#fresh.clear();
  }

  async close(): Promise<void> {
    await this.flush();
  }
}
