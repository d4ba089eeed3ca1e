/**
 * Counts kept ready: for a counted index of a collection, a table of how many live views have each combination of its
 * fields. Triggers keep it, so that it moves in the very transaction that moves the views and cannot drift. It answers
 * counts by equality with texts; whatever else is asked is counted the slow way.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Filter, Index } from '#ports/read-model-store.js';
import type { Statements } from './statements.js';
import { value, type Sql } from './view-sql.js';

/** In a transaction of the caller. @param views quoted name of the table of views */
export function ensureCounts(
  db: DatabaseSync,
  sql: Statements,
  collection: string,
  views: string,
  { fields }: Index,
): void {
  const name = `${prefix(collection)}${fields.join(', ')}`;
  if (sql.one('SELECT 1 FROM sqlite_master WHERE name = ?', name)) return;
  const columns = fields.map((_, n) => `f${n}`).join(', ');
  const of = (row: string) =>
    fields.map((field) => `coalesce(${value(field).replace('view,', `${row}view,`)}, '')`).join(', ');
  const one = (row: string, n: number) =>
    `INSERT INTO "${name}" (${columns}, n) VALUES (${of(row)}, ${n}) ON CONFLICT DO UPDATE SET n = n + excluded.n;`;
  db.exec(`
    CREATE TABLE "${name}" (${columns}, n INTEGER NOT NULL, PRIMARY KEY (${columns})) WITHOUT ROWID;
    INSERT INTO "${name}" SELECT ${of('')}, count(*) FROM ${views} WHERE view IS NOT NULL GROUP BY ${fields.map((_, n) => n + 1).join(', ')};
    CREATE TRIGGER "${name}: came" AFTER INSERT ON ${views} WHEN NEW.view IS NOT NULL BEGIN ${one('NEW.', 1)} END;
    CREATE TRIGGER "${name}: went" AFTER UPDATE OF view ON ${views} WHEN OLD.view IS NOT NULL BEGIN ${one('OLD.', -1)} END;
    CREATE TRIGGER "${name}: is" AFTER UPDATE OF view ON ${views} WHEN NEW.view IS NOT NULL BEGIN ${one('NEW.', 1)} END;
  `);
}

/** The question as one to the counts of the collection, or undefined when they cannot answer it. */
export function fromCounts(sql: Statements, collection: string, where: readonly Filter[]): Sql | undefined {
  const wanted = where.flatMap((filter) => {
    const texts = textsOf(filter);
    return texts ? [{ field: filter.field, texts }] : [];
  });
  if (where.length === 0 || wanted.length < where.length) return undefined;
  for (const name of countTables(sql, collection)) {
    const fields = name.slice(prefix(collection).length).split(', ');
    if (!wanted.every(({ field }) => fields.includes(field))) continue;
    const terms = wanted.map(({ field, texts }) => `f${fields.indexOf(field)} IN (${texts.map(() => '?').join(', ')})`);
    return {
      text: `SELECT coalesce(sum(n), 0) AS n FROM "${name}" WHERE ${terms.join(' AND ')}`,
      values: wanted.flatMap(({ texts }) => texts),
    };
  }
  return undefined;
}

export function dropCounts(db: DatabaseSync, sql: Statements, collection: string): void {
  for (const name of countTables(sql, collection)) db.exec(`DROP TABLE "${name}"`);
}

function countTables(sql: Statements, collection: string): string[] {
  const rows = sql.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB ?", `${prefix(collection)}*`);
  return rows.map((row) => row['name'] as string);
}

/** Texts that were asked for; '' stands for what is absent, too, and is not told apart here. */
function textsOf(filter: Filter): readonly string[] | undefined {
  const asked: readonly unknown[] = 'equals' in filter ? [filter.equals] : 'in' in filter ? filter.in : [undefined];
  return asked.every((one) => typeof one === 'string' && one !== '') ? (asked as readonly string[]) : undefined;
}

const prefix = (collection: string) => `counts:${collection}: `;
