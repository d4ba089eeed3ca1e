/**
 * A read model as one hash: every view of the active collection in the order of ids, canonical, with its position, one
 * at a time. An older release's views lack the fields that were added since: by `only` their hashes can be compared.
 */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { canonicalJson } from '#kernel/canonical-json.js';
import type { Json } from '#kernel/json.js';

export interface Dump {
  readonly collection: string;
  readonly views: number;
  readonly bytes: number;
  readonly hash: string;
  /** Names of the fields at the top of any view. */
  readonly fields: ReadonlySet<string>;
}

/** @param only the fields at the top of views that count; all when absent */
export function dumpOf(file: string, readModel: string, only?: ReadonlySet<string>): Dump {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const { collection } = db.prepare('SELECT collection FROM active WHERE read_model = ?').get(readModel) as {
      collection: string;
    };
    const rows = db
      .prepare(`SELECT id, position, view FROM "views:${collection}" WHERE view IS NOT NULL ORDER BY id`)
      .iterate();
    const hash = createHash('sha256');
    const fields = new Set<string>();
    let [views, bytes] = [0, 0];
    for (const { id, position, view } of rows as Iterable<Record<string, string>>) {
      const whole = Object.entries(JSON.parse(view!) as Record<string, Json>);
      for (const [field] of whole) fields.add(field);
      const counted = Object.fromEntries(whole.filter(([field]) => only?.has(field) ?? true));
      const line = `${id} ${position} ${canonicalJson(counted)}\n`;
      hash.update(line);
      views += 1;
      bytes += line.length;
    }
    return { collection, views, bytes, hash: hash.digest('hex'), fields };
  } finally {
    db.close();
  }
}
