/**
 * Suites that use one thing whole, such as a NATS server on which every Recto calls its queue the same: one of them at
 * a time, also when they run in processes of their own. Call it in a `describe` around what uses it.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Only what hangs takes longer. */
const LIMIT = 60 * 60_000;

export function oneAtATime(thing: string): void {
  let turn: DatabaseSync;
  beforeAll(async () => {
    // A lock that ends with the process that holds it, however that ends.
    turn = new DatabaseSync(join(process.env['RECTO_TEST_FOLDER'] as string, `${thing}.lock`));
    while (!taken(turn)) await pause(200);
  }, LIMIT);
  afterAll(() => turn.close());
}

function taken(turn: DatabaseSync): boolean {
  try {
    turn.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (String(error).includes('database is locked')) return false;
    throw error;
  }
}
