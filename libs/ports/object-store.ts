/**
 * ObjectStore: bytes under a key. Chosen by OBJECT_STORE_URL: `file:` (FolderObjectStore, default) or
 * `s3://key:secret@host:port/bucket` (MinioObjectStore, any S3). Every adapter guarantees: an object is durable and
 * whole before put resolves, a reader sees all of it or nothing, and get compares the SHA-256 taken at put with what it
 * read (ObjectCorrupt). Keys: `[a-z0-9/._-]+`, no `..`, at most 200 characters. Objects are small (≤ 64 MiB), so they
 * travel as buffers.
 */
export interface StoredObject {
  /** bytes */
  readonly size: number;
  /** hex, of the bytes as given */
  readonly sha256: string;
}

export abstract class ObjectStore {
  /** Overwrites. @throws Error when it is no key */
  abstract put(key: string, bytes: Uint8Array): Promise<StoredObject>;
  /** @throws ObjectNotFound · ObjectCorrupt */
  abstract get(key: string): Promise<Buffer>;
  abstract exists(key: string): Promise<boolean>;
  /** Nothing happens when it is not there. */
  abstract delete(key: string): Promise<void>;
  /** Keys under a prefix, in order of their code points, with the time of the last put (ISO 8601, UTC). */
  abstract list(prefix: string): AsyncIterable<{ key: string; storedAt: string }>;
  /** Resolves when the store answers; rejects with a sentence when it does not. */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}

export class ObjectNotFound extends Error {
  override readonly name = 'ObjectNotFound';
  constructor(readonly key: string) {
    super(`no object ${key}`);
  }
}

export class ObjectCorrupt extends Error {
  override readonly name = 'ObjectCorrupt';
  constructor(readonly key: string) {
    super(`object ${key} does not match its checksum`);
  }
}

/** Shared by the adapters, so that a key one store takes is a key every store takes. @throws Error */
export function checkObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error(`not an object key: ${JSON.stringify(key)}`);
}

export const isObjectKey = (key: string): boolean =>
  /^[a-z0-9][a-z0-9/._-]{0,199}$/.test(key) && !key.split('/').some((part) => part === '' || /^\.+$/.test(part));
