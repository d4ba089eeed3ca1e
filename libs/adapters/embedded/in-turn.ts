/**
 * Writes to a SQLite file that another process writes to, too. SQLite waits for the other's lock on the thread, where requests are
 * served; so it waits there only briefly, and is asked again a little later for as long as a slow disk may take.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** For the connections that write so. Most locks are gone within this. */
export const WAIT_ON_THREAD_MS = 100;
const PATIENCE_MS = 60_000;
const ASK_EVERY_MS = 20;
const SQLITE_BUSY = 5;

/** @param write all or nothing, as a transaction is: it is tried again from its beginning */
export async function inTurn<T>(write: () => T, patienceMs = PATIENCE_MS): Promise<T> {
  for (const deadline = performance.now() + patienceMs; ; await sleep(ASK_EVERY_MS)) {
    try {
      return write();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
  }
}

/** The low byte: the rest says why. */
function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY;
}
