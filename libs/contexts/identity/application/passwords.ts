/**
 * Passwords: Argon2id at OWASP's floor (19 MiB, two passes, one lane), hashed off the event loop, and never on all
 * cores at once: the loop would wait for a core with everybody who asks.
 */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { KeyedQueue } from '#kernel/keyed-queue.js';

/** algorithm 2 = Argon2id */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const LANES = Math.max(1, availableParallelism() - 1);
const lanes = new KeyedQueue();
let turn = 0;
const inLane = <T>(work: () => Promise<T>): Promise<T> => lanes.run(`${(turn += 1) % LANES}`, work);

/** PHC string */
export async function hashPassword(password: string): Promise<string> {
  return inLane(() => hash(password, COST));
}

let decoy: Promise<string> | undefined;

/** Called at boot, so that not even the first unknown address takes longer. */
export function prepareDecoy(): void {
  decoy ??= hashPassword('no such account');
}

/** Takes as long for an account that does not exist (`passwordHash` absent) as for one that does. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const standIn = await (decoy ??= hashPassword('no such account')); // waited for in both cases: else the first call would tell
  const matches = await inLane(() => verify(passwordHash || standIn, password));
  return matches && Boolean(passwordHash);
}
