import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Clock } from '#ports/clock.js';
import { VISIBILITY_MS, workQueueContract } from '#ports/work-queue.contract.js';
import { EmbeddedWorkQueue } from './embedded-work-queue.js';

class Now extends Clock {
  now(): Date {
    return new Date();
  }
}

workQueueContract('EmbeddedWorkQueue', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-queue-'));
  return {
    connect: async () =>
      new EmbeddedWorkQueue(join(folder, 'queue.sqlite'), new Now(), { visibilityMs: VISIBILITY_MS }),
    dispose: () => rm(folder, { recursive: true }),
  };
});

describe('EmbeddedWorkQueue', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-queue-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('remembers an id for two minutes after its first enqueue, and for as long as its job is there', async () => {
    const clock = new Settable();
    const queue = new EmbeddedWorkQueue(join(folder, 'queue.sqlite'), clock);
    const enqueue = (id: string) => queue.enqueue('q', { id, lane: 'members', payload: {} });
    await enqueue('done');
    const stop = new AbortController();
    await queue.work('q', { concurrency: 1, signal: stop.signal }, async () => {
      stop.abort();
      return { kind: 'done' };
    });
    await enqueue('waiting');

    clock.ms += 119_000;
    await enqueue('done');
    await enqueue('waiting');
    expect((await queue.depth('q')).ready).toBe(1);
    clock.ms += 1_000;
    await enqueue('done');
    await enqueue('waiting');
    expect((await queue.depth('q')).ready).toBe(2);
    await queue.close();
  });

  it('goes on with a file from before there were turns', async () => {
    const file = join(folder, 'queue.sqlite');
    const older = new DatabaseSync(file);
    older.exec(`
      CREATE TABLE job (
        queue TEXT NOT NULL, id TEXT NOT NULL, lane TEXT NOT NULL, payload TEXT NOT NULL, state TEXT NOT NULL,
        attempts INTEGER NOT NULL, enqueued_at INTEGER NOT NULL, visible_at INTEGER NOT NULL, reason TEXT, died_at INTEGER,
        PRIMARY KEY (queue, id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX job_next ON job (queue, state, lane, visible_at);
      INSERT INTO job VALUES ('q', 'older', 'members', '{}', 'waiting', 0, 1, 1, NULL, NULL);`);
    older.close();
    const queue = new EmbeddedWorkQueue(file, new Settable());
    await queue.enqueue('q', { id: 'newer', lane: 'members', payload: {} });
    const seen: string[] = [];
    const stop = new AbortController();
    await queue.work('q', { concurrency: 1, signal: stop.signal }, async ({ id }) => {
      if (seen.push(id) === 2) stop.abort();
      return { kind: 'done' };
    });
    expect(seen).toEqual(['older', 'newer']);
    await queue.close();
  });

  it('makes the folder of its file, and tells a failing disk to onError instead of ending the worker', async () => {
    const errors: unknown[] = [];
    const file = join(folder, 'deep', 'queue.sqlite');
    const queue = new EmbeddedWorkQueue(file, new Settable(), { onError: (error) => errors.push(error) });
    const other = new DatabaseSync(file);
    other.exec('ALTER TABLE job RENAME TO gone');
    const stop = new AbortController();
    const worker = queue.work('q', { concurrency: 1, signal: stop.signal }, async () => {
      stop.abort();
      return { kind: 'done' };
    });
    while (errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    other.exec('ALTER TABLE gone RENAME TO job');
    other.close();
    await queue.enqueue('q', { id: 'a', lane: 'members', payload: {} });
    await worker;
    expect(await queue.depth('q')).toEqual({ ready: 0, working: 0, delayed: 0, dead: 0 });
    await queue.close();
  });
});

class Settable extends Clock {
  ms = 1_800_000_000_000;
  now(): Date {
    return new Date(this.ms);
  }
}
