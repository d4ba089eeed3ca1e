import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Client } from 'minio';
import { objectStoreContract } from '#ports/object-store.contract.js';
import { ObjectCorrupt } from '#ports/object-store.js';
import { describeWithServer } from '../../../tests/servers.js';
import { MinioObjectStore } from './minio-object-store.js';
import { parseS3Url } from './s3-url.js';

describeWithServer('s3', 'MinioObjectStore on MinIO (S3)', (serverUrl) => {
  /** A bucket of its own. */
  function room() {
    const url = new URL(serverUrl);
    url.pathname = `/test-${randomUUID()}`;
    const { bucket, ...address } = parseS3Url(url.href);
    const client = new Client(address);
    const dispose = async () => {
      for await (const { name } of client.listObjectsV2(bucket, '', true)) await client.removeObject(bucket, name);
      await client.removeBucket(bucket);
    };
    return { url: url.href, bucket, client, dispose };
  }

  objectStoreContract('MinioObjectStore', async () => {
    const { url, dispose } = room();
    return { connect: () => MinioObjectStore.connect(url), dispose };
  });

  it('says so when bytes and checksum do not match, or there is none', async () => {
    const { url, bucket, client, dispose } = room();
    const store = await MinioObjectStore.connect(url);
    const { sha256 } = await store.put('whole', Buffer.from('twelve bytes'));
    await client.putObject(bucket, 'flipped', Buffer.from('twelve Bytes'), 12, { sha256 });
    await client.putObject(bucket, 'foreign', Buffer.from('twelve bytes'));
    expect((await store.get('whole')).toString()).toBe('twelve bytes');
    await expect(store.get('flipped')).rejects.toEqual(new ObjectCorrupt('flipped'));
    await expect(store.get('foreign')).rejects.toEqual(new ObjectCorrupt('foreign'));
    await dispose();
  });

  it('makes its bucket once, also when several connect at the same time', async () => {
    const { url, dispose } = room();
    const stores = await Promise.all([1, 2, 3].map(() => MinioObjectStore.connect(url)));
    await stores[0]!.put('a', Buffer.from('x'));
    expect((await stores[2]!.get('a')).toString()).toBe('x');
    await dispose();
  });

  it('reports a bucket that is gone instead of an absent object', async () => {
    const { url, dispose } = room();
    const store = await MinioObjectStore.connect(url);
    await dispose();
    await expect(store.get('a')).rejects.toThrow(/bucket/);
    await expect(store.delete('a')).rejects.toThrow(/bucket/);
    await expect(store.ping()).rejects.toThrow(/bucket/);
  });
});

describe('MinioObjectStore on a server that does not answer', () => {
  let server: Server;
  let url: string;
  beforeEach(async () => {
    server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `s3://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('gives up', async () => {
    await expect(MinioObjectStore.connect(url, { timeoutMs: 200 })).rejects.toThrow('does not answer');
  });
});
