import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { NotPermitted } from '#ports/not-permitted.js';
import { objectStoreContract } from '#ports/object-store.contract.js';
import { MinioObjectStore } from './minio-object-store.js';
import { AwsDouble } from './testing/aws-double.js';
import { eventually } from '../../../tests/eventually.js';

const quick = { backoff: { firstMs: 1 } };
const bytes = Buffer.from('twelve bytes');

describe('MinioObjectStore on what answers like AWS', () => {
  let aws: AwsDouble;
  beforeEach(async () => {
    aws = await AwsDouble.start();
  });
  afterEach(() => aws.close());

  objectStoreContract('MinioObjectStore', async () => {
    const double = await AwsDouble.start();
    return { connect: () => MinioObjectStore.connect(double.url('recto')), dispose: () => double.close() };
  });

  it('finds the region of its bucket when the URL names none', async () => {
    aws.addBucket('recto');
    const store = await MinioObjectStore.connect(aws.url('recto'));
    await store.put('a', bytes);
    expect(await store.get('a')).toEqual(bytes);
  });

  it.each(['', '?region=eu-central-1'])('makes its bucket in the region: %j', async (options) => {
    const store = await MinioObjectStore.connect(aws.url('recto', options));
    await store.put('a', bytes);
    expect(await store.exists('a')).toBe(true);
  });

  it('takes the bucket that another process made after it had looked', async () => {
    aws.addBucket('recto');
    aws.early = 1;
    const store = await MinioObjectStore.connect(aws.url('recto', '?region=eu-central-1'));
    await store.put('a', bytes);
    expect(aws.calls).toEqual(['HEAD bucket', 'PUT bucket', 'PUT object']);
  });

  it('says in which region the bucket is when the URL names another', async () => {
    aws.addBucket('recto');
    const connecting = MinioObjectStore.connect(aws.url('recto', '?region=us-west-2'));
    await expect(connecting).rejects.toMatchObject({
      name: 'ObjectStoreUnavailable',
      message: 'the bucket is in region eu-central-1',
    });
  });

  it.each([301, 307] as const)('says where the bucket is when it is sent there by %d', async (status) => {
    aws.movedTo = { status, endpoint: 'recto.s3.eu-west-3.amazonaws.com' };
    await expect(MinioObjectStore.connect(aws.url('recto'))).rejects.toMatchObject({
      name: 'ObjectStoreUnavailable',
      message: 'the bucket is at address recto.s3.eu-west-3.amazonaws.com',
    });
  });

  it('lists one key where the token may not ask for the bucket', async () => {
    aws.addBucket('recto');
    aws.narrow = true;
    const store = await MinioObjectStore.connect(aws.url('recto'));
    await store.ping();
    await store.put('a', bytes);
    expect(await store.get('a')).toEqual(bytes);
  });

  it('is not permitted to make a bucket with such a token, and says so', async () => {
    aws.narrow = true;
    await expect(MinioObjectStore.connect(aws.url('recto'))).rejects.toBeInstanceOf(NotPermitted);
  });

  describe('when it is too busy', () => {
    let store: MinioObjectStore;
    const listed = async () => {
      const keys: string[] = [];
      for await (const { key } of store.list('')) keys.push(key);
      return keys;
    };
    beforeEach(async () => {
      store = await MinioObjectStore.connect(aws.url('recto'), quick);
      await store.put('a', bytes);
    });

    it.each<[string, () => Promise<unknown>, unknown]>([
      ['put', () => store.put('a', bytes), expect.objectContaining({ size: 12 })],
      ['get', () => store.get('a'), bytes],
      ['exists', () => store.exists('a'), true],
      ['delete', () => store.delete('a'), undefined],
      ['list', listed, ['a']],
      ['ping', () => store.ping(), undefined],
    ])('asks again: %s', async (_call, ask, answer) => {
      const written = jest.spyOn(console, 'warn').mockReturnValue();
      aws.busy = 2;
      expect(await ask()).toEqual(answer);
      aws.broken = 2;
      expect(await ask()).toEqual(answer);
      expect([aws.busy, aws.broken]).toEqual([0, 0]);
      expect(written).not.toHaveBeenCalled();
      written.mockRestore();
    });

    it('gives up after five attempts, as away and not as a fault', async () => {
      aws.busy = 1_000;
      await expect(store.get('a')).rejects.toMatchObject({ name: 'ObjectStoreUnavailable' });
      expect(1_000 - aws.busy).toBe(5);
    });
  });
});

describe('MinioObjectStore, over a server that says only that the bucket is there', () => {
  let server: Server;
  let closed = 0;
  beforeAll(async () => {
    server = createServer((request, response) => void (request.method === 'HEAD' && response.end()));
    server.on('connection', (socket) => socket.once('close', () => (closed += 1)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gives up every call, the listing, too, and leaves no connection open', async () => {
    const { port } = server.address() as AddressInfo;
    const store = await MinioObjectStore.connect(`s3://key:secret@127.0.0.1:${port}/bucket?region=us-east-1`, {
      timeoutMs: 2_000,
    });
    const list = async () => {
      for await (const _ of store.list('')) throw new Error('there is nothing');
    };
    const calls = [list(), store.get('a'), store.put('a', new Uint8Array(1)), store.delete('a')];
    for (const call of await Promise.allSettled(calls))
      expect(call).toMatchObject({ status: 'rejected', reason: { name: 'ObjectStoreUnavailable' } });
    const left = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    // One may be kept for the next request.
    await eventually('the connections closed', async () => (await left()) <= 1);
    expect(closed).toBeGreaterThan(0);
  });
});

describe('MinioObjectStore, over a server that is too busy and says so at length', () => {
  it('reads each answer to its end, so that no connection is kept for it', async () => {
    const [asked, read] = [[] as string[], [] as string[]];
    const server = createServer(({ method = '' }, response) => {
      if (method === 'HEAD') return void response.end();
      asked.push(method);
      // More than fits between two that do not read.
      response.writeHead(503).end(Buffer.alloc(32_000_000, ' '), () => read.push(method));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const url = `s3://key:secret@127.0.0.1:${port}/bucket?region=us-east-1`;
      const store = await MinioObjectStore.connect(url, { ...quick, timeoutMs: 1_000_000 });
      await expect(store.get('a')).rejects.toMatchObject({ name: 'ObjectStoreUnavailable' });
      await eventually('every answer read', () => read.length === asked.length);
      expect(asked).toEqual(Array(5).fill('GET'));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
