import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { positionOf } from '#kernel/position.js';
import { readModelStoreContract } from '#ports/read-model-store.contract.js';
import { EmbeddedReadModelStore } from './embedded-read-model-store.js';
import type { Filter, Index } from '#ports/read-model-store.js';
import { eventually } from '../../../tests/eventually.js';
import { ContentKeys } from '#projections/document-list/content-keys.js';
import { documentList } from '#projections/document-list/projection.js';
import { Statements } from './statements.js';
import { sameEachTime } from './testing/same-each-time.js';
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
  function explain(
    { text, values }: { text: string; values: readonly (string | number)[] },
    how: string,
  ): Record<string, string>[] {
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
    [
      'several of each',
      [
        { field: 'status', in: ['completed', 'failed'] },
        { field: 'docType', in: ['invoice', 'receipt'] },
      ],
    ],
    ['a language', [{ field: 'language', equals: 'fr' }]],
    ['a while', [{ field: 'createdAt', from: '2026-01-01', to: '2026-02-01' }]],
    ['a name', [{ field: 'originalFilename', contains: 'invoice' }]],
  ])('sorts nothing for %s, from its beginning or from a row on', (_, filters) => {
    for (const direction of ['desc', 'asc'] as const) {
      for (const after of [undefined, { value: '2026-01-15', id: 'd' }]) {
        const sort = [{ field: 'createdAt', direction }];
        const steps = plan(selectSql(table, { where: [inWorkspace, ...filters], sort, after, limit: 10 }));
        expect(steps).toHaveLength(1);
        expect(steps[0]).toMatch(/^SEARCH .* USING INDEX document-list@2-1: workspaceId, .*<expr>=\?/);
      }
    }
  });

  it('looks through names in the index, without opening a view', () => {
    const sql = selectSql(table, {
      where: [inWorkspace, { field: 'originalFilename', contains: 'invoice' }],
      sort,
      limit: 10,
    });
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
    expect(plan(sql)).toEqual([
      expect.stringContaining(
        `SEARCH counts:${list}: workspaceId, status, docType, language USING PRIMARY KEY (f0=? AND f1=?)`,
      ),
    ]);
  });
});

describe('EmbeddedReadModelStore drops a large collection', () => {
  const file = join(folder, 'dropping.db');
  const name = 'rows@1-1';
  const indexes: Index[] = [{ fields: ['n'] }, { fields: ['kind'], counted: true }];
  let store: EmbeddedReadModelStore;
  beforeEach(async () => {
    store = new EmbeddedReadModelStore(file);
    await store.ensure({ name, readModel: 'rows', indexes });
    const lease = (await store.acquireLease('rows', 'one', 60_000))!;
    const writes = Array.from({ length: 12_000 }, (_, n) => ({
      id: `row-${n}`,
      position: positionOf(n + 1),
      view: { n, kind: 'secret-kind' },
    }));
    await store.commit(name, { writes, checkpoint: positionOf(12_000), lease });
  });
  afterEach(() => store.close());
  const tables = () => {
    const db = new DatabaseSync(file);
    const rows = db.prepare("SELECT name FROM sqlite_master WHERE name GLOB '*rows@*'").all();
    db.close();
    return rows.map((row) => row['name']);
  };

  it('out of sight at once, then in pieces that leave others their turn, until no byte of it is left', async () => {
    let turns = 0;
    const take = () => void (turns++, (next = setImmediate(take)));
    let next = setImmediate(take);
    const dropped = store.drop(name);
    expect([await store.find(name, {}), await store.collections('rows')]).toEqual([[], []]);
    await dropped;
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(4);
    expect(tables()).toEqual([]);
    for (const each of [file, `${file}-wal`]) expect(readFileSync(each).includes('secret-kind')).toBe(false);
  });

  describe('and what a process left half way when it died', () => {
    beforeEach(() => {
      const db = new DatabaseSync(file);
      db.exec(`PRAGMA secure_delete = ON; DROP TRIGGER "counts:${name}: kind: came"; DROP TRIGGER "counts:${name}: kind: went"; DROP TRIGGER "counts:${name}: kind: is";
      ALTER TABLE "views:${name}" RENAME TO "dropped:views:${name}"; DROP TABLE "counts:${name}: kind"; DELETE FROM collection`);
      db.close();
    });

    it('before the next is made, also when that has the same name: its indexes are its own', async () => {
      await store.ensure({ name, readModel: 'rows', indexes });
      const db = new DatabaseSync(file);
      const index = "SELECT tbl_name FROM sqlite_master WHERE type = 'index' AND name = ?";
      expect(db.prepare(index).get(`${name}: n`)).toMatchObject({ tbl_name: `views:${name}` });
      db.close();
      await store.drop(name);
      expect(tables()).toEqual([]);
      for (const each of [file, `${file}-wal`]) expect(readFileSync(each).includes('secret-kind')).toBe(false);
    });

    it('before the next is dropped', async () => {
      await store.drop('rows@1-2');
      expect(tables()).toEqual([]);
    });
  });
});

