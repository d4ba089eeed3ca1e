/**
 * An answer that is out before its body was all in: the rest is read and thrown away, so that its sender sees the
 * answer. Little by little, because the system hands out two megabytes of each connection at once if it may, and
 * hundreds of senders who were refused would hold everybody else up. This ends it where the rest does not come to an
 * end.
 */
import type { NextFunction, Request, Response } from 'express';

const LINGER_MS = 10_000;
/** After each piece, of 64 KB or two. */
const PAUSE_MS = 10;

export const lingering =
  (ms = LINGER_MS) =>
  (request: Request, response: Response, next: NextFunction): void => {
    // Before Node's own listener, which would throw away what nobody reads as fast as it comes.
    response.prependOnceListener('finish', () => {
      if (request.complete) return;
      throwAwaySlowly(request);
      const end = setTimeout(() => request.complete || request.socket.destroy(), ms).unref();
      request.once('close', () => clearTimeout(end)).once('end', () => clearTimeout(end));
    });
    next();
  };

function throwAwaySlowly(request: Request): void {
  request.removeAllListeners('readable').removeAllListeners('data');
  request.on('data', () => {
    request.pause();
    setTimeout(() => request.resume(), PAUSE_MS).unref();
  });
  request.read(0); // from now on it is being read, as far as Node can tell
  request.resume();
}
