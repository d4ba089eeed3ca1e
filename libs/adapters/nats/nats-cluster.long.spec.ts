/** NatsWorkQueue on three servers, each with a copy of every job, of which one at a time may be lost. */
import { connect, type NatsConnection, type StreamInfo } from 'nats';
import { SystemClock } from '#adapters/system/system-clock.js';
import { EngineUnfit } from '#ports/engine-unfit.js';
import { eventually } from '../../../tests/eventually.js';
import { describeWithBinary } from '../../../tests/server-binary.js';
import { connectionOptions } from './connection-options.js';
import { LANES } from './job-streams.js';
import { NatsWorkQueue } from './nats-work-queue.js';
import { OwnServer } from './testing/own-server.js';

describeWithBinary('nats-server', 'NatsWorkQueue on three NATS servers', (path) => {
  let servers: OwnServer[];
  let direct: NatsConnection;
  let urls: string;
  const opened: { close(): Promise<void> }[] = [];
  beforeEach(async () => {
    servers = await OwnServer.cluster(path, 3);
    for (const server of servers) await server.start();
    urls = servers.map(({ url }) => url).join();
    direct = await connect(connectionOptions(urls));
    opened.push(direct);
    // Whoever asks before they have elected the one that makes streams gets no answer.
    await eventually('a cluster that makes streams', () => made('warm').catch(() => false));
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
    for (const server of servers) await server.remove();
  });

  async function made(name: string): Promise<boolean> {
    const { streams } = await direct.jetstreamManager({ checkAPI: false, timeout: 500 });
    await streams.add({ name, subjects: [`${name}.>`], num_replicas: 3 });
    return streams.delete(name);
  }
  async function open(url: string, onError?: (error: unknown) => void): Promise<NatsWorkQueue> {
    const queue = await NatsWorkQueue.connect(url, new SystemClock(), { visibilityMs: 2_000, onError });
    opened.push(queue);
    return queue;
  }
  const manager = () => direct.jetstreamManager({ checkAPI: false });
  const enqueue = (queue: NatsWorkQueue, id: string) =>
    queue.enqueue('q', { id, lane: 'members', group: id.slice(0, 1), payload: {} });
  const streamsOf = async (queue = 'q'): Promise<StreamInfo[]> => {
    const { streams } = await manager();
    return Promise.all([`recto_jobs_${queue}`, `recto_notes_${queue}`].map((name) => streams.info(name)));
  };

  it('keeps every job three times, what is there already, too, and never fewer times than somebody chose', async () => {
    const alone = await open(urls);
    await enqueue(alone, 'a');
    expect((await streamsOf()).map(({ config }) => config.num_replicas)).toEqual([1, 1]);

    const thrice = await open(`${urls}?replicas=3`);
    expect((await thrice.depth('q')).ready).toBe(1);
    expect((await streamsOf()).map(({ config }) => config.num_replicas)).toEqual([3, 3]);
    const { consumers } = await manager();
    for (const lane of LANES) {
      await eventually('copies of what was answered', async () => {
        const { cluster } = await consumers.info('recto_jobs_q', lane);
        return cluster?.replicas?.length === 2;
      });
    }

    await thrice.depth('new');
    expect((await streamsOf('new')).map(({ config }) => config.num_replicas)).toEqual([3, 3]);

    await (await open(`${urls}?replicas=1`)).depth('q');
    expect((await streamsOf()).map(({ config }) => config.num_replicas)).toEqual([3, 3]);
  });

  it('takes jobs and gets each done while the servers go away, one after the other', async () => {
    const queue = await open(`${urls}?replicas=3`);
    const done = new Set<string>();
    const stop = new AbortController();
    const worker = queue.work('q', { concurrency: 4, signal: stop.signal }, async ({ id }) => {
      done.add(id);
      return { kind: 'done' };
    });
    let ids = 0;
    const everyJob = async (count: number) => {
      const enqueued = Array.from({ length: count }, () => `${ids % 3}-${ids++}`);
      await Promise.all(enqueued.map((id) => enqueue(queue, id)));
      await eventually('every job done', () => enqueued.every((id) => done.has(id)));
    };
    await everyJob(10);
    for (let kills = 0; kills < 2; kills++) {
      const leader = (await streamsOf())[0]!.cluster!.leader!;
      const killed = servers[Number(leader.slice(1))]!;
      await killed.kill();
      // Not one of these may be refused: they wait until the others have elected a leader.
      await everyJob(10);
      await killed.start();
      await eventually('every copy up to date', async () => {
        const all = await streamsOf().catch(() => []);
        const current = ({ cluster }: StreamInfo) => cluster?.replicas?.every((each) => each.current && !each.offline);
        return all.length === 2 && all.every(current);
      });
    }
    stop.abort();
    await worker;
    await eventually('an empty queue', async () => {
      const { ready, working, delayed } = await queue.depth('q');
      return ready + working + delayed === 0;
    });
  });

  it('says so when there are fewer servers than copies, and goes on with as many as there are', async () => {
    const errors: unknown[] = [];
    const queue = await open(`${urls}?replicas=5`, (error) => errors.push(error));
    await expect(enqueue(queue, 'a')).rejects.toThrow('replicas=5');
    await expect(queue.ping()).rejects.toThrow(/asks for 5 servers with JetStream/);

    await enqueue(await open(`${urls}?replicas=3`), 'a');
    await enqueue(queue, 'b');
    expect((await queue.depth('q')).ready).toBe(2);
    expect(errors).toContainEqual(expect.any(EngineUnfit));
    await queue.ping();
  });
});

describeWithBinary('nats-server', 'NatsWorkQueue on one NATS server', (path) => {
  it('does not start when it is to keep each job on three', async () => {
    const server = await OwnServer.make(path);
    await server.start();
    const opening = NatsWorkQueue.connect(`${server.url}?replicas=3`, new SystemClock());
    try {
      await expect(opening).rejects.toThrow(EngineUnfit);
      await expect(opening).rejects.toThrow('it is one server alone, and replicas=3 in QUEUE_URL asks for 3');
    } finally {
      await opening.then((queue) => queue.close()).catch(() => undefined);
      await server.remove();
    }
  });
});
