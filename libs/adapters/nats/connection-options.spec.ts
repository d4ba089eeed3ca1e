import { connectionOptions } from './connection-options.js';

describe('QUEUE_URL of NATS', () => {
  it.each<[string, object]>([
    ['nats://queue.example.test', { servers: ['queue.example.test:4222'] }],
    ['nats://queue.example.test:4333', { servers: ['queue.example.test:4333'] }],
    ['nats://a:1,nats://b:2', { servers: ['a:1', 'b:2'] }],
    ['nats://recto:p%40ss@host:1', { servers: ['host:1'], user: 'recto', pass: 'p@ss' }],
    ['nats://t0ken@host:1', { servers: ['host:1'], token: 't0ken' }],
    ['tls://host:1', { servers: ['host:1'], tls: {} }],
  ])('%s', (url, options) => {
    const { servers, user, pass, token, tls } = connectionOptions(url);
    expect({ servers, user, pass, token, tls }).toEqual({
      user: undefined,
      pass: undefined,
      token: undefined,
      tls: undefined,
      ...options,
    });
  });

  it('never gives up', () => {
    expect(connectionOptions('nats://host').maxReconnectAttempts).toBe(-1);
  });
});
