import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectTcp, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, nanos } from 'nats';
import { Clock } from '#ports/clock.js';
import { VISIBILITY_MS, workQueueContract } from '#ports/work-queue.contract.js';
import { describeWithBinary } from '../../../tests/server-binary.js';
import { describeWithServer } from '../../../tests/servers.js';
import { connectionOptions } from './connection-options.js';
import { NatsWorkQueue } from './nats-work-queue.js';

class Now extends Clock {
  now(): Date {
    return new Date();
  }
}

describeWithServer('nats', 'NatsWorkQueue on NATS JetStream', (url) => {
  workQueueContract('NatsWorkQueue', async () => {
    const prefix = `test-${randomUUID()}`;
    return {
      connect: () => NatsWorkQueue.connect(url, new Now(), { prefix, visibilityMs: VISIBILITY_MS }),
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
    const queue = await NatsWorkQueue.connect(url, new Now(), { prefix, visibilityMs: VISIBILITY_MS, onError });
    opened.push(queue);
    return queue;
  }

  it('shares a queue between processes, nothing twice, long jobs neither', async () => {
    const queues = [await open(), await open(), await open()];
    const ids = Array.from({ length: 200 }, (_, n) => `j${n}`);
    const stop = new AbortController();
    const starts: string[] = [];
    const byQueue = [0, 0, 0];
    let finished = 0;
    const workers = queues.map((queue, n) =>
      queue.work('q', { concurrency: 2, signal: stop.signal }, async ({ id }) => {
        starts.push(id);
        byQueue[n]! += 1;
        await pause(id === 'j0' ? VISIBILITY_MS * 2.5 : 2);
        finished += 1;
        return { kind: 'done' };
      }),
    );
    await Promise.all(
      ids.map((id, n) => queues[n % 3]!.enqueue('q', { id, lane: n % 2 ? 'members' : 'free-test', payload: {} })),
    );
    await until(() => finished >= ids.length);
    stop.abort();
    await Promise.all(workers);
    expect(await queues[0]!.depth('q')).toEqual({ ready: 0, working: 0, delayed: 0, dead: 0 });
    expect([...starts].sort()).toEqual([...ids].sort());
    expect(byQueue.every((count) => count > 0)).toBe(true);
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
      await until(() => mayEnd);
      return { kind: 'done' };
    });
    await enqueue(1, 'members');
    await until(() => seen.length === 1);
    await pause(300);
    await enqueue(2, 'members');
    await enqueue(3, 'free-test');
    expect(await queue.depth('q')).toEqual({ ready: 0, working: 1, delayed: 0, dead: 0 });
    mayEnd = true;
    await until(async () => (await queue.depth('q')).working === 0);
    await enqueue(4, 'free-test');
    await until(() => seen.length === 2);
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
    await queue.enqueue('q', { id: 'a', lane: 'members', payload: {} });
    await queue.work('q', { concurrency: 1, signal: stop.signal }, async () => {
      stop.abort();
      return { kind: 'done' };
    });
    expect(errors).toHaveLength(1);
    expect(await queue.depth('q')).toEqual({ ready: 0, working: 0, delayed: 0, dead: 0 });
  });

  async function removeStreams(prefix: string): Promise<void> {
    const connection = await connect(connectionOptions(url));
    const { streams } = await connection.jetstreamManager();
    for await (const name of streams.names()) if (name.startsWith(`${prefix}_`)) await streams.delete(name);
    await connection.close();
  }
});

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
    queue = await NatsWorkQueue.connect(server.url, new Now(), {
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

  const enqueue = (id: string, delayMs = 0) => queue.enqueue('q', { id, lane: 'members', payload: {}, delayMs });
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
  }, 90_000);

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
  }, 60_000);

  it('makes its streams anew on a server that lost everything', async () => {
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
  }, 60_000);

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
  }, 60_000);

  it('goes on when the server forgot what it had delivered, and does not do it twice', async () => {
    const runs: string[] = [];
    let mayEnd = false;
    worker = queue.work('q', { concurrency: 1, signal: stop.signal }, async ({ id }) => {
      runs.push(id);
      if (id === 'a') await until(() => mayEnd);
      return { kind: 'done' };
    });
    await enqueue('a');
    await until(() => runs.length === 1);
    // As after a kill -9 that came before the consumer's state was on disk.
    const connection = await connect(connectionOptions(server.url));
    const { consumers } = await connection.jetstreamManager();
    const { config } = await consumers.info('recto_jobs_q', 'members');
    await consumers.delete('recto_jobs_q', 'members');
    await consumers.add('recto_jobs_q', config);
    await connection.close();
    await enqueue('b');
    mayEnd = true;
    await until(() => runs.includes('b'));
    await until(async () => {
      const { ready, working, delayed } = await queue.depth('q');
      return ready + working + delayed === 0;
    });
    expect(runs).toEqual(['a', 'b']);
  }, 60_000);

  it('refuses to enqueue while the server is away, instead of pretending', async () => {
    await server.kill();
    await expect(enqueue('a')).rejects.toThrow();
    await server.start();
    await enqueueOnceItIsBack('b');
  }, 60_000);

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
  }, 60_000);
});

/** A server process of one test, with a port and a folder that outlive its restarts. */
class OwnServer {
  readonly url: string;
  #process: ChildProcess | undefined;

  private constructor(
    private readonly path: string,
    private readonly folder: string,
    private readonly port: number,
  ) {
    this.url = `nats://127.0.0.1:${port}`;
  }

  static async make(path: string): Promise<OwnServer> {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    return new OwnServer(path, await mkdtemp(join(tmpdir(), 'recto-nats-')), port);
  }

  async start(): Promise<void> {
    this.#process = spawn(this.path, ['-a', '127.0.0.1', '-p', String(this.port), '-js', '-sd', this.folder], {
      stdio: 'ignore',
    });
    await until(() => this.#accepts());
  }

  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.#process!.once('exit', resolve));
    this.#process!.kill('SIGKILL');
    await ended;
  }

  async empty(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }

  async remove(): Promise<void> {
    if (this.#process!.exitCode === null && this.#process!.signalCode === null) await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  #accepts(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connectTcp(this.port, '127.0.0.1');
      socket.once('connect', () => (socket.destroy(), resolve(true))).once('error', () => resolve(false));
    });
  }
}

async function until(condition: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`never came true: ${condition.toString()}`);
    await pause(5);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
