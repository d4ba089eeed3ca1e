import { attemptStoreContract } from '#ports/attempt-store.contract.js';
import { ownDatabase } from '../../../tests/own-database.js';
import { describeWithServer } from '../../../tests/servers.js';
import { MongoAttemptStore } from './mongo-attempt-store.js';

describeWithServer('mongodb', 'MongoAttemptStore', (server) => {
  const url = ownDatabase(server);
  attemptStoreContract('MongoAttemptStore', () => new MongoAttemptStore(url));
});
