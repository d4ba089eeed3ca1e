/**
 * A port for a server that cannot be asked which one the system gave it. It lies below those the system gives to
 * connections and to servers that take any (Linux: 32768 and up), and in a span of this worker of Jest: between being
 * found and being taken it goes to no connection and to no other suite.
 */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const LOWEST = 20_000;
const SPAN = 500;
const SPANS = 25;

const lowest = LOWEST + SPAN * (Number(process.env['JEST_WORKER_ID'] ?? 0) % SPANS);
/** Not the same twice; not from the first on, so that two runs of all tests on one machine do not meet. */
let last = randomInt(SPAN);

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < SPAN; tries++) {
    last = (last + 1) % SPAN;
    const port = lowest + last; // others may ask meanwhile
    if (await isFree(port)) return port;
  }
  throw new Error(`every port from ${lowest} to ${lowest + SPAN - 1} is in use`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
