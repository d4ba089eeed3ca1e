/**
 * The log as a SQLite table: what is asked of it, statement by statement, synchronously. Positions are the row ids 1,
 * 2, 3 … without gaps, as the log is only ever appended to and a rolled back transaction gives its numbers back. Data
 * and metadata are JSON text, so that any SQLite tool can read the log, and canonical (RFC 8785), so that a reader can
 * check an event's hash on the text as it is; rows from before it was canonical are read all the same. Guarantees
 * nothing about durability or concurrency by itself; EmbeddedEventStore puts the transactions around it.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import { positionOf } from '#kernel/position.js';
import { RevisionConflict, type AppendResult, type ExpectedRevision } from '#ports/event-store.js';
import { textOf, toEvent, type Row } from './event-row.js';
import { ArrayStatement } from './statements.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream   TEXT    NOT NULL,
    revision INTEGER NOT NULL,
    id       TEXT    NOT NULL,
    type     TEXT    NOT NULL,
    data     TEXT    NOT NULL,
    metadata TEXT    NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT`;

const COLUMNS = 'position, stream, revision, id, type, data, metadata';

/** A page ends early when its text reaches this, so that a page of very large events still fits in memory. */
const PAGE_CHARACTERS = 8 * 1024 * 1024;

/** An append with its events already turned into text; what is left is to judge it and to write it. */
export interface PreparedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly {
    readonly id: string;
    readonly type: string;
    readonly data: string;
    readonly metadata: string;
  }[];
}

export function prepareAppend(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): PreparedAppend {
  if (events.length === 0) throw new RangeError(`an append to ${stream} carries no event`);
  return {
    stream,
    expected,
    events: events.map(({ id, type, data, metadata }) => ({
      id,
      type,
      data: textOf(data),
      metadata: textOf(metadata),
    })),
  };
}

export class EventLog {
  readonly #headOfLog: ArrayStatement<[position: number | null]>;
  readonly #headOfStream: ArrayStatement<[revision: number | null]>;
  readonly #idsOfStream: ArrayStatement<[id: string, position: number]>;
  readonly #insert: StatementSync;
  readonly #stream: ArrayStatement<Row>;
  readonly #page: ArrayStatement<Row>;
  readonly #pageOfTypes: ArrayStatement<Row>;

  /** @param create false for a connection that may only read */
  constructor(db: DatabaseSync, create: boolean) {
    if (create) db.exec(SCHEMA);
    this.#headOfLog = new ArrayStatement(db, 'SELECT max(position) FROM events');
    this.#headOfStream = new ArrayStatement(db, 'SELECT max(revision) FROM events WHERE stream = ?');
    this.#idsOfStream = new ArrayStatement(
      db,
      'SELECT id, position FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?',
    );
    this.#insert = db.prepare(`INSERT INTO events (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`);
    this.#stream = new ArrayStatement(
      db,
      `SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`,
    );
    this.#page = new ArrayStatement(
      db,
      `SELECT ${COLUMNS} FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?`,
    );
    this.#pageOfTypes = new ArrayStatement(
      db,
      `SELECT ${COLUMNS} FROM events WHERE position > ? AND position <= ?
       AND type IN (SELECT value FROM json_each(?)) ORDER BY position LIMIT ?`,
    );
  }

  /** Number of the last event, 0 when there is none. */
  head(): number {
    return this.#headOfLog.one()?.[0] ?? 0;
  }

  /** Judges one append against the log as it is now and writes it. To be called inside a write transaction. */
  append({ stream, expected, events }: PreparedAppend): AppendResult {
    const last = this.#headOfStream.one(stream)?.[0] ?? null;
    const actual: ExpectedRevision = last ?? 'no-stream';
    if (actual !== expected) {
      const earlier = this.#appendedBefore(stream, expected, events);
      if (earlier) return earlier;
      throw new RevisionConflict(stream, expected, actual);
    }
    let revision = last ?? -1;
    let position = this.head();
    for (const event of events) {
      this.#insert.run(++position, stream, ++revision, event.id, event.type, event.data, event.metadata);
    }
    return { revision, position: positionOf(position) };
  }

  #appendedBefore(
    stream: string,
    expected: ExpectedRevision,
    events: readonly { readonly id: string }[],
  ): AppendResult | undefined {
    const first = expected === 'no-stream' ? 0 : expected + 1;
    const stored = this.#idsOfStream.all(stream, first, events.length);
    const same = stored.length === events.length && stored.every(([id], at) => id === events[at]?.id);
    const last = stored.at(-1);
    return same && last ? { revision: first + events.length - 1, position: positionOf(last[1]) } : undefined;
  }

  /** @param most all when absent */
  stream(stream: string, fromRevision: number, most = -1): RecordedEvent[] {
    return this.#stream.all(stream, fromRevision, most).map(toEvent);
  }

  /** Events after `after` up to and including `upTo`, at most `limit` of them, fewer when they are very large. */
  page(
    after: number,
    upTo: number,
    limit: number,
    types?: readonly string[],
  ): { events: RecordedEvent[]; last: number } {
    const rows = types
      ? this.#pageOfTypes.each(after, upTo, JSON.stringify(types), limit)
      : this.#page.each(after, upTo, limit);
    const events: RecordedEvent[] = [];
    let last = after;
    let characters = 0;
    for (const each of rows) {
      events.push(toEvent(each));
      last = each[0];
      characters += each[5].length;
      if (characters >= PAGE_CHARACTERS) break;
    }
    return { events, last };
  }
}
