/** A body must come in at a pace: who stalls or trickles gives the connection and the memory back. */
import type { IncomingMessage } from 'node:http';
import { DomainError } from '#kernel/domain-error.js';
import { sentence, type Sentence } from '#texts/sentence.js';
import type { Pace } from './bounds.js';

/**
 * Calls `refuse` at most once, while the body is not all in. @returns ends the watch; it ends itself with the body
 */
export function watchPace(request: IncomingMessage, pace: Pace, refuse: (refusal: DomainError) => void): () => void {
  const { socket } = request;
  let known = socket.bytesRead;
  let over = false;
  // After a moment in which the process was held, timers come before what has arrived meanwhile: look once more after
  // it was read.
  const whenRead = (look: () => void) => setImmediate(() => setImmediate(() => over || request.complete || look()));
  const late = (said: Sentence) => {
    stop();
    refuse(new DomainError('body_too_slow', 'timed-out', said));
  };
  const windows = setInterval(
    () =>
      whenRead(() => {
        if (socket.bytesRead - known < pace.bytes)
          late(
            sentence('Less than {bytes} bytes of the request arrived in {seconds} seconds.', {
              bytes: pace.bytes,
              seconds: pace.everyMs / 1_000,
            }),
          );
        known = socket.bytesRead;
      }),
    pace.everyMs,
  );
  const whole = setTimeout(
    () =>
      whenRead(() =>
        late(sentence('The request had not arrived within {seconds} seconds.', { seconds: pace.wholeMs / 1_000 })),
      ),
    pace.wholeMs,
  );
  const stop = () => {
    // A look may be under way: what is refused after its answer is out would throw where nobody catches.
    over = true;
    clearInterval(windows);
    clearTimeout(whole);
    request.off('end', stop).off('close', stop);
  };
  request.once('end', stop).once('close', stop);
  return stop;
}
