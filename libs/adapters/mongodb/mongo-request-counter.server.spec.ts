import { requestCounterContract } from '#ports/request-counter.contract.js';
import { ownDatabase } from '../../../tests/own-database.js';
import { describeWithServer } from '../../../tests/servers.js';
import { MongoRequestCounter } from './mongo-request-counter.js';

describeWithServer('mongodb', 'MongoRequestCounter', (server) => {
  const url = ownDatabase(server);
  requestCounterContract('MongoRequestCounter', (clock) => [
    new MongoRequestCounter(url, clock),
    new MongoRequestCounter(url, clock),
  ]);
});
