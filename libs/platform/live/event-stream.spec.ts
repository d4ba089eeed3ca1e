import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { positionOf } from '#kernel/position.js';
import { eventually } from '../../../tests/eventually.js';
import { EventStream } from './event-stream.js';

describe('an event stream', () => {
  let server: Server;
  let opened: { stream: EventStream; closed: number }[];
  let heartbeatMs: number;
  beforeEach(async () => {
    [opened, heartbeatMs] = [[], 20];
    server = createServer((_request, response) => {
      const one = {
        closed: 0,
        stream: new EventStream(response, {
          heartbeatMs,
          position: () => positionOf(7),
          onClose: () => (one.closed += 1),
        }),
      };
      opened.push(one);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  async function connected() {
    const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const read = { text: '', ended: false };
    const start = () =>
      answer
        .setEncoding('utf8')
        .on('data', (chunk: string) => (read.text += chunk))
        .on('end', () => (read.ended = true))
        .on('error', () => undefined);
    const served = opened.at(-1)!;
    return { answer, read, start, served, stream: served.stream };
  }

  it('writes messages with their position, and is never cached or held back', async () => {
    const { answer, read, start, stream } = await connected();
    start();
    stream.ready(positionOf(1));
    stream.send('document', positionOf(2), { documentId: 'd', note: 'line\nbreak' });
    await eventually('both', () => read.text.includes('document'));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
    });
    expect(read.text.replaceAll(':\n\n', '')).toBe(
      `retry: 2000\n\nevent: ready\nid: ${positionOf(1)}\ndata: {}\n\nevent: document\nid: ${positionOf(2)}\ndata: {"documentId":"d","note":"line\\nbreak"}\n\n`,
    );
  });

  it('is never silent for long', async () => {
    const { read, start } = await connected();
    start();
    await eventually('three heartbeats', () => read.text.split('\n').filter((line) => line === ':').length >= 3);
  });

  it('costs a slow reader what it could not take, and makes it good with one resync', async () => {
    heartbeatMs = 60_000;
    const { read, start, stream, answer } = await connected();
    answer.socket.pause();
    const filler = { filler: 'x'.repeat(1_000) };
    for (let n = 0; n < 50_000; n++) stream.send('document', positionOf(n), filler);
    start();
    answer.socket.resume();
    await eventually('the resync', () => read.text.includes(`event: resync\nid: ${positionOf(7)}`));
    expect(read.text.split('event: document').length - 1).toBeLessThan(20_000);
    stream.send('document', positionOf(60_000), {});
    await eventually('what comes then', () => read.text.includes(`id: ${positionOf(60_000)}`));
    expect(read.text.split('event: resync').length - 1).toBe(1);
  });

  it('cuts off who reads nothing at all', async () => {
    const { stream, answer, served } = await connected();
    answer.socket.pause();
    await eventually('the end', () => {
      for (let n = 0; n < 1_000; n++) stream.send('document', positionOf(n), { filler: 'x'.repeat(1_000) });
      return served.closed === 1;
    });
    answer.destroy();
  });

  it('tells once when it is over, whoever ended it', async () => {
    const ours = await connected();
    ours.start();
    ours.stream.end();
    await eventually('the end', () => ours.read.ended && ours.served.closed === 1);
    const theirs = await connected();
    theirs.answer.destroy();
    await eventually('the other end', () => theirs.served.closed === 1);
  });
});
