/**
 * RemoteFiles: opens a file at an address that somebody outside named. Every adapter guarantees:
 *  - addresses of this machine, of private networks and of cloud metadata are refused where the connection is made, so
 *    that a name which changes its mind in between is refused too;
 *  - redirects are not followed, and nothing of ours goes there but the request;
 *  - after the time given to all of it the bytes end with an error.
 */
import type { Readable } from 'node:stream';
import { type Said } from '#texts/sentence.js';

export type Opened =
  | {
      readonly kind: 'open';
      readonly bytes: Readable;
      /** Ends the connection; twice does nothing. */
      close(): void;
    }
  | { readonly kind: 'refused' | 'not_there'; readonly reason: Said };

export abstract class RemoteFiles {
  /** Rejects only when the signal aborts. */
  abstract open(url: string, signal: AbortSignal): Promise<Opened>;
}
