/**
 * Writes to a SQLite file that another process writes to, too. SQLite waits for the other's lock on the thread, where
 * requests are served; so it waits there only for a moment, and is asked again a little later for as long as a slow
 * disk may take. Of all who wait only the first asks: or the thread would wait for each of them in turn and serve
 * nobody.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { KeyedQueue } from '#kernel/keyed-queue.js';

/** For the connections that write so. A usual commit of another process is over within this. */
export const WAIT_ON_THREAD_MS = 10;
const PATIENCE_MS = 60_000;
const ASK_EVERY_MS = 20;
const SQLITE_BUSY = 5;
const FILE = 'file';

export class InTurn {
  readonly #waiting = new KeyedQueue();

  constructor(private readonly patienceMs = PATIENCE_MS) {}

  /**
   * At once when nobody waits and there is room.
   * @param work all or nothing, as a transaction is: it is tried again from its beginning
   * @throws what `work` throws; that the file is busy only in the end
   */
  async write<T>(work: () => T): Promise<T> {
    const deadline = performance.now() + this.patienceMs;
    if (!this.#waiting.has(FILE)) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
    }
    return this.#waiting.run(FILE, () => askUntil(deadline, work));
  }

  /** While it lasts, writes wait for it, and not on the thread. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#waiting.run(FILE, work);
  }
}

async function askUntil<T>(deadline: number, work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(ASK_EVERY_MS);
  }
}

/** The low byte: the rest says why. */
function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY;
}
