/**
 * Benchmark of the embedded event store, against a bare insert into SQLite at the same durability: the same settings of the
 * file, the same columns and index, the same bytes per row, one transaction per row, prepared once, and no promise. A
 * round gives each candidate a fresh file and lets them take turns of a few appends, so that what else the machine and its
 * disk do hits all of them; the figures are medians over the rounds, a ratio is taken within its round. Run: `npm run bench:store -- --rounds 7`.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { openSqlite } from '#adapters/embedded/sqlite.js';
import type { NewEvent } from '#kernel/event.js';
import { machine } from './machine.js';
import { median, quantile } from './statistics.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    appends: { type: 'string', default: '2000' },
    events: { type: 'string', default: '200000' },
  },
});
const ROUNDS = Number(values.rounds);
const APPENDS = Number(values.appends);
const EVENTS = Number(values.events);
const WRITERS = 16;
const TYPES = ['DocumentUploaded', 'ExtractionRequested', 'ExtractionCompleted', 'FieldsEdited', 'CreditsReserved'];

interface Candidate {
  /** Makes `count` appends (by each writer, where there are several). */
  turn(count: number): Promise<void> | void;
  close(): Promise<void> | void;
  readonly writers: number;
  /** Milliseconds of each append; none where appends are not waited for. */
  readonly took: readonly number[];
}

interface Appending {
  readonly perSecond: number;
  readonly took: readonly number[];
}

/** Appends in one turn: few enough that a slow moment of the disk does not hit one candidate alone. */
const TURN = 25;

mkdirSync('data', { recursive: true });
const folder = mkdtempSync(join('data', 'bench-'));
try {
  await run();
} finally {
  rmSync(folder, { recursive: true });
}

async function run(): Promise<void> {
  const facts = machine(folder);
  const rounds: { peer: Appending; one: Appending; many: Appending }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const [peer, one, many] = await takeTurns([bareInserts, (file) => ours(file, 1), (file) => ours(file, WRITERS)]);
    // The first round warms up the compiler and is thrown away.
    if (round >= 0) rounds.push({ peer: peer!, one: one!, many: many! });
  }
  const reading = await reads(join(folder, 'read.db'));

  const rate = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const result = {
    bench: 'store',
    machine: facts,
    rounds: ROUNDS,
    peerPerSecond: Math.round(rate(({ peer }) => peer.perSecond)),
    oneWriter: {
      perSecond: Math.round(rate(({ one }) => one.perSecond)),
      ratioToPeer: rounded(rate(({ one, peer }) => one.perSecond / peer.perSecond)),
      ...latency(rounds.flatMap(({ one }) => one.took)),
    },
    sixteenWriters: {
      perSecond: Math.round(rate(({ many }) => many.perSecond)),
      ratioToOneWriter: rounded(rate(({ many, one }) => many.perSecond / one.perSecond)),
      ratioToPeer: rounded(rate(({ many, peer }) => many.perSecond / peer.perSecond)),
      ...latency(rounds.flatMap(({ many }) => many.took)),
    },
    reading,
  };
  const { oneWriter, sixteenWriters } = result;
  console.log(
    `${facts.cpu}, ${facts.cores} cores, ${facts.memoryGiB} GiB, Node ${facts.node}, 4 KiB + fsync ${facts.syncMicroseconds} µs; medians of ${ROUNDS} rounds`,
  );
  console.table({
    'bare node:sqlite insert': { 'events/s': result.peerPerSecond },
    'one writer': {
      'events/s': oneWriter.perSecond,
      'p50 ms': oneWriter.p50,
      'p99 ms': oneWriter.p99,
      'x bare': oneWriter.ratioToPeer,
    },
    '16 writers': {
      'events/s': sixteenWriters.perSecond,
      'p50 ms': sixteenWriters.p50,
      'p99 ms': sixteenWriters.p99,
      'x bare': sixteenWriters.ratioToPeer,
      'x one writer': sixteenWriters.ratioToOneWriter,
    },
    'read all': { 'events/s': reading.allPerSecond },
    'read one type of five': { 'events/s': reading.oneTypePerSecond },
    'look for a type that is not there': { 'events/s': reading.noTypePerSecond },
  });
  console.log(JSON.stringify(result));
}

