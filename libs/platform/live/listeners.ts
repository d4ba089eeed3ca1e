/** Who listens to live changes, and to what: told by whoever knows accounts. */
import type { RectoRequest } from '../request-context.js';

export interface Listener {
  /** Open streams are counted by it. */
  readonly id: string;
  readonly channels: readonly string[];
  /** Epoch milliseconds; undefined: no set end. */
  readonly endsAt: number | undefined;
  /** Name of the announcement after which the right to listen is looked at again. It is not sent on. */
  readonly recheckedOn: string;
  mayStay(): Promise<boolean>;
}

export abstract class Listeners {
  /** @throws unauthorized */
  abstract of(request: RectoRequest): Listener;
}
