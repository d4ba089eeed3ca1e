/**
 * Copies objects into another store as they are (they stay sealed), and takes away there what is no longer here, so
 * that a copy that is continued holds nothing of what was deleted meanwhile. Stores compare checksums on both ways.
 * What is there is not copied again: an object is never changed under its key.
 */
import { ObjectNotFound, type ObjectStore } from '#ports/object-store.js';

interface CopyObjectsOptions {
  /** Which objects; all when ''. */
  readonly prefixes: readonly string[];
  readonly signal: AbortSignal;
  readonly onProgress?: (objects: number) => void;
}

export async function copyObjects(source: ObjectStore, target: ObjectStore, options: CopyObjectsOptions) {
  let [objects, copied, bytes] = [0, 0, 0];
  for (const prefix of options.prefixes) {
    const there = new Set<string>();
    for await (const { key } of target.list(prefix)) there.add(key);
    for await (const { key } of source.list(prefix)) {
      options.signal.throwIfAborted();
      if (!there.delete(key)) {
        const object = await unlessGone(source.get(key));
        if (!object) continue; // deleted under our eyes
        await target.put(key, object);
        copied += 1;
        bytes += object.length;
      }
      objects += 1;
      options.onProgress?.(objects);
    }
    for (const key of there) await target.delete(key);
  }
  return { objects, copied, bytes };
}

async function unlessGone(object: Promise<Buffer>): Promise<Buffer | undefined> {
  try {
    return await object;
  } catch (error) {
    if (error instanceof ObjectNotFound) return undefined;
    throw error;
  }
}
