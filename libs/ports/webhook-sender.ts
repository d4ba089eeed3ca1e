/**
 * WebhookSender: posts a message to an address that somebody outside named. Every adapter guarantees:
 *  - addresses of this machine, of private networks and of cloud metadata are refused where the connection is made, so
 *    that a name which changes its mind in between is refused too; unless the operator allows the host by name;
 *  - redirects are not followed;
 *  - after 15 seconds it is over, and of the answer at most 4,096 bytes are read.
 */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Sent =
  | {
      readonly kind: 'answered';
      /** HTTP */
      readonly status: number;
      /** As text, cut. */
      readonly answer: string;
      /** As the header says it. */
      readonly retryAfter?: string;
    }
  /** reason: a sentence */
  | { readonly kind: 'timed_out' | 'no_connection' | 'address'; readonly reason: string };

export abstract class WebhookSender {
  /** Rejects only when the signal aborts. */
  abstract post(message: Outgoing, signal: AbortSignal): Promise<Sent>;
  /**
   * What is wrong with an address before anything is sent there: a sentence; undefined when nothing is known. That
   * nothing was found says nothing about later: what counts is looked at with each connection.
   */
  abstract refusalOf(url: string): Promise<string | undefined>;
}
