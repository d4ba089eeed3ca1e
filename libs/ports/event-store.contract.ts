/**
 * The contract of the EventStore port: one suite that every adapter runs as it stands, with no parameter that excuses a
 * difference. It uses stream names and event types of its own, so that it can run against a server that others use too.
 */
import { appendingContract } from './event-store-contract/appending.js';
import { concurrencyContract } from './event-store-contract/concurrency.js';
import { followingContract } from './event-store-contract/following.js';
import { reopeningContract } from './event-store-contract/reopening.js';
import { subscribingContract } from './event-store-contract/subscribing.js';
import type { OpenEventStore } from './event-store-contract/opened.js';

export type { OpenEventStore } from './event-store-contract/opened.js';

export function eventStoreContract(name: string, open: OpenEventStore): void {
  describe(`EventStore contract: ${name}`, () => {
    appendingContract(open);
    concurrencyContract(open);
    subscribingContract(open);
    followingContract(open);
    reopeningContract(open);
  });
}
