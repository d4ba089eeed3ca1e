/** The contract over a real engine. It ships as a container only, so it runs where EVENT_STORE_TEST_URL names one. */
import { appendFileSync } from 'node:fs';
import { eventStoreContract } from '#ports/event-store.contract.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

const suite = 'EventStoreDbEventStore over a real EventStoreDB';
const url = process.env['EVENT_STORE_TEST_URL'];

if (url) {
  const connect = () => new EventStoreDbEventStore(url, { supervision: { idleMs: 200 } });
  eventStoreContract(suite, async () => {
    let store = connect();
    return {
      get store() {
        return store;
      },
      reopen: async () => {
        await store.close();
        return (store = connect());
      },
      close: () => store.close(),
    };
  });
} else if (process.env['RECTO_REQUIRE_SERVERS']) {
  it(suite, () => {
    throw new Error('EVENT_STORE_TEST_URL is not set, and no server may be left out');
  });
} else {
  const reason = 'EventStoreDB ships as a container only and none was given (EVENT_STORE_TEST_URL=esdb://…)';
  const skips = process.env['RECTO_SKIPS_FILE'];
  if (skips) appendFileSync(skips, `${JSON.stringify({ suite, reason })}\n`);
  it.skip(`${suite}: ${reason}`, () => {});
}
