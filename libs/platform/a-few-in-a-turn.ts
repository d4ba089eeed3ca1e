/**
 * Requests that come all at once are begun a few in each turn of the event loop, in their order. The system hands over
 * whatever hundreds of connections have sent in one go; beginning all of them in one turn, even only to refuse them,
 * would hold everybody else up for as long as that takes. Whoever asks whether the process lives asks about it and not
 * about the line: one of them in each turn goes ahead.
 */
import type { NextFunction, Request, Response } from 'express';

/** A fraction of a millisecond each. */
const A_FEW = 32;
const LIVE = '/api/health/live';

export class AFewInATurn {
  readonly #waiting: (() => void)[] = [];
  /** Begun in this turn. */
  #begun = 0;
  #turning = false;
  /** Somebody went ahead in this turn. */
  #ahead = false;

  readonly begin = (request: Request, _response: Response, next: NextFunction): void => {
    if (!this.#turning) {
      this.#turning = true;
      setImmediate(() => this.#turn());
    }
    if (request.url === LIVE && !this.#ahead) {
      this.#ahead = true;
      next();
    } else if (this.#waiting.length > 0 || this.#begun >= A_FEW) this.#waiting.push(next);
    else {
      this.#begun += 1;
      next();
    }
  };

  #turn(): void {
    const next = this.#waiting.splice(0, A_FEW);
    this.#begun = next.length;
    this.#ahead = false;
    this.#turning = next.length > 0;
    if (this.#turning) setImmediate(() => this.#turn());
    for (const begin of next) begin();
  }
}
