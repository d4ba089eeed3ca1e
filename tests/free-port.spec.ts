import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort } from './free-port.js';

describe('A free port', () => {
  it('is below those the system gives to connections and to servers that take any', async () => {
    const any = createServer().listen(0, '127.0.0.1');
    await once(any, 'listening');
    const { port } = any.address() as AddressInfo;
    any.close();
    expect(await freePort()).toBeLessThan(port);
  });

  it('is another one each time, before anything listens there', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
    expect(new Set(ports).size).toBe(20);
  });

  it('is none on which something listens, however often one is asked for', async () => {
    const taken = await freePort();
    const server = createServer().listen(taken, '127.0.0.1');
    await once(server, 'listening');
    const others = new Set<number>();
    for (let asked = 0; asked < 501; asked++) others.add(await freePort());
    expect(others.has(taken)).toBe(false);
    expect(others.size).toBeLessThan(501);
    server.close();
  });
});
