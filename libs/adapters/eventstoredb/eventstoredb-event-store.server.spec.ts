/**
 * The contract over a real engine. It ships as a container only, so it runs where RECTO_TEST_ESDB_URL names one or
 * Docker answers.
 */
import { eventStoreContract } from '#ports/event-store.contract.js';
import { describeWithServer } from '../../../tests/servers.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

describeWithServer('esdb', 'EventStoreDbEventStore over a real EventStoreDB', (url) => {
  const connect = () => new EventStoreDbEventStore(url, { supervision: { idleMs: 200 } });
  eventStoreContract('EventStoreDbEventStore', async () => {
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
});
