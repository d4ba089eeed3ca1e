/**
 * Draining: the last part of a process's life, as those see it who spread requests over several. From `begin` on
 * `/api/health/ready` says 503 and every answer asks for its connection to be closed, while requests are served as
 * before; so nobody is sent here any more by the time the listener closes. Ends nothing itself (apps/compose/run.ts
 * does).
 */
import type { NextFunction, Request, Response } from 'express';
import type { Config } from './config.js';

export class Draining {
  #begun = false;
  #underWay = 0;
  readonly #waiting = new Set<() => void>();

  get begun(): boolean {
    return this.#begun;
  }

  begin(): void {
    this.#begun = true;
  }

  /** Resolves once no request is under way. */
  async answered(): Promise<void> {
    if (this.#underWay > 0) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  /** Counts requests from their head to the end of their answer. */
  readonly count = (_request: Request, response: Response, next: NextFunction): void => {
    this.#underWay++;
    response.once('close', () => {
      this.#underWay--;
      if (this.#underWay === 0) for (const resolve of this.#waiting) resolve();
    });
    next();
  };

  /** Said when the head of an answer is written, so that requests under way when it began say it, too. */
  readonly sayGoodbye = (_request: Request, response: Response, next: NextFunction): void => {
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response;
    response.writeHead = (...head: unknown[]) => {
      if (this.#begun && !response.headersSent) response.setHeader('Connection', 'close');
      return writeHead(...head);
    };
    next();
  };
}

/** Closing the stores, and handing back the jobs in hand. */
const CLOSING_SECONDS = 10;

/**
 * Seconds from SIGTERM until the process has ended by itself; whoever stops it should wait that long before they kill
 * it.
 */
export function longestStopSeconds({ roles, drainSeconds, requestSeconds }: Config): number {
  return CLOSING_SECONDS + (roles.includes('api') ? drainSeconds + requestSeconds : 0);
}
