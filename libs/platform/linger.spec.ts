import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { lingering } from './linger.js';

const MB = 1024 * 1024;

describe('what comes after an answer', () => {
  let server: Server;
  let pauses = 0;
  let sockets = 0;
  const start = async (ms?: number) => {
    const middleware = lingering(ms);
    server = createServer((request, response) => {
      request.on('pause', () => (pauses += 1));
      middleware(request as Request, response as Response, () => response.writeHead(413).end('too large'));
    });
    server.on('connection', () => (sockets += 1));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  beforeEach(() => {
    pauses = sockets = 0;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('is thrown away in pieces, to its end, and the connection goes on', async () => {
    const port = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = 0; n < 2; n++) {
      const sending = ask({ port, host: '127.0.0.1', method: 'POST', agent, headers: { 'content-length': 2 * MB } });
      sending.end(Buffer.alloc(2 * MB));
      const [answer] = (await once(sending, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(413);
      await once(answer.resume(), 'end');
      if (!sending.writableFinished) await once(sending, 'finish');
    }
    expect(sockets).toBe(1);
    expect(pauses).toBeGreaterThan(10);
    agent.destroy();
  });

  it('is not waited for where it does not come', async () => {
    const socket = connect(await start(20), '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
  });
});