async function takeTurns(candidates: readonly ((file: string) => Candidate)[]): Promise<Appending[]> {
  const own = mkdtempSync(join(folder, 'round-'));
  const running = candidates.map((open, at) => ({ candidate: open(join(own, `${at}.db`)), seconds: 0 }));
  for (let done = 0; done < APPENDS; done += TURN) {
    for (const each of running) {
      const started = performance.now();
      await each.candidate.turn(TURN);
      each.seconds += secondsSince(started);
    }
  }
  for (const { candidate } of running) await candidate.close();
  rmSync(own, { recursive: true });
  return running.map(({ candidate: { writers, took }, seconds }) => ({
    perSecond: (writers * APPENDS) / seconds,
    took,
  }));
}

function bareInserts(file: string): Candidate {
  const db = openSqlite(file);
  db.exec(`CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL,
    type TEXT NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL, UNIQUE (stream, revision)) STRICT`);
  const insert = db.prepare(
    'INSERT INTO events (stream, revision, id, type, data, metadata) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const work = someWork();
  let next = 0;
  const turn = (count: number) => {
    for (const last = next + count; next < last; next++) {
      const { stream, event } = work[next]!;
      insert.run(stream, 0, event.id, event.type, JSON.stringify(event.data), JSON.stringify(event.metadata));
    }
  };
  return { turn, close: () => db.close(), writers: 1, took: [] };
}

function ours(file: string, writers: number): Candidate {
  const store = new EmbeddedEventStore(file);
  const took: number[] = [];
  const write = async (share: ReturnType<typeof someWork>, from: number, count: number) => {
    for (let next = from; next < from + count; next++) {
      const { stream, event } = share[next]!;
      const before = performance.now();
      await store.append(stream, 'no-stream', [event]);
      took.push(performance.now() - before);
    }
  };
  const work = Array.from({ length: writers }, someWork);
  let done = 0;
  const turn = async (count: number) => {
    await Promise.all(work.map((share) => write(share, done, count)));
    done += count;
  };
  return { turn, close: () => store.close(), writers, took };
}

function someWork() {
  return Array.from({ length: APPENDS }, (_, at) => ({ stream: `document-${randomUUID()}`, event: anEvent(at) }));
}

async function reads(file: string) {
  const store = new EmbeddedEventStore(file);
  for (let written = 0; written < EVENTS; written += 500) {
    await store.append(
      `document-${randomUUID()}`,
      'no-stream',
      Array.from({ length: 500 }, (_, at) => anEvent(written + at)),
    );
  }
  await store.close();
  const reader = new EmbeddedEventStore(file, { readOnly: true });
  const [all, oneType, noType]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    all.push(EVENTS / (await secondsToRead(reader)));
    oneType.push(EVENTS / TYPES.length / (await secondsToRead(reader, [TYPES[1]!])));
    noType.push(EVENTS / (await secondsToRead(reader, ['NeverHappened'])));
  }
  await reader.close();
  return {
    events: EVENTS,
    allPerSecond: Math.round(median(all)),
    oneTypePerSecond: Math.round(median(oneType)),
    noTypePerSecond: Math.round(median(noType)),
  };
}

async function secondsToRead(store: EmbeddedEventStore, types?: readonly string[]): Promise<number> {
  const abort = new AbortController();
  const started = performance.now();
  for await (const message of store.subscribe({ types, signal: abort.signal })) {
    if (message.kind === 'caught-up') abort.abort();
  }
  return secondsSince(started);
}

/** About 700 bytes as stored: an event of usual size, with a sealed field, hashes and ids. */
function anEvent(number: number): NewEvent {
  return {
    id: randomUUID(),
    type: TYPES[number % TYPES.length]!,
    data: {
      documentId: randomUUID(),
      workspaceId: randomUUID(),
      fileName: randomBytes(48).toString('base64'),
      mediaType: 'application/pdf',
      bytes: 100_000 + number,
      pages: 3,
    },
    metadata: {
      occurredAt: '2026-03-01T09:00:00.000Z',
      actor: { kind: 'member', id: randomUUID() },
      correlationId: randomUUID(),
      causationId: randomUUID(),
      schema: 1,
      previousHash: '',
      hash: randomBytes(32).toString('hex'),
    },
  };
}

function latency(took: readonly number[]) {
  return { p50: rounded(quantile(took, 0.5)), p99: rounded(quantile(took, 0.99)) };
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
