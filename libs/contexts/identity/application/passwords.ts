/** Passwords: Argon2id at OWASP's floor (19 MiB, two passes, one lane), hashed off the event loop. */
import { hash, verify } from '@node-rs/argon2';

/** algorithm 2 = Argon2id */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** PHC string */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/** Called at boot, so that not even the first unknown address takes longer. */
export function prepareDecoy(): void {
  decoy ??= hashPassword('no such account');
}

/** Takes as long for an account that does not exist (`passwordHash` absent) as for one that does. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const standIn = await (decoy ??= hashPassword('no such account')); // waited for in both cases: else the first call would tell
  const matches = await verify(passwordHash || standIn, password);
  return matches && Boolean(passwordHash);
}
