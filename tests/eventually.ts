/**
 * Waits until something holds, looking again and again: for what happens in the background. No test sleeps for a time
 * it hopes is enough.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 5;
/** Only a test that fails ever waits this long. */
const GIVE_UP_MS = 600_000;

/** @returns what `look` found once it is neither undefined, null nor false. @throws Error naming `what` */
export async function eventually<T>(
  what: string,
  look: () => T | Promise<T>,
  giveUpAfterMs = GIVE_UP_MS,
): Promise<NonNullable<T>> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && (found as unknown) !== false) return found;
    if (performance.now() > giveUpAt) throw new Error(`waited in vain for: ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
