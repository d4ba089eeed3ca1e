/**
 * The candidates of the appending half: a bare insert into SQLite (prepared once, one transaction per row, no promise)
 * and the embedded event store with some writers that each wait for their append. Taking turns of a few appends on
 * files of their own lets what else the machine and its disk do hit all of them.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { openSqlite } from '#adapters/embedded/sqlite.js';
import { anEvent } from './sample.js';

export interface Candidate {
  /** Makes `count` appends (by each writer, where there are several). */
  turn(count: number): Promise<void> | void;
  close(): Promise<void> | void;
  readonly writers: number;
  /** Milliseconds of each append; none where appends are not waited for. */
  readonly took: readonly number[];
}

export interface Appending {
  readonly perSecond: number;
  readonly took: readonly number[];
}

/** Appends in one turn: few enough that a slow moment of the disk does not hit one candidate alone. */
const TURN = 25;

export async function takeTurns(
  folder: string,
  appends: number,
  candidates: readonly ((file: string, appends: number) => Candidate)[],
): Promise<Appending[]> {
  const own = mkdtempSync(join(folder, 'round-'));
  const running = candidates.map((open, at) => ({ candidate: open(join(own, `${at}.db`), appends), seconds: 0 }));
  for (let done = 0; done < appends; done += TURN) {
    for (const each of running) {
      const started = performance.now();
      await each.candidate.turn(TURN);
      each.seconds += (performance.now() - started) / 1000;
    }
  }
  for (const { candidate } of running) await candidate.close();
  rmSync(own, { recursive: true });
  return running.map(({ candidate: { writers, took }, seconds }) => ({
    perSecond: (writers * appends) / seconds,
    took,
  }));
}

export function bareInserts(file: string, appends: number): Candidate {
  const db = openSqlite(file);
  db.exec(`CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL,
    type TEXT NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL, UNIQUE (stream, revision)) STRICT`);
  const insert = db.prepare(
    'INSERT INTO events (stream, revision, id, type, data, metadata) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const work = someWork(appends);
  let next = 0;
  const turn = (count: number) => {
    for (const last = next + count; next < last; next++) {
      const { stream, event } = work[next]!;
      insert.run(stream, 0, event.id, event.type, JSON.stringify(event.data), JSON.stringify(event.metadata));
    }
  };
  return { turn, close: () => db.close(), writers: 1, took: [] };
}

export const embeddedStore =
  (writers: number) =>
  (file: string, appends: number): Candidate => {
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
    const work = Array.from({ length: writers }, () => someWork(appends));
    let done = 0;
    const turn = async (count: number) => {
      await Promise.all(work.map((share) => write(share, done, count)));
      done += count;
    };
    return { turn, close: () => store.close(), writers, took };
  };

function someWork(appends: number) {
  return Array.from({ length: appends }, (_, at) => ({ stream: `document-${randomUUID()}`, event: anEvent(at) }));
}
