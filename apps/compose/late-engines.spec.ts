import { join } from 'node:path';
import { EmbeddedWorkQueue } from '#adapters/embedded/embedded-work-queue.js';
import { FolderObjectStore } from '#adapters/embedded/folder-object-store.js';
import { SystemClock } from '#adapters/system/system-clock.js';
import type { ObjectStore } from '#ports/object-store.js';
import type { WorkQueue } from '#ports/work-queue.js';
import { eventually } from '../../tests/eventually.js';
import { tempFolder } from '../../tests/temp-folder.js';
import type { EngineAway } from './engine-away.js';
import { Late, LateObjects, LateQueue } from './late-engines.js';

const engine = { name: 'the queue', variable: 'QUEUE_URL', url: 'nats://ada:s3cret@nats:4222' };
const refused = () => Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
const SENTENCE =
  'the queue at nats://nats:4222: nobody listens there; is it running, and are host and port in QUEUE_URL right?';
const UNAVAILABLE = { name: 'EngineUnavailable', message: 'the queue has not answered since Recto was started' };

async function keysOf(store: ObjectStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  return keys;
}

describe('an engine that was away when a server started', () => {
  const folder = tempFolder();
  let said: string[];
  let there: boolean;
  let opened: (WorkQueue | ObjectStore)[];
  beforeEach(() => {
    said = [];
    there = false;
    opened = [];
  });
  function late<A extends WorkQueue | ObjectStore>(make: () => A): Late<A> {
    const open = async () => {
      if (!there) throw refused();
      const made = make();
      opened.push(made);
      return made;
    };
    return new Late(engine, open(), open, ({ message }: EngineAway) => said.push(message), {
      firstMs: 1,
      longestMs: 5,
    });
  }
  const queue = () => new EmbeddedWorkQueue(join(folder.path, 'queue.db'), new SystemClock());
  const objects = () => new FolderObjectStore(join(folder.path, 'objects'));
  const job = { id: '1', lane: 'members', payload: {} } as const;

  it('is not available, which is said, until it answers: then it works, also for who waited', async () => {
    const store = late<WorkQueue>(queue);
    const found = new LateQueue(store);
    await eventually('it to be said again', () => said.length >= 2);
    expect(new Set(said)).toEqual(new Set([SENTENCE]));
    await expect(found.ping()).rejects.toMatchObject(UNAVAILABLE);
    await expect(found.enqueue('extraction', job)).rejects.toMatchObject(UNAVAILABLE);
    await expect(found.remove('extraction', '1')).rejects.toMatchObject(UNAVAILABLE);
    await expect(found.depth('extraction')).rejects.toMatchObject(UNAVAILABLE);
    await expect(found.dead('extraction')).rejects.toMatchObject(UNAVAILABLE);
    await expect(found.retryDead('extraction', '1')).rejects.toMatchObject(UNAVAILABLE);
    const stop = new AbortController();
    const done: string[] = [];
    const worked = found.work('extraction', { concurrency: 1, signal: stop.signal }, async ({ id }) => {
      done.push(id);
      return { kind: 'done' };
    });
    there = true;
    await store.whenThere(stop.signal);
    await found.ping();
    await found.enqueue('extraction', job);
    await eventually('the job to be done', () => done.length === 1);
    stop.abort();
    await worked;
    await found.remove('extraction', '2');
    expect(await found.dead('extraction')).toEqual([]);
    expect(await found.retryDead('extraction', '2')).toBe(false);
    expect(await found.depth('extraction')).toMatchObject({ working: 0, dead: 0 });
    await found.close();
  });

  it('lets who waits for work go when it is told to', async () => {
    const found = new LateQueue(late<WorkQueue>(queue));
    const stop = new AbortController();
    const worked = found.work('extraction', { concurrency: 1, signal: stop.signal }, async () => ({ kind: 'done' }));
    stop.abort();
    await worked;
    await found.close();
  });

  it('keeps files from when it answers', async () => {
    const store = late<ObjectStore>(objects);
    const found = new LateObjects(store);
    const asked = [
      found.ping(),
      found.put('a', Buffer.from('a')),
      found.get('a'),
      found.exists('a'),
      found.delete('a'),
    ];
    for (const each of await Promise.allSettled(asked)) expect(each).toMatchObject({ reason: UNAVAILABLE });
    await expect(keysOf(found)).rejects.toMatchObject(UNAVAILABLE);
    there = true;
    await store.whenThere(new AbortController().signal);
    await found.ping();
    await found.put('a', Buffer.from('kept'));
    expect((await found.get('a')).toString()).toBe('kept');
    expect(await found.exists('a')).toBe(true);
    expect(await keysOf(found)).toEqual(['a']);
    await found.delete('a');
    expect(await found.exists('a')).toBe(false);
    await found.close();
  });

  it('is closed when it answers only after the server was stopped, and asked no more', async () => {
    const { promise, resolve } = Promise.withResolvers<WorkQueue>();
    let asked = 0;
    const open = () => ((asked += 1), Promise.reject(refused()));
    const found = new LateQueue(new Late(engine, promise, open, () => undefined, { firstMs: 1 }));
    await found.close();
    const store = queue();
    let closed = false;
    store.close = async () => void (closed = true);
    resolve(store);
    await eventually('it to be closed', () => closed);
    expect(asked).toBe(0);
    await EmbeddedWorkQueue.prototype.close.call(store);
  });
});
