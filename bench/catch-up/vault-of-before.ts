/**
 * The file of a key vault as it was until keys were overwritten where they stand: rows in the order of their subjects,
 * of a shredded key an empty place. Every version since reads it, and so do those from before.
 */
import { openSqlite } from '#adapters/embedded/sqlite.js';

export function asBefore(keysFile: string): void {
  const db = openSqlite(keysFile);
  db.exec(`
    BEGIN;
    CREATE TABLE of_before (subject TEXT PRIMARY KEY, wrapped BLOB) WITHOUT ROWID;
    INSERT INTO of_before SELECT subject, nullif(wrapped, zeroblob(length(wrapped))) FROM vault_key;
    DROP TABLE vault_key;
    ALTER TABLE of_before RENAME TO vault_key;
    COMMIT;
    PRAGMA wal_checkpoint(TRUNCATE)`);
  db.close();
}
