/**
 * Takes a collection's table away without holding the file's write lock for long, however large it is: whoever else
 * writes to the file waits for the lock on its own thread, and that may be one that serves requests. The first step
 * takes it out of sight at once; the rest goes index by index and some thousand rows at a time, with the event loop in
 * between. What a process that died left half way is taken away before the next collection is made or dropped.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { Statements } from './statements.js';

const ROWS = 5_000;
const PREFIX = 'dropped:';

/** In a transaction of the caller. */
export function putAside(db: DatabaseSync, sql: Statements, table: string): void {
  if (!sql.one("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", table)) return;
  // A trigger that names a table of counts which is gone would be in the way of every later renaming.
  for (const { name } of sql.all("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?", table))
    db.exec(`DROP TRIGGER "${name as string}"`);
  db.exec(`ALTER TABLE "${table}" RENAME TO "${PREFIX}${table}"`);
}

/** @param writing runs a step in a transaction. @returns whether there was anything */
export async function takeAwayWhatWasPutAside(
  writing: (step: () => boolean) => Promise<boolean>,
  db: DatabaseSync,
  sql: Statements,
): Promise<boolean> {
  let any = false;
  for (; db.isOpen && tablePutAside(sql) !== undefined; await nextTurn())
    any = (await writing(() => takeAwaySome(db, sql))) || any;
  return any;
}

function tablePutAside(sql: Statements): string | undefined {
  const table = sql.one("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB ?", `${PREFIX}*`);
  return table?.['name'] as string | undefined;
}

/** @returns whether there was anything; another process may have been faster */
function takeAwaySome(db: DatabaseSync, sql: Statements): boolean {
  const table = tablePutAside(sql);
  if (table === undefined) return false;
  // Those without a text belong to the table itself and go with it.
  const index = sql.one(
    "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
    table,
  )?.['name'];
  if (index !== undefined) {
    db.exec(`DROP INDEX "${index as string}"`);
    return true;
  }
  const { changes } = db
    .prepare(`DELETE FROM "${table}" WHERE rowid IN (SELECT rowid FROM "${table}" LIMIT ${ROWS})`)
    .run();
  if (Number(changes) < ROWS) db.exec(`DROP TABLE "${table}"`);
  return true;
}
