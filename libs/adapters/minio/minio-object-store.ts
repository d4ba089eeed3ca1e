/**
 * MinioObjectStore: objects in a bucket of MinIO or any S3. An object is one PUT with the SHA-256 of its bytes in its
 * metadata; get reads both from one answer and compares them, so an object that nobody put here is corrupt to it. The
 * bucket is made when missing. Two limits of the servers remain: MinIO refuses a key `a/b` beside a key `a`, and in a
 * bucket with versioning the bytes of deleted objects stay, so it should have none.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client, type BucketItem } from 'minio';
import { inTime } from '#kernel/in-time.js';
import { checkObjectKey, ObjectCorrupt, ObjectNotFound, ObjectStore, type StoredObject } from '#ports/object-store.js';
import { parseS3Url } from './s3-url.js';

interface MinioObjectStoreOptions {
  /** A request that takes longer fails; one minute when absent. */
  readonly timeoutMs?: number;
}

export class MinioObjectStore extends ObjectStore {
  private constructor(
    private readonly client: Client,
    private readonly bucket: string,
    private readonly timeoutMs: number,
  ) {
    super();
  }

  static async connect(url: string, { timeoutMs = 60_000 }: MinioObjectStoreOptions = {}): Promise<MinioObjectStore> {
    const { bucket, ...address } = parseS3Url(url);
    const store = new MinioObjectStore(new Client(address), bucket, timeoutMs);
    await store.#makeBucket();
    return store;
  }

  async put(key: string, bytes: Uint8Array): Promise<StoredObject> {
    checkObjectKey(key);
    const sha256 = sha256Of(bytes);
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await this.#inTime(this.client.putObject(this.bucket, key, body, body.length, { sha256 }));
    return { size: bytes.byteLength, sha256 };
  }

  async get(key: string): Promise<Buffer> {
    checkObjectKey(key);
    const response = await this.#orAbsent(this.client.getObject(this.bucket, key));
    if (!response) throw new ObjectNotFound(key);
    addAbortSignal(AbortSignal.timeout(this.timeoutMs), response);
    const bytes = await buffer(response);
    if ((response as IncomingMessage).headers['x-amz-meta-sha256'] !== sha256Of(bytes)) throw new ObjectCorrupt(key);
    return bytes;
  }

  async exists(key: string): Promise<boolean> {
    checkObjectKey(key);
    return (await this.#orAbsent(this.client.statObject(this.bucket, key))) !== undefined;
  }

  async delete(key: string): Promise<void> {
    checkObjectKey(key);
    await this.#orAbsent(this.client.removeObject(this.bucket, key));
  }

  async *list(prefix: string): AsyncIterable<{ key: string; storedAt: string }> {
    // No key begins like this, and servers differ in what they answer.
    if (!/^[a-z0-9/._-]*$/.test(prefix) || prefix.split('/').includes('..')) return;
    const listing = this.client.listObjectsV2(this.bucket, prefix, true);
    const items: AsyncIterator<BucketItem> = listing[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await this.#inTime(items.next());
        if (done) return;
        const { name, lastModified } = value;
        if (name !== undefined && lastModified !== undefined) yield { key: name, storedAt: lastModified.toISOString() };
      }
    } finally {
      listing.destroy();
    }
  }

  async ping(): Promise<void> {
    if (!(await this.#inTime(this.client.bucketExists(this.bucket))))
      throw new Error('the bucket of the object store is gone');
  }

  async close(): Promise<void> {}

  async #makeBucket(): Promise<void> {
    if (await this.#inTime(this.client.bucketExists(this.bucket))) return;
    await this.#inTime(this.client.makeBucket(this.bucket)).catch((error: unknown) => {
      // Another process was faster.
      if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
    });
  }

  async #orAbsent<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await this.#inTime(work);
    } catch (error) {
      if (['NoSuchKey', 'NotFound'].includes(codeOf(error) ?? '')) return undefined;
      throw error;
    }
  }

  /** The client itself waits for ever. */
  #inTime<T>(work: Promise<T>): Promise<T> {
    return inTime(work, this.timeoutMs, () => new ObjectStoreUnavailable('the object store does not answer'));
  }
}

class ObjectStoreUnavailable extends Error {
  override readonly name = 'ObjectStoreUnavailable';
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}
