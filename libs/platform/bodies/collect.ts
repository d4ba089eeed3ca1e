/** A body in memory, never more of it than was allowed. */
import type { IncomingMessage } from 'node:http';
import { DomainError } from '#kernel/domain-error.js';
import { sentence } from '#texts/sentence.js';
import { KB, MB, type Pace } from './bounds.js';
import { watchPace } from './pace.js';

/** @throws too_large · body_too_slow · body_cut_off; what still comes after that is read and thrown away */
export function collect(request: IncomingMessage, most: number, pace: Pace): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = () => (finish(), resolve(Buffer.concat(chunks, size)));
    const refuse = (refusal: DomainError) => {
      finish();
      request.resume();
      reject(refusal);
    };
    const cut = () => refuse(new DomainError('body_cut_off', 'invalid', 'The request ended before it was all there.'));
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) refuse(tooLarge(most));
      else chunks.push(chunk);
    };
    const stop = watchPace(request, pace, refuse);
    const finish = () => {
      stop();
      request.off('data', take).off('end', end).off('close', cut);
    };
    // Stays: an error of a request whose answer is known is nobody's fault any more; `close` follows it.
    request.on('error', () => undefined);
    request.on('data', take).once('end', end).once('close', cut);
  });
}

export function tooLarge(most: number): DomainError {
  const size = most < MB ? `${most / KB} KB` : `${most / MB} MB`;
  return new DomainError('too_large', 'too-large', sentence('The request is larger than {size}.', { size }));
}
