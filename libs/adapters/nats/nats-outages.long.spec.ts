/** NatsWorkQueue on a server of its own that is killed, emptied, or forgets. */
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'nats';
import { SystemClock } from '#adapters/system/system-clock.js';
import type { Lane } from '#ports/work-queue.js';
import { eventually } from '../../../tests/eventually.js';
import { describeWithBinary } from '../../../tests/server-binary.js';
import { connectionOptions } from './connection-options.js';
import { LANES } from './job-streams.js';
import { NatsWorkQueue } from './nats-work-queue.js';
import { OwnServer } from './testing/own-server.js';

describeWithBinary('nats-server', 'NatsWorkQueue on a NATS server that goes away', (path) => {
  let server: OwnServer;
  let queue: NatsWorkQueue;
  let errors: unknown[];
  let stop: AbortController;
  let worker: Promise<void> | undefined;

  beforeEach(async () => {
    [errors, stop, worker] = [[], new AbortController(), undefined];
    server = await OwnServer.make(path);
    await server.start();
    queue = await NatsWorkQueue.connect(server.url, new SystemClock(), {
      visibilityMs: 2_000,
      onError: (error) => errors.push(error),
    });
  });
  afterEach(async () => {
    stop.abort();
    await queue.close();
    await worker;
    await server.remove();
  });

  const enqueue = (id: string, delayMs = 0, lane: Lane = 'members') =>
    queue.enqueue('q', { id, lane, payload: {}, delayMs });
  const enqueueOnceItIsBack = (id: string) =>
    until(() =>
      enqueue(id).then(
        () => true,
        () => false,
      ),
    );

  it('goes on with the same adapter after a kill -9, and every job gets done', async () => {
    const ids = Array.from({ length: 150 }, (_, n) => `j${n}`);
    await Promise.all(ids.map((id, n) => enqueue(id, n % 10 === 0 ? 1_500 : 0)));
    const starts = new Map<string, number>();
    const done = new Set<string>();
    worker = queue.work('q', { concurrency: 4, signal: stop.signal }, async ({ id }) => {
      starts.set(id, (starts.get(id) ?? 0) + 1);
      await pause(10);
      if (starts.get(id) === 1 && Number(id.slice(1)) % 7 === 0) return { kind: 'retry', afterMs: 300, reason: 'busy' };
      done.add(id);
      return { kind: 'done' };
    });
    for (const kill of [20, 60, 100]) {
      await until(() => done.size >= kill);
      await server.kill();
      await until(() => errors.length > 0);
      errors.length = 0;
      await server.start();
    }
    await until(() => done.size === ids.length);
    await until(async () => {
      const { ready, working, delayed } = await queue.depth('q');
      return ready + working + delayed === 0;
    });
    await enqueue('after');
    await until(() => done.has('after'));
  });

  it('is heard when its handler comes to an end while the server is away', async () => {
    let [runs, mayEnd] = [0, false];
    await enqueue('a');
    worker = queue.work('q', { concurrency: 1, signal: stop.signal }, async () => {
      runs += 1;
      await until(() => mayEnd);
      return { kind: 'dead', reason: 'unreadable' };
    });
    await until(() => runs === 1);
    await server.kill();
    mayEnd = true;
    await until(() => errors.length > 0);
    await server.start();
    await until(async () => (await queue.dead('q').catch(() => [])).length === 1);
    expect(runs).toBe(1);
  });

  it('makes its streams again on a server that lost everything', async () => {
    const seen: string[] = [];
    worker = queue.work('q', { concurrency: 1, signal: stop.signal }, async ({ id }) => {
      seen.push(id);
      return { kind: 'done' };
    });
    await enqueue('before');
    await until(() => seen.length === 1);
    await server.kill();
    await server.empty();
    await server.start();
    await enqueueOnceItIsBack('after');
    await until(() => seen.length === 2);
    expect(seen).toEqual(['before', 'after']);
  });

  it('does not end a new job with the answer to one that was lost, though both have the same number', async () => {
    const seen: string[] = [];
    let mayEnd = false;
    worker = queue.work('q', { concurrency: 1, signal: stop.signal }, async ({ id }) => {
      seen.push(id);
      if (id === 'before') await until(() => mayEnd);
      return { kind: 'done' };
    });
    await enqueue('before');
    await until(() => seen.length === 1);
    await server.kill();
    await server.empty();
    await server.start();
    await enqueueOnceItIsBack('after');
    mayEnd = true;
    await until(() => seen.length === 2);
    expect(seen).toEqual(['before', 'after']);
    await until(async () => (await queue.depth('q')).working === 0);
  });

  it.each(LANES)(
    'goes on with %s when the server forgot what it had delivered, and does not do it twice',
    async (lane) => {
      const runs: string[] = [];
      let mayEnd = false;
      worker = queue.work('q', { concurrency: 1, freeTestsAtOnce: 1, signal: stop.signal }, async ({ id }) => {
        runs.push(id);
        if (id === 'a') await until(() => mayEnd);
        return { kind: 'done' };
      });
      await enqueue('a', 0, lane);
      await until(() => runs.length === 1);
      // As after a kill -9 that came before the consumer's state was on disk.
      const connection = await connect(connectionOptions(server.url));
      const { consumers } = await connection.jetstreamManager();
      const { config } = await consumers.info('recto_jobs_q', lane);
      await consumers.delete('recto_jobs_q', lane);
      await consumers.add('recto_jobs_q', config);
      await connection.close();
      await enqueue('b', 0, lane);
      mayEnd = true;
      await until(() => runs.includes('b'));
      await until(async () => {
        const { ready, working, delayed } = await queue.depth('q');
        return ready + working + delayed === 0;
      });
      expect(runs).toEqual(['a', 'b']);
    },
  );

  it('drops the message of a job that is done, which a server came back with after its consumer had passed it', async () => {
    const runs: string[] = [];
    let mayEnd = false;
    worker = queue.work('q', { concurrency: 1, signal: stop.signal }, async ({ id }) => {
      runs.push(id);
      await until(() => mayEnd);
      return { kind: 'done' };
    });
    // Delayed, so that it does not wait in line, of which the messages would come back, too.
    await enqueue('a', 1);
    await until(() => runs.length === 1);
    const messages = join(server.folderOf('recto_jobs_q'), 'msgs');
    await server.kill('SIGTERM');
    await cp(messages, `${messages}.kept`, { recursive: true });
    await server.start();
    mayEnd = true;
    await until(async () => (await queue.depth('q').catch(() => undefined))?.working === 0);
    await server.kill('SIGTERM');
    // As it may be after a kill -9: what the consumer acknowledged is on disk, and the removal of the message is not.
    await rm(messages, { recursive: true });
    await rename(`${messages}.kept`, messages);
    await server.start();
    await until(async () => (await queue.depth('q').catch(() => undefined))?.ready === 0);
    const connection = await connect(connectionOptions(server.url));
    const { streams } = await connection.jetstreamManager();
    await until(async () => (await streams.info('recto_jobs_q')).state.messages === 0);
    await connection.close();
    await enqueue('b');
    await until(() => runs.includes('b'));
    expect(runs).toEqual(['a', 'b']);
  });

  it('refuses to enqueue while the server is away, instead of pretending', async () => {
    await server.kill();
    await expect(enqueue('a')).rejects.toThrow();
    await server.start();
    await enqueueOnceItIsBack('b');
  });

  it('stops in the end though the server is away', async () => {
    await enqueue('a');
    let started = false;
    worker = queue.work('q', { concurrency: 1, signal: stop.signal }, async ({ signal }) => {
      started = true;
      await until(() => signal.aborted);
      throw new Error('stopped');
    });
    await until(() => started);
    await server.kill();
    stop.abort();
    await worker;
    await server.start();
    const attempts: number[] = [];
    stop = new AbortController();
    worker = queue.work('q', { concurrency: 1, signal: stop.signal }, async ({ attempt }) => {
      attempts.push(attempt);
      return { kind: 'done' };
    });
    await until(() => attempts.length === 1);
  });
});

const until = (condition: () => boolean | Promise<boolean>) => eventually(condition.toString(), condition);
