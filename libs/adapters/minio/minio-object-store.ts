/**
 * MinioObjectStore: objects in a bucket of MinIO or any S3. An object is one PUT with the SHA-256 of its bytes in its
 * metadata; get reads both from one answer and compares them, so an object that nobody put here is corrupt to it. The
 * bucket is made when missing. Where the URL names no region, the server says which it is. A server that is busy is
 * asked again. Two limits of the servers remain: MinIO refuses a key `a/b` beside a key `a`, and in a bucket with
 * versioning the bytes of deleted objects stay, so it should have none.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { backoffDelay, pause, type Backoff } from '#kernel/backoff.js';
import { inTime } from '#kernel/in-time.js';
import { checkObjectKey, ObjectCorrupt, ObjectNotFound, ObjectStore, type StoredObject } from '#ports/object-store.js';
import { codeOf, isAnswer, meantBy, ObjectStoreUnavailable, passes, regionIn } from './s3-failures.js';
import { s3Transport } from './s3-transport.js';
import { parseS3Url, type S3Address } from './s3-url.js';

interface MinioObjectStoreOptions {
  /** A call that takes longer fails, every attempt and pause included; one minute when absent. */
  readonly timeoutMs?: number;
  /** While the server is busy. */
  readonly backoff?: Backoff;
}

const ATTEMPTS = 5;
const BACKOFF: Backoff = { firstMs: 250, jitter: [0.5, 1] };
/** What S3 takes for the region of a server that has none. */
const DEFAULT_REGION = 'us-east-1';
const PAGE = 1_000;

export class MinioObjectStore extends ObjectStore {
  readonly #bucket: string;
  readonly #timeoutMs: number;
  readonly #backoff: Backoff;
  #client: Client;

  private constructor(
    private readonly address: S3Address,
    { timeoutMs = 60_000, backoff = BACKOFF }: MinioObjectStoreOptions,
  ) {
    super();
    this.#bucket = address.bucket;
    this.#timeoutMs = timeoutMs;
    this.#backoff = backoff;
    this.#client = this.#clientIn(address.region ?? DEFAULT_REGION);
  }

  /** @throws NotPermitted · ObjectStoreUnavailable, which says where the bucket is when it is not where the URL says */
  static async connect(url: string, options: MinioObjectStoreOptions = {}): Promise<MinioObjectStore> {
    const store = new MinioObjectStore(parseS3Url(url), options);
    await store.#open();
    return store;
  }

  async put(key: string, bytes: Uint8Array): Promise<StoredObject> {
    checkObjectKey(key);
    const sha256 = sha256Of(bytes);
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await this.#call((client) => client.putObject(this.#bucket, key, body, body.length, { sha256 }));
    return { size: bytes.byteLength, sha256 };
  }

  async get(key: string): Promise<Buffer> {
    checkObjectKey(key);
    const found = await this.#orAbsent(async (client) => {
      const response = (await client.getObject(this.#bucket, key)) as IncomingMessage;
      return { bytes: await buffer(response), sha256: response.headers['x-amz-meta-sha256'] };
    });
    if (!found) throw new ObjectNotFound(key);
    if (found.sha256 !== sha256Of(found.bytes)) throw new ObjectCorrupt(key);
    return found.bytes;
  }

  async exists(key: string): Promise<boolean> {
    checkObjectKey(key);
    return (await this.#orAbsent((client) => client.statObject(this.#bucket, key))) !== undefined;
  }

  async delete(key: string): Promise<void> {
    checkObjectKey(key);
    await this.#orAbsent((client) => client.removeObject(this.#bucket, key));
  }

  async *list(prefix: string): AsyncIterable<{ key: string; storedAt: string }> {
    // No key begins like this, and servers differ in what they answer.
    if (!/^[a-z0-9/._-]*$/.test(prefix) || prefix.split('/').includes('..')) return;
    for (let page = await this.#page(prefix, '', PAGE); ;) {
      for (const { name, lastModified } of page.objects)
        if (name !== undefined && lastModified !== undefined) yield { key: name, storedAt: lastModified.toISOString() };
      if (!page.isTruncated) return;
      page = await this.#page(prefix, page.nextContinuationToken, PAGE);
    }
  }

  async ping(): Promise<void> {
    if (!(await this.#isThere())) throw new Error('the bucket of the object store is gone');
  }

  async close(): Promise<void> {}

  async #open(): Promise<void> {
    try {
      await this.#makeBucket();
    } catch (error) {
      const region = regionIn((error as Error).cause ?? {});
      if (this.address.region !== undefined || region === undefined) throw error;
      this.#client = this.#clientIn(region);
      await this.#makeBucket();
    }
  }

  #clientIn(region: string): Client {
    const { bucket: _bucket, ...address } = this.address;
    const transport = s3Transport(address.useSSL, this.#timeoutMs);
    // The client's own retries write to the console.
    return new Client({ ...address, region, transport, retryOptions: { disableRetry: true } });
  }

  async #makeBucket(): Promise<void> {
    if (await this.#isThere()) return;
    try {
      await this.#call((client) => client.makeBucket(this.#bucket, client.region));
    } catch (error) {
      // Another process was faster.
      if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
    }
  }

  /** A narrow token may list the bucket and not ask for it; and what is refused without a body does not say why. */
  async #isThere(): Promise<boolean> {
    try {
      return await this.#call((client) => client.bucketExists(this.#bucket));
    } catch (error) {
      if (!isAnswer(error) && !isAnswer((error as Error).cause ?? {})) throw error;
    }
    return this.#page('', '', 1).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === 'NoSuchBucket') return false;
        throw error;
      },
    );
  }

  #page(prefix: string, after: string, most: number) {
    return this.#call((client) => client.listObjectsV2Query(this.#bucket, prefix, after, '', most, ''));
  }

  async #orAbsent<T>(work: (client: Client) => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#call(work);
    } catch (error) {
      if (['NoSuchKey', 'NotFound'].includes(codeOf(error) ?? '')) return undefined;
      throw error;
    }
  }

  /** Again while the server is busy, within the time there is. Every call here can be made twice. */
  async #call<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const over = AbortSignal.timeout(this.#timeoutMs);
    const answered = async () => {
      for (let failures = 1; ; failures++) {
        try {
          return await work(this.#client);
        } catch (error) {
          if (failures === ATTEMPTS || !passes(error) || over.aborted) throw meantBy(error, this.address.endPoint);
          await pause(backoffDelay(failures, this.#backoff), over);
        }
      }
    };
    return inTime(
      answered(),
      this.#timeoutMs,
      () => new ObjectStoreUnavailable('the object store does not answer in time'),
    );
  }
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
