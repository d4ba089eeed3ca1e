import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readModelStoreContract } from '#ports/read-model-store.contract.js';
import { EmbeddedReadModelStore } from './embedded-read-model-store.js';
import type { Filter } from '#ports/read-model-store.js';
import { ContentKeys } from '#projections/document-list/content-keys.js';
import { documentList } from '#projections/document-list/projection.js';
import { Statements } from './statements.js';
import { fromCounts } from './view-counts.js';
import { countSql, selectSql } from './view-sql.js';

const folder = mkdtempSync(join(tmpdir(), 'recto-read-models-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

readModelStoreContract('EmbeddedReadModelStore', async () => new EmbeddedReadModelStore(join(folder, 'contract.db')));

describe('EmbeddedReadModelStore plans the document list on its indexes', () => {
  const file = join(folder, 'plans.db');
  const list = 'document-list@2-1';
  const inWorkspace = { field: 'workspaceId', equals: 'w' } as const;
  const sort = [{ field: 'createdAt', direction: 'desc' }] as const;

  beforeAll(async () => {
    const store = new EmbeddedReadModelStore(file);
    const { indexes } = documentList(new ContentKeys(Buffer.alloc(32)));
    await store.ensure({ name: list, readModel: 'document-list', indexes });
    await store.close();
  });

  /** What SQLite says of a statement with EXPLAIN. */
  function explain({ text, values }: { text: string; values: readonly (string | number)[] }, how: string): Record<string, string>[] {
    const db = new DatabaseSync(file);
    db.function('view_contains', (_value, _text) => 0);
    const steps = db.prepare(`${how} ${text}`).all(...values) as Record<string, string>[];
    db.close();
    return steps;
  }
  const plan = (sql: ReturnType<typeof countSql>) => explain(sql, 'EXPLAIN QUERY PLAN').map((step) => step['detail']);
  const table = `"views:${list}"`;

  it('finds the newest ten of a workspace in the order of the index, without sorting', () => {
    const sql = selectSql(table, { where: [inWorkspace], sort, limit: 10 });
    expect(plan(sql)).toEqual([`SEARCH views:${list} USING INDEX ${list}: workspaceId, createdAt (<expr>=?)`]);
  });

  it.each<[string, Filter[]]>([
    ['one status', [{ field: 'status', equals: 'failed' }]],
    ['several of each', [{ field: 'status', in: ['completed', 'failed'] }, { field: 'docType', in: ['invoice', 'receipt'] }]],
    ['a language', [{ field: 'language', equals: 'fr' }]],
    ['a while', [{ field: 'createdAt', from: '2026-01-01', to: '2026-02-01' }]],
    ['a name', [{ field: 'originalFilename', contains: 'invoice' }]],
  ])('sorts nothing for %s', (_, filters) => {
    for (const direction of ['desc', 'asc'] as const) {
      const steps = plan(selectSql(table, { where: [inWorkspace, ...filters], sort: [{ field: 'createdAt', direction }], limit: 10 }));
      expect(steps).toHaveLength(1);
      expect(steps[0]).toMatch(/^SEARCH .* USING INDEX document-list@2-1: workspaceId, .*<expr>=\?/);
    }
  });

  it('looks through names in the index, without opening a view', () => {
    const sql = selectSql(table, { where: [inWorkspace, { field: 'originalFilename', contains: 'invoice' }], sort, limit: 10 });
    // The table is sought only when a row of the page is made.
    expect(explain(sql, 'EXPLAIN').filter(({ opcode }) => opcode === 'DeferredSeek')).toHaveLength(1);
    expect(plan(countSql(table, [inWorkspace, { field: 'originalFilename', contains: 'invoice' }]))).toEqual([
      expect.stringContaining('USING COVERING INDEX document-list@2-1: workspaceId, createdAt'),
    ]);
  });

  it('takes counts by status, type and language from where they are kept', () => {
    const db = new DatabaseSync(file);
    const sql = fromCounts(new Statements(db), list, [inWorkspace, { field: 'status', in: ['completed', 'failed'] }])!;
    db.close();
    expect(plan(sql)).toEqual([expect.stringContaining(`SEARCH counts:${list}: workspaceId, status, docType, language USING PRIMARY KEY (f0=? AND f1=?)`)]);
  });
});
