/** How the suite gets at the store of an adapter, and at the same log once more after the first owner is gone. */
import type { EventStore } from '../event-store.js';

export interface OpenedEventStore {
  readonly store: EventStore;
  /** Closes the store as it is now and opens the same log again. */
  reopen(): Promise<EventStore>;
  /** Closes everything and removes what was made for the test. */
  close(): Promise<void>;
}

export type OpenEventStore = () => Promise<OpenedEventStore>;

/** One log for all tests of a `describe`; they keep apart by random names. */
export function opened(open: OpenEventStore): { readonly store: EventStore } {
  let held: OpenedEventStore;
  beforeAll(async () => {
    held = await open();
  });
  afterAll(() => held.close());
  return {
    get store() {
      return held.store;
    },
  };
}
