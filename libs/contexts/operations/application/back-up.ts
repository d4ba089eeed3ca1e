/**
 * A copy of log, originals, engine answers and keys that belongs to one moment, taken beside a running server. The
 * log is copied first; what was deleted before its file or key could be copied has, by then, left that fact in the
 * log, so the log is copied on and the rest with it, until nothing that the copied log says is there is missing.
 */
import type { Subject } from '#kernel/event.js';
import type { EventStore } from '#ports/event-store.js';
import type { KeyVault } from '#ports/key-vault.js';
import type { ObjectStore } from '#ports/object-store.js';
import type { EventRegistry } from '#write-side/event-registry.js';
import { keysOf, type Keys } from './copy-keys.js';
import { copyLog } from './copy-log.js';
import { copyObjects } from './copy-objects.js';
import { survey, type Survey } from './survey.js';

/** Pictures of pages are drawn again; what the free test left behind lives for minutes. */
export const BACKED_UP = ['originals/', 'results/'] as const;
const ROUNDS = 20;

interface BackUpSource {
  readonly events: EventStore;
  readonly objects: ObjectStore;
  readonly vault: KeyVault;
}

interface BackUpTarget {
  readonly events: EventStore;
  readonly objects: ObjectStore;
}

interface BackedUp {
  readonly events: number;
  readonly digest: string;
  readonly objects: number;
  /** Keys of files that are damaged in their store; they are not in the copy. */
  readonly damaged: readonly string[];
  readonly keys: Keys;
}

export async function backUp(
  source: BackUpSource,
  target: BackUpTarget,
  registry: EventRegistry,
  signal: AbortSignal,
  onProgress?: (what: 'events' | 'objects', done: number) => void,
): Promise<BackedUp> {
  for (let round = 1; ; round++) {
    const { events, digest } = await copyLog(source.events, target.events, {
      signal,
      ordered: true,
      onProgress: (n) => onProgress?.('events', n),
    });
    const { objects, damaged } = await copyObjects(source.objects, target.objects, {
      prefixes: BACKED_UP,
      signal,
      onProgress: (n) => onProgress?.('objects', n),
    });
    const said = await survey(target.events, registry, signal);
    const keys = await keysOf(source.vault, said.subjects, signal);
    const missing = (await missingFrom(said, target.objects, keys)).filter((what) => !damaged.includes(what));
    if (missing.length === 0) return { events, digest, objects, damaged, keys };
    if (round === ROUNDS)
      throw new Error(
        `these are missing in the stores themselves (see \`recto verify\`): ${missing.slice(0, 10).join(', ')}`,
      );
  }
}

async function missingFrom(said: Survey, objects: ObjectStore, keys: Keys): Promise<string[]> {
  const missing = [...keys].flatMap(([subject, key]) =>
    key === null && said.lives(subject) ? [`key of ${subject as Subject}`] : [],
  );
  for (const { objectKey, originalDeleted, deletedAt } of said.documents.values()) {
    if (!originalDeleted && deletedAt === undefined && !(await objects.exists(objectKey))) missing.push(objectKey);
  }
  return missing;
}
