/**
 * Requests that come all at once are begun a few in each turn of the event loop, in their order. The system hands over
 * whatever hundreds of connections have sent in one go; beginning all of them in one turn, even only to refuse them,
 * would hold everybody else up for as long as that takes.
 */
import type { NextFunction, Request, Response } from 'express';

/** A fraction of a millisecond each. */
const A_FEW = 32;

export class AFewInATurn {
  readonly #waiting: (() => void)[] = [];
  /** Begun in this turn. */
  #begun = 0;
  #turning = false;

  readonly begin = (_request: Request, _response: Response, next: NextFunction): void => {
    if (!this.#turning) {
      this.#turning = true;
      setImmediate(() => this.#turn());
    }
    if (this.#waiting.length > 0 || this.#begun >= A_FEW) this.#waiting.push(next);
    else {
      this.#begun += 1;
      next();
    }
  };

  #turn(): void {
    const next = this.#waiting.splice(0, A_FEW);
    this.#begun = next.length;
    this.#turning = next.length > 0;
    if (this.#turning) setImmediate(() => this.#turn());
    for (const begin of next) begin();
  }
}
