import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MinioObjectStore } from './minio-object-store.js';

describe('MinioObjectStore, over a server that says only that the bucket is there', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => void (request.method === 'HEAD' && response.end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gives up every call, the listing, too', async () => {
    const { port } = server.address() as AddressInfo;
    const store = await MinioObjectStore.connect(`s3://key:secret@127.0.0.1:${port}/bucket?region=us-east-1`, {
      timeoutMs: 50,
    });
    const list = async () => {
      for await (const _ of store.list('')) throw new Error('there is nothing');
    };
    for (const call of [list(), store.get('a'), store.put('a', new Uint8Array(1)), store.delete('a')])
      await expect(call).rejects.toMatchObject({ name: 'ObjectStoreUnavailable' });
  });
});
