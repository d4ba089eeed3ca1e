/**
 * Gathers writes that arrive while the event loop is busy (the same tick, the same round of I/O) into one transaction,
 * as one wait for the disk costs the same for one write as for hundreds. No promise settles before the commit is on
 * disk. When the transaction as a whole fails, each write is tried alone, so that one that cannot be made does not take
 * its neighbours with it. A write that is to fail for its own caller only, without a second try, returns why instead of
 * throwing it.
 */
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './sqlite.js';

/** Writes in one transaction at most: bounds how long the event loop is held. */
const LARGEST_GROUP = 256;

interface Waiting {
  /** Makes the write, inside the transaction. @returns what tells its caller, once it is on disk */
  readonly write: () => () => void;
  readonly reject: (reason: unknown) => void;
}

export class GroupCommit {
  #waiting: Waiting[] = [];
  #scheduled = false;
  #closed = false;

  /** @param committed called after each commit */
  constructor(
    private readonly db: DatabaseSync,
    private readonly committed: () => void = () => undefined,
  ) {}

  /** @throws what `write` throws, also when it throws alone; that the file is closed */
  run<T>(write: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#closed) return reject(new Error('the file is closed'));
      const writeAndTell = () => {
        const result = write();
        return () => resolve(result);
      };
      this.#waiting.push({ write: writeAndTell, reject });
      this.#schedule();
    });
  }

  /** Commits what is waiting, now; takes nothing afterwards. */
  close(): void {
    this.#closed = true;
    while (this.#waiting.length > 0) this.#commit(this.#waiting.splice(0, LARGEST_GROUP));
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    // After this round of I/O rather than after this tick: it costs a lone writer a microsecond more (a commit costs it
    // 150 and up) and gathers the writes of all requests that arrived together.
    setImmediate(() => {
      this.#scheduled = false;
      this.#commit(this.#waiting.splice(0, LARGEST_GROUP));
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  #commit(group: readonly Waiting[]): void {
    const [only] = group;
    if (!only) return;
    let tellAll: (() => void)[];
    try {
      tellAll = inTransaction(this.db, () => group.map(({ write }) => write()));
    } catch (error) {
      if (group.length === 1) only.reject(error);
      else for (const each of group) this.#commit([each]);
      return;
    }
    for (const tell of tellAll) tell();
    this.committed();
  }
}
