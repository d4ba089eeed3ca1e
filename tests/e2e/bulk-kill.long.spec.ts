/** kill -9 of the whole server while it deletes many documents: the job goes on, nothing twice, nothing lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BulkJob } from '#contracts/bulk-jobs.js';
import { Client } from './client.js';
import { ServerProcess } from './server-process.js';

const KILLS = 3;
const UPLOADS = 6;
/** Ids of nothing around those of documents, so that there is something to be killed in. */
const BETWEEN = 1_900;

describe('kill -9 during a bulk deletion', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'recto-bulk-kill-'));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const boot = () => ServerProcess.start('standalone', { DATA_DIR: folder, BOT_CHECK: 'off', WORKER_CONCURRENCY: '1' });

  it('resumes, with each document counted once', async () => {
    server = await boot();
    const client = new Client(server.url);
    await client.register();
    const documents: string[] = [];
    for (let n = 0; n < UPLOADS; n++)
      documents.push(await client.upload(Buffer.from(`%PDF-1.7\n% ${n}\n`), `${n}.pdf`));
    const kept = documents.pop()!;
    const nothing = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
    const ids = documents.flatMap((id, n) => [
      id,
      ...Array.from({ length: BETWEEN }, (_, other) => nothing(n * BETWEEN + other)),
    ]);
    const { job } = (await client.call('POST', '/bulk-jobs/deletions', { ids })) as { job: BulkJob };

    const asked = async () => ((await client.call('GET', `/bulk-jobs/deletions/${job.id}`)) as { job: BulkJob }).job;
    const through = ({ done, failed }: BulkJob) => done + failed.length;
    const seen: number[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      // Killed when it has come further than before: so each life carries it on.
      const now = await Client.until(asked, (it) => it.status === 'finished' || through(it) > (seen.at(-1) ?? 0));
      seen.push(through(now));
      await server.kill();
      server = await boot();
      client.url = server.url;
    }
    expect(seen[0]).toBeLessThan(ids.length);
    const finished = await Client.until(asked, ({ status }) => status === 'finished');
    expect(finished).toMatchObject({ total: ids.length, done: documents.length });
    expect(new Set(finished.failed.map(({ id }) => id)).size).toBe(ids.length - documents.length);
    const { documents: left } = await client.call('GET', '/documents?limit=100');
    expect(left.map(({ _id }: { _id: string }) => _id)).toEqual([kept]);

    await server.stop();
    const log = new DatabaseSync(join(folder, 'events.db'), { readOnly: true });
    const deletions = log.prepare("SELECT count(*) AS count FROM events WHERE type = 'DocumentDeleted'").get();
    log.close();
    expect(deletions).toEqual({ count: documents.length });
  });
});
