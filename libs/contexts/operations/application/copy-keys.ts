/** Subjects' keys out of one vault and into another. A subject without a key here was erased, and stays so there. */
import type { Subject } from '#kernel/event.js';
import { KeyShredded, type KeyVault } from '#ports/key-vault.js';

const AT_ONCE = 500;

/** Subject → key; null where there is none any more. */
export type Keys = ReadonlyMap<Subject, Buffer | null>;

export async function keysOf(
  vault: KeyVault,
  subjects: Iterable<Subject>,
  signal: AbortSignal,
): Promise<Map<Subject, Buffer | null>> {
  const wanted = [...subjects];
  const found = new Map<Subject, Buffer | null>();
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    signal.throwIfAborted();
    const some = wanted.slice(from, from + AT_ONCE);
    const keys = await vault.keys(some);
    for (const subject of some) found.set(subject, keys.get(subject) ?? null);
  }
  return found;
}

export async function putKeys(
  vault: KeyVault,
  keys: Keys,
  signal: AbortSignal,
  onProgress?: (keys: number) => void,
): Promise<void> {
  let done = 0;
  for (const [subject, key] of keys) {
    signal.throwIfAborted();
    if (key === null) await vault.shred(subject);
    else await adoptUnlessShredded(vault, subject, key);
    done += 1;
    onProgress?.(done);
  }
}

/** A copy continued after an erasure: what is shredded there stays shredded. */
async function adoptUnlessShredded(vault: KeyVault, subject: Subject, key: Buffer): Promise<void> {
  try {
    await vault.adopt(subject, key);
  } catch (error) {
    if (!(error instanceof KeyShredded)) throw error;
  }
}
