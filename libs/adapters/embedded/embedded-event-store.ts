/**
 * EmbeddedEventStore: the log in one SQLite file, for running Recto in one process. An append is on disk before it
 * resolves and survives kill -9; there is one global order; concurrent appends share one commit (group-commit.ts).
 * Subscriptions are woken by appends of this object; another process (or a second object) that follows the same file
 * sees new events by looking for them (`followOtherWritersMs`). What it does not do: keep a second writing process off
 * the file, as an operator's command is one; writers wait for each other, but only the lock of the data directory keeps
 * the roles apart.
 *
 *     const store = new EmbeddedEventStore('/data/events.db');
 *     const reader = new EmbeddedEventStore('/data/events.db', { readOnly: true });
 */
import type { DatabaseSync } from 'node:sqlite';
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import { positionNumber, positionOf, type Position } from '#kernel/position.js';
import {
  EventStore,
  EventStoreUnavailable,
  mustBeStorable,
  RevisionConflict,
  type AppendResult,
  type ExpectedRevision,
  type Lag,
  type SubscribeOptions,
  type SubscriptionMessage,
} from '#ports/event-store.js';
import { follow, type Followed } from './embedded-subscription.js';
import { EventLog, prepareAppend, type PreparedAppend } from './event-log.js';
import { GroupCommit } from './group-commit.js';
import { openSqlite, type SqliteOptions } from './sqlite.js';

interface EmbeddedEventStoreOptions extends SqliteOptions {
  /** Look for events of other processes this often; 250 when read-only, otherwise never, as nobody else writes. */
  readonly followOtherWritersMs?: number;
  /** Bytes of one append; the port's bound when absent. A copy of an older log takes what was kept there. */
  readonly most?: number;
}

export class EmbeddedEventStore extends EventStore {
  readonly #db: DatabaseSync;
  readonly #log: EventLog;
  readonly #commits: GroupCommit;
  readonly #waiting = new Set<() => void>();
  readonly #readOnly: boolean;
  readonly #lookEveryMs: number | undefined;
  readonly #most: number | undefined;
  #closed = false;

  /** @param file path of the log; made when missing, unless read-only */
  constructor(file: string, options: EmbeddedEventStoreOptions = {}) {
    super();
    this.#readOnly = options.readOnly ?? false;
    this.#lookEveryMs = options.followOtherWritersMs ?? (this.#readOnly ? 250 : undefined);
    this.#most = options.most;
    this.#db = openSqlite(file, options);
    this.#log = new EventLog(this.#db, !this.#readOnly);
    this.#commits = new GroupCommit(this.#db, () => this.#wake());
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    this.#mustBeOpen();
    if (this.#readOnly) throw new EventStoreUnavailable('this event log was opened for reading only');
    mustBeStorable(events, this.#most);
    return this.#committed(prepareAppend(stream, expected, events));
  }

  async read(stream: string, fromRevision = 0, most?: number): Promise<RecordedEvent[]> {
    return this.#answer(() => this.#log.stream(stream, fromRevision, most));
  }

  async head(): Promise<Position> {
    return this.#answer(() => positionOf(this.#log.head()));
  }

  async lag(after: Position): Promise<Lag> {
    return this.#answer(() => ({ events: Math.max(this.#log.head() - Number(positionNumber(after)), 0) }));
  }

  async ping(): Promise<void> {
    this.#answer(() => this.#log.head());
  }

  subscribe(options: SubscribeOptions): AsyncIterable<SubscriptionMessage> {
    this.#mustBeOpen();
    const isClosed = () => this.#closed;
    const source: Followed = {
      log: {
        head: () => this.#answer(() => this.#log.head()),
        page: (...range) => this.#answer(() => this.#log.page(...range)),
      },
      get closed() {
        return isClosed();
      },
      grownBeyond: (head, signal) => this.#grownBeyond(head, signal),
    };
    return follow(source, options);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#commits.close();
    this.#closed = true;
    this.#wake();
    this.#db.close();
  }

  /** Judged by itself: a conflict is its own only, and no reason to try its neighbours alone. */
  async #committed(append: PreparedAppend): Promise<AppendResult> {
    const judge = () => {
      try {
        return this.#log.append(append);
      } catch (error) {
        if (error instanceof RevisionConflict) return error;
        throw error;
      }
    };
    const verdict = await this.#commits.run(judge).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (verdict instanceof RevisionConflict) throw verdict;
    return verdict;
  }

  #grownBeyond(head: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (this.#closed || signal.aborted || this.#log.head() > head) return resolve();
      const done = () => {
        clearInterval(timer);
        this.#waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = this.#lookEveryMs
        ? setInterval(() => this.#isBeyond(head) && done(), this.#lookEveryMs)
        : undefined;
      this.#waiting.add(done);
      signal.addEventListener('abort', done);
    });
  }

  /** True also when the log cannot be asked, so that its reader finds out why. */
  #isBeyond(head: number): boolean {
    try {
      return this.#log.head() > head;
    } catch {
      return true;
    }
  }

  #wake(): void {
    for (const done of [...this.#waiting]) done();
  }

  #answer<T>(question: () => T): T {
    this.#mustBeOpen();
    try {
      return question();
    } catch (error) {
      throw unavailable(error);
    }
  }

  #mustBeOpen(): void {
    if (this.#closed) throw new EventStoreUnavailable('the event log is closed');
  }
}

function unavailable(error: unknown): EventStoreUnavailable {
  const reason = error instanceof Error ? error.message : String(error);
  return new EventStoreUnavailable(`the event log could not be used: ${reason}`, { cause: error });
}
