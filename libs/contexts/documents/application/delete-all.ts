import type { ObjectStore } from '#ports/object-store.js';

/** Deletes what is stored under the prefix. */
export async function deleteAll(objects: ObjectStore, prefix: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of objects.list(prefix)) keys.push(key);
  for (const key of keys) await objects.delete(key);
}
