/**
 * Gathers appends that arrive while the event loop is busy (the same tick, the same round of I/O) into one transaction, as
 * one wait for the disk costs the same for one append as for hundreds. Each append is judged by itself inside it: a conflict
 * fails its own promise only. No promise settles before the commit is on disk. When the transaction as a whole fails, each
 * append is tried alone, so that one that cannot be written does not take its neighbours with it.
 */
import type { DatabaseSync } from 'node:sqlite';
import { EventStoreUnavailable, RevisionConflict, type AppendResult } from '#ports/event-store.js';
import type { EventLog, PreparedAppend } from './event-log.js';
import { inTransaction } from './sqlite.js';

/** Appends in one transaction at most: bounds how long the event loop is held. */
const LARGEST_GROUP = 256;

interface Waiting {
  readonly append: PreparedAppend;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (reason: unknown) => void;
}

type Verdict = AppendResult | RevisionConflict;

export class GroupCommit {
  #queue: Waiting[] = [];
  #scheduled = false;

  /** @param committed called after each commit that may have lengthened the log */
  constructor(
    private readonly db: DatabaseSync,
    private readonly log: EventLog,
    private readonly committed: () => void,
  ) {}

  append(append: PreparedAppend): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ append, resolve, reject });
      this.#schedule();
    });
  }

  /** Commits what is waiting, now. */
  drain(): void {
    while (this.#queue.length > 0) this.#commit(this.#queue.splice(0, LARGEST_GROUP));
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    // After this round of I/O rather than after this tick: it costs a lone writer a microsecond more (a commit costs it 150
    // and up) and gathers the appends of all requests that arrived together.
    setImmediate(() => {
      this.#scheduled = false;
      this.#commit(this.#queue.splice(0, LARGEST_GROUP));
      if (this.#queue.length > 0) this.#schedule();
    });
  }

  #commit(group: readonly Waiting[]): void {
    if (group.length === 0) return;
    let verdicts: Verdict[];
    try {
      verdicts = inTransaction(this.db, () => group.map(({ append }) => this.#judge(append)));
    } catch (error) {
      if (group.length === 1) group[0]!.reject(unavailable(error));
      else for (const each of group) this.#commit([each]);
      return;
    }
    group.forEach(({ resolve, reject }, at) => {
      const verdict = verdicts[at]!;
      if (verdict instanceof RevisionConflict) reject(verdict);
      else resolve(verdict);
    });
    this.committed();
  }

  #judge(append: PreparedAppend): Verdict {
    try {
      return this.log.append(append);
    } catch (error) {
      if (error instanceof RevisionConflict) return error;
      throw error;
    }
  }
}

export function unavailable(error: unknown): EventStoreUnavailable {
  const reason = error instanceof Error ? error.message : String(error);
  return new EventStoreUnavailable(`the event log could not be used: ${reason}`, { cause: error });
}
