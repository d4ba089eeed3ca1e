/** What an acknowledged append is worth: it is there after kill -9 at any moment, and after a disk that was full. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { RecordedEvent } from '#kernel/event.js';
import { positionOf } from '#kernel/position.js';
import { readToHead } from '#ports/event-store-contract/reader.js';
import { idsOf, someEvents } from '#ports/event-store-contract/samples.js';
import { compiledForTests } from '../../../tests/compiled-for-tests.js';
import type { Filled } from './testing/append-until-full.child.js';
import type { Acknowledged } from './testing/append-until-killed.child.js';
import { EmbeddedEventStore } from './embedded-event-store.js';

const ROUNDS = 10;
const child = (name: string) => compiledForTests(`libs/adapters/embedded/testing/${name}.child.ts`);

describe('EmbeddedEventStore, after a crash', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-crash-'));
    file = join(folder, 'events.db');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Everything a child acknowledged before it was killed, some appends after its first. */
  const appendUntilKilled = async (): Promise<Acknowledged[]> => {
    const writing = spawn(process.execPath, [...child('append-until-killed'), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const acknowledged: Acknowledged[] = [];
    const last = randomInt(1, 400);
    // The delay puts the kill anywhere in a commit, not only right after one.
    const kill = () => setTimeout(() => writing.kill('SIGKILL'), Math.random() * 3);
    for await (const line of createInterface(writing.stdout)) {
      acknowledged.push(JSON.parse(line) as Acknowledged);
      if (acknowledged.length === last) kill();
    }
    if (writing.exitCode === null && writing.signalCode === null) await once(writing, 'exit');
    expect(writing.signalCode).toBe('SIGKILL');
    return acknowledged;
  };

  it(`has every acknowledged event, no half appends and no gaps (${ROUNDS} rounds of SIGKILL on one log)`, async () => {
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      acknowledged.push(...(await appendUntilKilled()));
      const store = new EmbeddedEventStore(file);
      const events = await readToHead(store);
      await store.close();
      expectNoGaps(events);
      expectWholeAppends(events);
      const byPosition = new Map(events.map((event) => [event.position as string, event]));
      for (const { stream, revision, position, ids } of acknowledged) {
        const last = byPosition.get(position);
        expect([last?.stream, last?.revision, last?.id]).toEqual([stream, revision, ids.at(-1)]);
      }
      const stored = new Set(idsOf(events));
      expect(acknowledged.flatMap(({ ids }) => ids).filter((id) => !stored.has(id))).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  });

  it('refuses when the disk is full, goes on reading, and appends again when there is room', async () => {
    // A limit on the size of files stands in for the end of the disk: the same failing write.
    const limited = ['-c', `ulimit -f 8192; exec "$0" "$@"`, process.execPath, ...child('append-until-full'), file];
    const writing = spawn('sh', limited, { stdio: ['ignore', 'pipe', 'inherit'] });
    const filled = JSON.parse(await text(writing.stdout)) as Filled;
    expect(filled.refusedWith).toBe('EventStoreUnavailable');
    expect(filled.acknowledged).toBeGreaterThan(0);
    expect(filled.readable).toBe(filled.acknowledged);

    const store = new EmbeddedEventStore(file);
    expect(await store.read(filled.stream)).toHaveLength(filled.acknowledged);
    const next = await store.append(filled.stream, filled.acknowledged - 1, someEvents(2));
    expect(next).toEqual({ revision: filled.acknowledged + 1, position: positionOf(filled.acknowledged + 2) });
    await store.close();
  });
});

function expectNoGaps(events: readonly RecordedEvent[]): void {
  expect(events.map(({ position }) => position)).toEqual(events.map((_, at) => positionOf(at + 1)));
  const next = new Map<string, number>();
  for (const { stream, revision } of events) {
    const expected = next.get(stream) ?? 0;
    if (revision !== expected) throw new Error(`${stream} has revision ${revision} where ${expected} was due`);
    next.set(stream, expected + 1);
  }
}

function expectWholeAppends(events: readonly RecordedEvent[]): void {
  const found = new Map<unknown, number>();
  for (const { data } of events) found.set(data['append'], (found.get(data['append']) ?? 0) + 1);
  const half = events.filter(({ data }) => found.get(data['append']) !== data['of']);
  expect(half).toEqual([]);
}
