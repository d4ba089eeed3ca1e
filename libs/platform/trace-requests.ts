/**
 * A request to the API is a trace, named by its route; what a stranger sends as `traceparent` is not believed. Probes
 * and scrapes are none, and a connection somebody listens on never ends as a span.
 */
import type { CommandBus } from '@nestjs/cqrs';
import type { NextFunction, Response } from 'express';
import { within, type Tracing } from '#ports/tracing.js';
import { routeOf } from './metrics.js';
import { correlationOf, type RectoRequest } from './request-context.js';

export function traceRequests(tracing: Tracing) {
  return (request: RectoRequest, response: Response, next: NextFunction): void => {
    const { method, originalUrl } = request;
    const attributes = { 'http.request.method': method, 'recto.correlation_id': correlationOf(request) };
    const watched = /^\/api\/(?!health(\/|$))/.test(originalUrl);
    const span = watched ? tracing.start(method, { kind: 'server', root: true, attributes }) : undefined;
    if (!span) return next();
    response.once('close', () => {
      if (String(response.getHeader('Content-Type')).startsWith('text/event-stream')) return;
      const { statusCode } = response;
      const route = routeOf(request) ?? 'unknown';
      span.rename(`${method} ${route}`);
      span.set({ 'http.route': route, 'http.response.status_code': statusCode });
      span.end(!response.writableFinished ? 'aborted' : statusCode >= 500 ? String(statusCode) : undefined);
    });
    span.run(next);
  };
}

/** A command is a span of its own, whichever way it came. */
export function traceCommands(bus: CommandBus, tracing: Tracing): void {
  const execute = bus.execute.bind(bus) as (...given: unknown[]) => Promise<unknown>;
  const traced = (...given: [object, ...unknown[]]) =>
    within(tracing, `command ${given[0].constructor.name}`, {}, () => execute(...given));
  bus.execute = traced as typeof bus.execute;
}
