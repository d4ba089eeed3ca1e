/** A body must come in at a pace: who stalls or trickles gives the connection and the memory back. */
import type { IncomingMessage } from 'node:http';
import { DomainError } from '#kernel/domain-error.js';
import type { Pace } from './bounds.js';

/**
 * Calls `refuse` at most once, while the body is not all in. @returns ends the watch; it ends itself with the body
 */
export function watchPace(request: IncomingMessage, pace: Pace, refuse: (refusal: DomainError) => void): () => void {
  const { socket } = request;
  let known = socket.bytesRead;
  // After a moment in which the process was held, timers come before what has arrived meanwhile: look once more after
  // it was read.
  const whenRead = (look: () => void) => setImmediate(() => setImmediate(() => request.complete || look()));
  const late = (sentence: string) => {
    stop();
    refuse(new DomainError('body_too_slow', 'timed-out', sentence));
  };
  const windows = setInterval(
    () =>
      whenRead(() => {
        if (socket.bytesRead - known < pace.bytes)
          late(`Less than ${pace.bytes} bytes of the request arrived in ${pace.everyMs / 1_000} seconds.`);
        known = socket.bytesRead;
      }),
    pace.everyMs,
  );
  const whole = setTimeout(
    () => whenRead(() => late(`The request had not arrived within ${pace.wholeMs / 1_000} seconds.`)),
    pace.wholeMs,
  );
  const stop = () => {
    clearInterval(windows);
    clearTimeout(whole);
    request.off('end', stop).off('close', stop);
  };
  request.once('end', stop).once('close', stop);
  return stop;
}
