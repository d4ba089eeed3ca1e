import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readModelStoreContract } from '#ports/read-model-store.contract.js';
import { EmbeddedReadModelStore } from './embedded-read-model-store.js';
import { countSql, selectSql } from './view-sql.js';

const folder = mkdtempSync(join(tmpdir(), 'recto-read-models-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

readModelStoreContract('EmbeddedReadModelStore', async () => new EmbeddedReadModelStore(join(folder, 'contract.db')));

describe('EmbeddedReadModelStore plans the document list on its indexes', () => {
  const file = join(folder, 'plans.db');
  const list = 'document-list@1-1';

  beforeAll(async () => {
    const store = new EmbeddedReadModelStore(file);
    const indexes = [{ fields: ['workspaceId', 'createdAt'] }, { fields: ['workspaceId', 'status'] }];
    await store.ensure({ name: list, readModel: 'document-list', indexes });
    await store.close();
  });

  /** The steps SQLite would take. */
  function plan({ text, values }: { text: string; values: readonly (string | number)[] }): string[] {
    const db = new DatabaseSync(file);
    db.function('view_contains', (_value, _text) => 0);
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values) as { detail: string }[];
    db.close();
    return steps.map(({ detail }) => detail);
  }

  it('finds the newest ten of a workspace in the order of the index, without sorting', () => {
    const sql = selectSql(`"views:${list}"`, {
      where: [{ field: 'workspaceId', equals: 'w' }],
      sort: [{ field: 'createdAt', direction: 'desc' }],
      limit: 10,
    });
    expect(plan(sql)).toEqual([`SEARCH views:${list} USING INDEX ${list}: workspaceId, createdAt (<expr>=?)`]);
  });

  it('counts by status without touching a view', () => {
    const sql = countSql(`"views:${list}"`, [
      { field: 'workspaceId', equals: 'w' },
      { field: 'status', equals: 'completed' },
    ]);
    expect(plan(sql)).toEqual([
      `SEARCH views:${list} USING COVERING INDEX ${list}: workspaceId, status (<expr>=? AND <expr>=?)`,
    ]);
  });
});
