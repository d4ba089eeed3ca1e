/**
 * An answer that is out before its body was all in: Node reads the rest and throws it away, so that its sender sees the
 * answer; this ends it where the rest does not come to an end.
 */
import type { NextFunction, Request, Response } from 'express';

const LINGER_MS = 10_000;

export const lingering =
  (ms = LINGER_MS) =>
  (request: Request, response: Response, next: NextFunction): void => {
    response.once('finish', () => {
      if (request.complete) return;
      const end = setTimeout(() => request.complete || request.socket.destroy(), ms).unref();
      request.once('close', () => clearTimeout(end)).once('end', () => clearTimeout(end));
    });
    next();
  };