describe('EmbeddedReadModelStore leaves no byte of a deleted view', () => {
  const name = 'rows@1-1';
  const own = join(folder, 'wiped');
  const file = join(own, 'read-models.db');
  let [written, store]: [number, EmbeddedReadModelStore] = [0, undefined as never];

  async function put(...rows: readonly [id: string, text: string | null][]): Promise<void> {
    const lease = (await store.acquireLease('rows', 'one', 60_000))!;
    const position = positionOf(++written);
    const writes = rows.map(([id, text]) => ({ id, position, view: text === null ? null : { kind: 'k', text } }));
    await store.commit(name, { writes, checkpoint: position, lease });
  }

  /** Rows that grow and shrink until SQLite spreads them over its pages again; with this seed copies of two stay. */
  async function fill(): Promise<string[]> {
    const random = sameEachTime(82);
    const text = (n: number) => `planted-${n}-${'x'.repeat(random(300))}`;
    const live: number[] = [];
    for (let n = 0; n < 120; n++) {
      await put([`row-${n}`, text(n)]);
      live.push(n);
      const changed = live[random(live.length)]!;
      await put([`row-${changed}`, text(changed)]);
      if (random(2) === 1) for (const gone of live.splice(random(live.length), 1)) await put([`row-${gone}`, null]);
    }
    return live.map((n) => `row-${n}`);
  }

  const planted = (place = own) => {
    const bytes = readdirSync(place).map((each) => readFileSync(join(place, each), 'latin1'));
    return bytes.flatMap((text) => [...text.matchAll(/planted-\d+/g)]).map(([text]) => text);
  };
  /** 1 when it was wiped since something was deleted. */
  const version = (path: string) => {
    const db = new DatabaseSync(path, { readOnly: true });
    const row = db.prepare('PRAGMA user_version').get();
    db.close();
    return row?.['user_version'];
  };
  const nothingLeft = (place = own) => eventually('nothing planted left', () => planted(place).length === 0);

  beforeEach(async () => {
    mkdirSync(own);
    written = 0;
    store = new EmbeddedReadModelStore(file);
    await store.ensure({ name, readModel: 'rows', indexes: [{ fields: ['kind', 'text'] }] });
  });
  afterEach(async () => {
    await store.close();
    rmSync(own, { recursive: true });
  });

  it('also where SQLite had put a copy aside, and loses none of the others', async () => {
    const live = await fill();
    await put(...live.map((id): [string, null] => [id, null]));
    await put(['kept', 'of another']);
    await nothingLeft();
    expect(await store.find(name, {})).toEqual([{ kind: 'k', text: 'of another' }]);
    const db = new DatabaseSync(file, { readOnly: true });
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    db.close();
  });

  it('when the process dies before it was wiped: the next one does it', async () => {
    const live = await fill();
    await eventually('wiped', () => version(file) === 1);
    await put(...live.map((id): [string, null] => [id, null]));
    const [died, next] = [join(folder, 'died'), join(folder, 'died', 'read-models.db')];
    cpSync(own, died, { recursive: true }); // what a kill -9 in this moment leaves: nothing was awaited since
    expect(planted(died)).not.toEqual([]);
    const after = new EmbeddedReadModelStore(next);
    await nothingLeft(died);
    await eventually('no need to wipe it again', () => version(next) === 1);
    await after.close();
  });

  it('before it is closed', async () => {
    const live = await fill();
    await put(...live.map((id): [string, null] => [id, null]));
    await store.close();
    expect(planted()).toEqual([]);
  });

  it('while another connection reads, as soon as it has done so', async () => {
    const live = await fill();
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('BEGIN; SELECT count(*) FROM collection');
    await put(...live.map((id): [string, null] => [id, null]));
    expect(planted()).not.toEqual([]);
    reader.exec('COMMIT');
    reader.close();
    await nothingLeft();
  });

  it('nor brings one back from the pages that another connection knew', async () => {
    const live = await fill();
    const other = new EmbeddedReadModelStore(file);
    await put(...live.map((id): [string, null] => [id, null]));
    // It has these pages in memory all the time, as they are just before they are wiped, too.
    let next = setImmediate(function read() {
      void other.load(name, live);
      next = setImmediate(read);
    });
    try {
      await nothingLeft();
      await eventually('the end of it', () => version(file) === 1);
    } finally {
      clearImmediate(next);
    }
    const lease = (await other.acquireLease('rows', 'one', 60_000))!;
    const position = positionOf(++written);
    const writes = live.map((id) => ({ id, position, view: { kind: 'k', text: 'later' } }));
    await other.commit(name, { writes, checkpoint: position, lease });
    expect(planted()).toEqual([]);
    await other.close();
  });
});

describe('EmbeddedReadModelStore after a power cut', () => {
  it('is as after an earlier commit, with its views and its checkpoint', async () => {
    const [file, cut] = [join(folder, 'powered.db'), join(folder, 'power-cut.db')];
    const store = new EmbeddedReadModelStore(file);
    const name = 'rows@1-1';
    await store.ensure({ name, readModel: 'rows', indexes: [] });
    const lease = (await store.acquireLease('rows', 'one', 60_000))!;
    for (let n = 1; n <= 50; n++) {
      const writes = [{ id: 'row', position: positionOf(n), view: { n, text: 'x'.repeat(9_000) } }];
      await store.commit(name, { writes, checkpoint: positionOf(n), lease });
    }
    copyFileSync(file, cut);
    const log = readFileSync(`${file}-wal`);
    // What was not flushed yet is lost, in the middle of a commit.
    writeFileSync(`${cut}-wal`, log.subarray(0, Math.round(log.length * 0.7)));
    await store.close();

    const after = new EmbeddedReadModelStore(cut);
    const { n } = (await after.get(name, 'row')) as { n: number };
    expect(n).toBeLessThan(50);
    expect(await after.checkpoint(name)).toBe(positionOf(n));
    await after.close();
  });
});
