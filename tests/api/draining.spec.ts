/** A process that was told to stop, as a proxy in front of it and those who are connected see it. */
import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { eventually } from '../eventually.js';
import { receiptResult, TestApp, tinyPng } from './app.js';
import { Listening } from './listening.js';

describe('a server that was told to stop', () => {
  it('says so first, serves on, closes connections with their answers, and ends streams and work before it is gone', async () => {
    const app = await TestApp.start({ DRAIN_SECONDS: '3' });
    const agent = new Agent({ keepAlive: true });
    const get = async (path: string) => {
      const [answer] = (await once(request(`${app.running.url}${path}`, { agent }).end(), 'response')) as [
        IncomingMessage,
      ];
      answer.resume();
      await once(answer, 'end');
      return [answer.statusCode, answer.headers.connection];
    };
    const ada = await app.register('ada@example.test');
    const listening = await Listening.start(app, ada.token);
    await listening.until('the start', ({ name }) => name === 'ready');
    expect(await get('/api/health/ready')).toEqual([200, 'keep-alive']);

    // A free test is the longest request there is: its answer is held back until the stop has begun.
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      app.extractor.answer = () => {
        resolve();
        return new Promise((read) => (answer = () => read(receiptResult)));
      };
    });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(tinyPng)]), 'receipt.png');
    const underWay = app.fetch('/api/free-test/upload', { method: 'POST', body: form });
    await asked;

    let gone = false;
    const stopped = app.stop().then(() => (gone = true));
    expect(await get('/api/health/ready')).toEqual([503, 'close']);
    expect(await get('/api/health/live')).toEqual([200, 'close']);
    expect((await app.json('GET', '/api/documents', undefined, ada.token)).status).toBe(200);
    await eventually('the end of the stream', () => listening.ended);
    await expect(get('/api/health/live')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(gone).toBe(false);
    answer();
    expect((await underWay).status).toBe(200);
    await stopped;
    agent.destroy();
  });

  it('answers agents as it answers others: while it drains, and what was under way when the listener closed', async () => {
    const app = await TestApp.start({ DRAIN_SECONDS: '3' });
    const ada = await app.register('ada@example.test');
    const wanted = { name: 'agent', scopes: ['documents:read', 'documents:write'] };
    const key = (await app.json('POST', '/api/workspaces/api-keys', wanted, ada.token)).body.data.secret as string;
    const tool = (name: string, args: object) =>
      app.fetch('/mcp', {
        method: 'POST',
        token: key,
        headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
      });
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      app.extractor.answer = () => {
        resolve();
        return new Promise((read) => (answer = () => read(receiptResult)));
      };
    });
    const file = { content_base64: tinyPng.toString('base64'), wait_seconds: 30 };
    const underWay = tool('extract_document', file);
    await asked;
    const found = async () => (await tool('search_documents', {})).text();
    await eventually('the document listed', async () => (await found()).includes('\"total\":1'));
    const stopped = app.stop();
    const meanwhile = await tool('search_documents', {});
    expect([meanwhile.status, meanwhile.headers.get('connection')]).toEqual([200, 'close']);
    expect(await meanwhile.text()).toContain('\"total\":1');
    // Waiting ends with the streams; the document is read all the same.
    const held = await underWay;
    const said = await held.text();
    expect([held.status, said]).toEqual([200, expect.stringContaining('\"status\":\"processing\"')]);
    answer();
    await stopped;
  });

  it('is not held by a connection over which nothing was ever asked', async () => {
    const app = await TestApp.start();
    const { port, hostname } = new URL(app.running.url);
    const silent = connect(Number(port), hostname).on('error', () => undefined);
    await once(silent, 'connect');
    const closed = once(silent, 'close');
    await app.stop();
    await closed;
  });

  it('ends a connection that was answered before its body was all in, as soon as it is', async () => {
    const app = await TestApp.start();
    const socket = connect(Number(new URL(app.running.url).port), '127.0.0.1');
    const closed = once(socket, 'close');
    let heard = '';
    socket.on('data', (bytes) => (heard += bytes.toString()));
    socket.write('POST /api/free-test/upload HTTP/1.1\r\nHost: recto\r\nContent-Length: 9\r\n\r\nhalf');
    await eventually('the refusal', () => heard.includes('no_file'));
    expect(heard).not.toMatch(/connection: close/i);
    let gone = false;
    const stopped = app.stop().then(() => (gone = true));
    await eventually('no more taken', () => !app.running.app.getHttpServer().listening);
    expect(gone).toBe(false);
    socket.write('other');
    await stopped;
    await closed;
  });
});
