/**
 * Gathers writes that are asked for in the same turn of the event loop into one transaction, since one wait for the disk
 * costs the same for one write as for hundreds. No promise settles before the commit is on disk. When the transaction fails,
 * each write is tried alone, so that one that cannot be made does not take its neighbours with it.
 */
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './sqlite.js';

interface Waiting {
  readonly write: () => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (reason: unknown) => void;
}

/** Bounds how long the event loop is held. */
const LARGEST_BATCH = 256;

export class WriteBatch {
  #waiting: Waiting[] = [];
  #closed = false;

  constructor(private readonly db: DatabaseSync) {}

  run<T>(write: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#closed) return reject(new Error('the queue is closed'));
      this.#waiting.push({ write, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  /** Commits what was asked for; takes nothing afterwards. */
  close(): void {
    this.#flush();
    this.#closed = true;
  }

  #flush(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (let at = 0; at < all.length; at += LARGEST_BATCH) this.#commit(all.slice(at, at + LARGEST_BATCH));
  }

  #commit(batch: readonly Waiting[]): void {
    try {
      const results = inTransaction(this.db, () => batch.map(({ write }) => write()));
      batch.forEach(({ resolve }, at) => resolve(results[at] as never));
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const each of batch) this.#commit([each]);
    }
  }
}
