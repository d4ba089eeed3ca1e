/**
 * kill -9 of the whole server while a retention rule takes documents, again and again: in the end all are gone with
 * every byte of them, each once, and what is on hold is as it was. The workspace is made three days ago, by a clock.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TestApp } from '../api/app.js';
import { found, nothingLeft, wrappedKeys } from '../api/planting.js';
import { eventually } from '../eventually.js';
import { FixedClock } from '../fixed-clock.js';
import { ServerProcess } from './server-process.js';

const DAY = 24 * 60 * 60_000;
const DOCUMENTS = 160;
const HELD = 4;
const KILLS = 4;
const AT_ONCE = 8;

describe('kill -9 while a retention rule takes documents', () => {
  let folder: string;
  let server: ServerProcess | undefined;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'recto-retention-kill-'));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ENVIRONMENT = { BOT_CHECK: 'off', WORKER_CONCURRENCY: '1', SITE: 'login', CREDITS: 'unlimited' };
  const boot = () => ServerProcess.start('standalone', { DATA_DIR: folder, ...ENVIRONMENT });
  const asked = (sql: string): number => {
    const log = new DatabaseSync(join(folder, 'events.db'), { readOnly: true });
    try {
      return (log.prepare(sql).get() as { count: number }).count;
    } finally {
      log.close();
    }
  };
  const deletions = () => asked("SELECT count(*) AS count FROM events WHERE type = 'DocumentDeleted'");

  /** Documents of three days ago, a rule that began two days ago, and some of them on hold. */
  async function threeDaysAgo() {
    const clock = new FixedClock(new Date(Date.now() - 3 * DAY).toISOString());
    const app = await TestApp.start(ENVIRONMENT, { clock });
    try {
      const { token } = await app.register('ada@example.test');
      const ids: string[] = [];
      const upload = async (n: number) => {
        const bytes = Buffer.from(`%PDF-1.7\n% planted-bytes-${n}.\n`);
        const { body } = await app.upload(token, bytes, `planted-file-${n}.pdf`);
        ids[n] = (body as { data: { document: { _id: string } } }).data.document._id;
        await app.settled(token, ids[n]!);
      };
      for (let n = 0; n < DOCUMENTS; n += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => upload(n + k)));
      for (const id of ids.slice(0, HELD))
        expect((await app.json('PUT', `/api/documents/${id}/hold`, { reason: 'Lawsuit' }, token)).status).toBe(200);
      const rule = { originalsAfterDays: null, documentsAfterDays: 1 };
      expect((await app.json('PUT', '/api/workspaces/retention', rule, token)).status).toBe(200);
      await app.running.stop();
      cpSync(app.folder, folder, { recursive: true });
      return { token, ids };
    } finally {
      await app.stop();
    }
  }

  it('ends with all gone once, and what is on hold untouched', async () => {
    const { token, ids } = await threeDaysAgo();
    const [held, going] = [ids.slice(0, HELD), ids.slice(HELD)];
    const texts = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => [
        `planted-file-${n + from}.pdf`,
        `planted-bytes-${n + from}.`,
      ]).flat();
    const keys = wrappedKeys(folder, ...going);
    expect(keys).toHaveLength(going.length);

    for (let kills = 0, before = 0; kills < KILLS; kills++) {
      server = await boot();
      // Once it has come further than the one before it; the last ones may find everything done.
      await eventually('a document deleted', () => deletions() > before || deletions() === going.length);
      before = deletions();
      await server.kill();
    }
    server = await boot();
    await eventually('all deleted', () => deletions() === going.length);
    await nothingLeft(folder, [...texts(HELD, DOCUMENTS), ...keys]);
    expect(asked("SELECT count(DISTINCT stream) AS count FROM events WHERE type = 'DocumentDeleted'")).toBe(
      going.length,
    );
    for (const text of texts(0, HELD).filter((one) => one.includes('file')))
      expect(found(folder, [text]).length).toBeGreaterThan(0);
    const { data } = (await (
      await fetch(`${server.url}/api/documents?limit=100`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as { data: { documents: { _id: string }[] } };
    expect(data.documents.map(({ _id }) => _id).toSorted()).toEqual(held.toSorted());
    for (const id of held) {
      const original = await fetch(`${server.url}/api/documents/${id}/original`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(original.status).toBe(200);
    }
  });
});
