/**
 * Measures the event loop: requests during which it was held over 200 ms, while nobody else was answered, are named in
 * the log by their routes and counted in /metrics. When several were under way, each is named, since any of them may
 * have been it.
 */
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { NextFunction, Response } from 'express';
import { Counter } from 'prom-client';
import { LOGGER, type Logger } from './logging.js';
import { LoopHolds } from './loop-holds.js';
import { Metrics, routeOf } from './metrics.js';
import type { RectoRequest } from './request-context.js';

const LOOK_EVERY_MS = 50;
const MOST_MS = 200;
/** Routes that a line of the log names. */
const MOST_NAMED = 10;

@Injectable()
export class LoopWatch implements OnModuleInit, OnApplicationShutdown {
  readonly #holds = new LoopHolds<RectoRequest>(LOOK_EVERY_MS, () => performance.now());
  readonly #held: Counter;
  #timer?: NodeJS.Timeout;
  #processor = process.threadCpuUsage();

  constructor(
    metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#held = new Counter({
      name: 'recto_event_loop_held_total',
      help: 'Times the event loop was held over 200 ms, by the routes under way; none: outside of any request',
      labelNames: ['method', 'route'],
      registers: [metrics.registry],
    });
  }

  readonly watch = (request: RectoRequest, response: Response, next: NextFunction): void => {
    this.#holds.began(request);
    response.once('close', () => this.#holds.ended(request));
    // Whoever listens is under way for hours and does nothing.
    if (String(request.headers.accept).startsWith('text/event-stream')) this.#holds.ended(request);
    next();
  };

  onModuleInit(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const before = this.#processor;
    this.#processor = process.threadCpuUsage();
    const hold = this.#holds.look(MOST_MS);
    if (!hold) return;
    const asked = hold.underWay.map((request) => ({ method: request.method, route: routeOf(request) ?? 'file' }));
    const routes = new Map(asked.map((one) => [`${one.method} ${one.route}`, one]));
    if (routes.size === 0) return this.#held.inc({ method: 'none', route: 'none' });
    for (const one of routes.values()) this.#held.inc(one);
    const processor = this.#processor.user + this.#processor.system - before.user - before.system;
    // Much less processor time than that: the machine was busy with others.
    const facts = { heldMs: Math.round(hold.heldMs), processorMs: Math.round(processor / 1000) };
    this.logger.warn({ ...facts, requests: [...routes.keys()].slice(0, MOST_NAMED) }, 'the event loop was held');
  }
}
