import { EventEmitter, once } from 'node:events';
import type { Response } from 'express';
import { Registry } from 'prom-client';
import type { Logger } from './logging.js';
import { LoopWatch } from './loop-watch.js';
import type { Metrics } from './metrics.js';
import type { RectoRequest } from './request-context.js';

const HOLD_MS = 500;

describe('the watch over the event loop', () => {
  const told = new EventEmitter();
  const registry = new Registry();
  const logger = { warn: (facts: object, message: string) => told.emit('warn', facts, message) } as unknown as Logger;
  const watch = new LoopWatch({ registry } as Metrics, logger);
  beforeAll(() => watch.onModuleInit());
  afterAll(() => watch.onApplicationShutdown());

  const ask = (method: string, originalUrl: string, path: string | undefined, answer: () => void, headers = {}) => {
    const response = new EventEmitter();
    const request = { method, originalUrl, headers, ...(path && { route: { path } }) };
    watch.watch(request as RectoRequest, response as Response, answer);
    return response;
  };
  const hold = () => {
    for (const until = performance.now() + HOLD_MS; performance.now() < until;);
  };

  it('names and counts the routes under way, without ids, and nobody who only listens', async () => {
    const warned = once(told, 'warn');
    ask('GET', '/api/live', '/api/live', () => undefined, { accept: 'text/event-stream' });
    await new Promise((resolve) => setTimeout(resolve, 120));
    ask('PUT', '/api/documents/4711', '/api/documents/:id', hold).emit('close');
    const [facts, message] = (await warned) as [{ heldMs: number; requests: string[] }, string];
    expect(message).toBe('the event loop was held');
    expect(facts.heldMs).toBeGreaterThan(200);
    expect(facts.requests).toEqual(['PUT /api/documents/:id']);
    expect(await registry.metrics()).toContain(
      'recto_event_loop_held_total{method="PUT",route="/api/documents/:id"} 1',
    );
  });
});
