/**
 * GET /metrics in Prometheus' text format: the process, HTTP by route and status, read model lag, reactors, and what
 * contexts register. No personal data in labels.
 */
import { Controller, Get, Injectable, Res } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { EventStore } from '#ports/event-store.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import { readOrders } from '#read-side/orders.js';
import { readPause } from '#read-side/runner-status.js';
import { Public } from './public.js';
import type { RectoRequest } from './request-context.js';
import { Runners } from './runners.js';

@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly http: Histogram;

  constructor(events: EventStore, models: ReadModelStore, runners: Runners) {
    collectDefaultMetrics({ register: this.registry });
    this.http = new Histogram({
      name: 'recto_http_request_seconds',
      help: 'Duration of HTTP requests by route, method and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [this.registry],
    });
    new Gauge({
      name: 'recto_read_model_lag',
      help: 'How far a read model is behind: in events where the log counts them, else in seconds between two events',
      labelNames: ['read_model', 'unit'],
      registers: [this.registry],
      async collect() {
        for (const { name } of runners.projections) {
          const collection = await models.active(name);
          const checkpoint = collection ? await models.checkpoint(collection) : undefined;
          if (!checkpoint) continue;
          for (const [unit, lag] of Object.entries(await events.lag(checkpoint)))
            this.set({ read_model: name, unit }, lag);
        }
      },
    });
    new Gauge({
      name: 'recto_read_model_paused',
      help: '1 when a read model stands still, at an event it cannot fold or by order',
      labelNames: ['read_model'],
      registers: [this.registry],
      async collect() {
        for (const { name } of runners.projections) {
          const collection = await models.active(name);
          const note = await readPause(models, name, collection ? await models.checkpoint(collection) : undefined);
          const ordered = (await readOrders(models, name)).pausedBecause !== undefined;
          this.set({ read_model: name }, note || ordered ? 1 : 0);
        }
      },
    });
    const states = ['waiting', 'running', 'paused', 'failing', 'stopped'];
    new Gauge({
      name: 'recto_reactor_state',
      help: '1 for the state each reactor of this process is in',
      labelNames: ['reactor', 'state'],
      registers: [this.registry],
      collect() {
        for (const { name, state } of runners.reactors.map((runner) => runner.state())) {
          for (const each of states) this.set({ reactor: name, state: each }, each === state ? 1 : 0);
        }
      },
    });
  }
}

/** Counts every request of the API by its route, also those that were refused before a controller saw them. */
export function countRequests(metrics: Metrics) {
  return (request: RectoRequest, response: Response, next: NextFunction): void => {
    const stop = metrics.http.startTimer();
    response.once('finish', () => {
      // How long somebody listened is not how long an answer took.
      if (String(response.getHeader('Content-Type')).startsWith('text/event-stream')) return;
      const route = routeOf(request);
      if (route !== undefined) stop({ method: request.method, route, status: String(response.statusCode) });
    });
    next();
  };
}

/** As it is declared, so without ids. Undefined: a file of the web client. */
export function routeOf({ route, originalUrl }: RectoRequest): string | undefined {
  return (route as { path?: string } | undefined)?.path ?? (/^\/api(\/|$)/.test(originalUrl) ? 'unknown' : undefined);
}

@Public()
@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get('metrics')
  async text(@Res() response: Response): Promise<void> {
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}
