import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, nanos } from 'nats';
import { SystemClock } from '#adapters/system/system-clock.js';
import { unlessHeldUp } from '#ports/work-queue-contract/samples.js';
import { VISIBILITY_MS, workQueueContract } from '#ports/work-queue.contract.js';
import { eventually } from '../../../tests/eventually.js';
import { describeWithServer } from '../../../tests/servers.js';
import { connectionOptions } from './connection-options.js';
import { NatsWorkQueue } from './nats-work-queue.js';

describeWithServer('nats', 'NatsWorkQueue on NATS JetStream', (url) => {
  workQueueContract('NatsWorkQueue', async () => {
    const prefix = `test-${randomUUID()}`;
    return {
      connect: () => NatsWorkQueue.connect(url, new SystemClock(), { prefix, visibilityMs: VISIBILITY_MS }),
      dispose: () => removeStreams(prefix),
    };
  });

  const opened: { close(): Promise<void> }[] = [];
  let prefix: string;
  beforeEach(() => {
    prefix = `test-${randomUUID()}`;
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await removeStreams(prefix);
  });

  async function open(onError?: (error: unknown) => void): Promise<NatsWorkQueue> {
    const queue = await NatsWorkQueue.connect(url, new SystemClock(), { prefix, visibilityMs: VISIBILITY_MS, onError });
    opened.push(queue);
    return queue;
  }

  it('shares a queue between processes, nothing twice, long jobs neither', async () => {
    const queues = [await open(), await open(), await open()];
    const stop = new AbortController();
    const starts: string[] = [];
    const byQueue = new Set<number>();
    let finished = 0;
    const workers = queues.map((queue, n) =>
      queue.work('q', { concurrency: 2, signal: stop.signal }, async ({ id }) => {
        starts.push(id);
        byQueue.add(n);
        await eventually('a job for each', () => byQueue.size === queues.length);
        await pause(id.startsWith('j0 ') ? VISIBILITY_MS * 2.5 : 2);
        finished += 1;
        return { kind: 'done' };
      }),
    );
    const [enqueued, started] = await unlessHeldUp(VISIBILITY_MS / 2, async (round) => {
      const ids = Array.from({ length: 200 }, (_, n) => `j${n} ${round}`);
      [starts.length, finished] = [0, 0];
      byQueue.clear();
      await Promise.all(
        ids.map((id, n) => queues[n % 3]!.enqueue('q', { id, lane: n % 2 ? 'members' : 'free-test', payload: {} })),
      );
      await eventually('every job finished', () => finished >= ids.length);
      await eventually('an empty queue', async () => (await queues[0]!.depth('q')).working === 0);
      return [ids, [...starts]];
    });
    stop.abort();
    await Promise.all(workers);
    expect(await queues[0]!.depth('q')).toEqual({ ready: 0, working: 0, delayed: 0, dead: 0 });
    expect([...started].sort()).toEqual([...enqueued].sort());
  });

  it('drops an id whose job is still there after the duplicate window, and takes it again once that job is done', async () => {
    const queue = await open();
    await queue.depth('q');
    const connection = await connect(connectionOptions(url));
    opened.push(connection);
    const { streams } = await connection.jetstreamManager();
    await streams.update(`${prefix}_jobs_q`, { duplicate_window: nanos(100) });
    const enqueue = (n: number, lane: 'members' | 'free-test') => queue.enqueue('q', { id: 'a', lane, payload: { n } });
    const stop = new AbortController();
    const seen: unknown[] = [];
    let mayEnd = false;
    const worker = queue.work('q', { concurrency: 2, signal: stop.signal }, async ({ payload }) => {
      seen.push(payload);
      await eventually('the end allowed', () => mayEnd);
      return { kind: 'done' };
    });
    await enqueue(1, 'members');
    await eventually('the first', () => seen.length === 1);
    await pause(300);
    await enqueue(2, 'members');
    await enqueue(3, 'free-test');
    expect(await queue.depth('q')).toEqual({ ready: 0, working: 1, delayed: 0, dead: 0 });
    mayEnd = true;
    await eventually('the first done', async () => (await queue.depth('q')).working === 0);
    await enqueue(4, 'free-test');
    await eventually('the second', () => seen.length === 2);
    stop.abort();
    await worker;
    expect(seen).toEqual([{ n: 1 }, { n: 4 }]);
  });

  it('drops a message in its stream that is no job, and goes on', async () => {
    const errors: unknown[] = [];
    const queue = await open((error) => errors.push(error));
    const stop = new AbortController();
    await queue.depth('q');
    const connection = await connect(connectionOptions(url));
    opened.push(connection);
    await connection.jetstream().publish(`${prefix}.jobs.q.members.x`, 'not a job');
    await connection.jetstream().publish(`${prefix}.waiting.q.0.members.x.y`, 'not a job');
    await queue.enqueue('q', { id: 'a', lane: 'members', payload: {} });
    await queue.work('q', { concurrency: 1, signal: stop.signal }, async () => {
      stop.abort();
      return { kind: 'done' };
    });
    expect(errors).toHaveLength(2);
    expect(await queue.depth('q')).toEqual({ ready: 0, working: 0, delayed: 0, dead: 0 });
  });

  it('goes on with a stream that was made before there were turns', async () => {
    const connection = await connect(connectionOptions(url));
    opened.push(connection);
    const { streams } = await connection.jetstreamManager();
    const queue = await open();
    await queue.depth('q');
    const subjects = ['members', 'free-test'].map((lane) => `${prefix}.jobs.q.${lane}.*`);
    await streams.update(`${prefix}_jobs_q`, { subjects });
    const older = { id: 'older', lane: 'members', payload: {}, enqueuedAt: new Date().toISOString() };
    await connection.jetstream().publish(`${prefix}.jobs.q.members.jb2xkZXI`, JSON.stringify(older));

    const newer = await open();
    await newer.enqueue('q', { id: 'newer', lane: 'members', payload: {} });
    const seen: string[] = [];
    const stop = new AbortController();
    const worker = newer.work('q', { concurrency: 1, signal: stop.signal }, async ({ id }) => {
      seen.push(id);
      return { kind: 'done' };
    });
    await eventually('both', () => seen.length === 2);
    stop.abort();
    await worker;
    expect(seen).toEqual(['older', 'newer']);
  });

  async function removeStreams(prefix: string): Promise<void> {
    const connection = await connect(connectionOptions(url));
    const { streams } = await connection.jetstreamManager();
    for await (const name of streams.names()) if (name.startsWith(`${prefix}_`)) await streams.delete(name);
    await connection.close();
  }
});
