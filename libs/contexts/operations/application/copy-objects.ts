/**
 * Copies objects into another store as they are (they stay sealed), and takes away there what is no longer here, so
 * that a copy that is continued holds nothing of what was deleted meanwhile. Stores compare checksums on both ways.
 * What is there is not copied again: an object is never changed under its key. One that is damaged here is left out and
 * told: it must not keep all others from being copied.
 */
import { ObjectCorrupt, ObjectNotFound, type ObjectStore } from '#ports/object-store.js';

interface CopyObjectsOptions {
  /** Which objects; all when ''. */
  readonly prefixes: readonly string[];
  readonly signal: AbortSignal;
  readonly onProgress?: (objects: number) => void;
}

/** @returns damaged: the keys of those that were left out */
export async function copyObjects(source: ObjectStore, target: ObjectStore, options: CopyObjectsOptions) {
  let [objects, copied, bytes] = [0, 0, 0];
  const damaged: string[] = [];
  for (const prefix of options.prefixes) {
    const there = new Set<string>();
    for await (const { key } of target.list(prefix)) there.add(key);
    for await (const { key } of source.list(prefix)) {
      options.signal.throwIfAborted();
      if (!there.delete(key)) {
        const object = await source.get(key).catch((error: unknown) => {
          if (error instanceof ObjectCorrupt) damaged.push(key);
          else if (!(error instanceof ObjectNotFound)) throw error;
        });
        if (!object) continue; // damaged, or deleted under our eyes
        await target.put(key, object);
        copied += 1;
        bytes += object.length;
      }
      objects += 1;
      options.onProgress?.(objects);
    }
    for (const key of there) await target.delete(key);
  }
  return { objects, copied, bytes, damaged };
}
