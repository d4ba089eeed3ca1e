/** kill -9 at random points: what was acknowledged is there, what was not is whole or absent. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Clock } from '#ports/clock.js';
import { EmbeddedWorkQueue } from './embedded-work-queue.js';
import { FolderObjectStore } from './folder-object-store.js';

const ROUNDS = 8;

class Now extends Clock {
  now(): Date {
    return new Date();
  }
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-kill-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a module against the built code, kills it at a random moment of its work, and gives the lines it wrote. */
async function runAndKill(module: string, argument: string): Promise<string[]> {
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', module, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_, signal) => resolve(signal)));
  const lines: string[] = [];
  // By what it has done, not by the clock; the delay puts the kill anywhere in a write, not only right after one.
  const last = 12 + Math.floor(Math.random() * 200);
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length === last) setTimeout(() => child.kill('SIGKILL'), Math.random() * 20);
  }
  expect(await ended).toBe('SIGKILL');
  return lines;
}

it('FolderObjectStore shows no half-written object', async () => {
  const child = `
    import { FolderObjectStore } from '#adapters/embedded/folder-object-store.js';
    import { createHash, randomBytes } from 'node:crypto';
    import { writeSync } from 'node:fs';
    const store = new FolderObjectStore(process.argv[1]);
    await Promise.all([0, 1, 2].map(async (writer) => {
      for (let n = 0; ; n++) {
        const [key, bytes] = ['w' + writer + '/' + (n % 4), randomBytes(300_000)];
        const hash = createHash('sha256').update(bytes).digest('hex');
        writeSync(1, 'began ' + key + ' ' + hash + '\\n');
        await store.put(key, bytes);
        writeSync(1, 'ended ' + key + ' ' + hash + '\\n');
      }
    }));`;
  const kept = new Map<string, string>();
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = new Map<string, string>();
    for (const line of await runAndKill(child, folder)) {
      const [what, key, hash] = line.split(' ') as [string, string, string];
      if (what === 'began') begun.set(key, hash);
      else {
        kept.set(key, hash);
        acknowledged += 1;
      }
    }
    const store = new FolderObjectStore(folder);
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
    const found = new Set<string>();
    for await (const { key } of store.list('')) {
      found.add(key);
      const hash = createHash('sha256')
        .update(await store.get(key))
        .digest('hex');
      expect([kept.get(key), begun.get(key)]).toContain(hash);
      kept.set(key, hash);
    }
    expect([...kept.keys()].filter((key) => !found.has(key))).toEqual([]);
  }
  expect(acknowledged).toBeGreaterThan(ROUNDS);
});

it('EmbeddedWorkQueue loses no acknowledged job, and counts the attempt that was cut off', async () => {
  const child = `
    import { EmbeddedWorkQueue } from '#adapters/embedded/embedded-work-queue.js';
    import { randomUUID } from 'node:crypto';
    import { writeSync } from 'node:fs';
    const say = (line) => writeSync(1, line + '\\n');
    const queue = new EmbeddedWorkQueue(process.argv[1], { now: () => new Date() });
    queue.work('q', { concurrency: 4, signal: new AbortController().signal }, async ({ id, attempt }) => {
      say('began ' + id + ' ' + attempt);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      return Math.random() < 0.3 ? { kind: 'retry', afterMs: 5, reason: 'chance' } : { kind: 'done' };
    });
    for (;;) {
      const id = randomUUID();
      await queue.enqueue('q', { id, lane: 'members', payload: {} });
      say('enqueued ' + id);
    }`;
  const file = join(folder, 'queue.sqlite');
  const enqueued = new Set<string>();
  const starts = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const line of await runAndKill(child, file)) {
      const [what, id, attempt] = line.split(' ') as [string, string, string];
      if (what === 'enqueued') enqueued.add(id);
      else {
        // A take may be on disk without its handler having begun, so the attempt is never lower than the starts.
        starts.set(id, (starts.get(id) ?? 0) + 1);
        expect(Number(attempt)).toBeGreaterThanOrEqual(starts.get(id)!);
      }
    }
  }
  const queue = new EmbeddedWorkQueue(file, new Now());
  expect((await queue.depth('q')).working).toBe(0);
  const stop = new AbortController();
  const worker = queue.work('q', { concurrency: 8, signal: stop.signal }, async ({ id, attempt }) => {
    starts.set(id, (starts.get(id) ?? 0) + 1);
    expect(attempt).toBeGreaterThanOrEqual(starts.get(id)!);
    return { kind: 'done' };
  });
  for (let left = Infinity; left > 0;) {
    const { ready, working, delayed } = await queue.depth('q');
    left = ready + working + delayed;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  stop.abort();
  await worker;
  await queue.close();
  expect(enqueued.size).toBeGreaterThan(ROUNDS);
  expect([...enqueued].filter((id) => !starts.has(id))).toEqual([]);
});
