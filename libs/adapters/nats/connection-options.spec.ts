import { connectionOptions, replicasIn } from './connection-options.js';

describe('QUEUE_URL of NATS', () => {
  it.each<[string, object]>([
    ['nats://queue.example.test', { servers: ['queue.example.test:4222'] }],
    ['nats://queue.example.test:4333', { servers: ['queue.example.test:4333'] }],
    ['nats://a:1,nats://b:2', { servers: ['a:1', 'b:2'] }],
    ['nats://recto:p%40ss@host:1', { servers: ['host:1'], user: 'recto', pass: 'p@ss' }],
    ['nats://t0ken@host:1', { servers: ['host:1'], token: 't0ken' }],
    ['tls://host:1', { servers: ['host:1'], tls: {} }],
    ['nats://a:1,nats://b:2?replicas=3', { servers: ['a:1', 'b:2'] }],
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

  it.each([
    ['nats://host', undefined],
    ['nats://host?replicas=1', 1],
    ['nats://a,nats://b,nats://c?replicas=3', 3],
    ['tls://recto:p%3Fs@a?replicas=5', 5],
  ])('%s keeps each job on %s servers', (url, replicas) => {
    expect(replicasIn(url)).toBe(replicas);
  });

  it.each(['0', '2', '4', '7', '3.0', '', 'three'])('refuses replicas=%s', (replicas) => {
    expect(() => replicasIn(`nats://host?replicas=${replicas}`)).toThrow('replicas in QUEUE_URL is 1, 3 or 5, not ');
  });

  it('refuses an option that it would not follow', () => {
    expect(() => replicasIn('nats://host?tls=true')).toThrow('not tls');
  });

  it('never gives up', () => {
    expect(connectionOptions('nats://host').maxReconnectAttempts).toBe(-1);
  });
});
