import { MongoClient, type Db, type Document } from 'mongodb';
import { ownDatabase } from '../../../tests/own-database.js';
import { describeWithServer } from '../../../tests/servers.js';
import type { ViewDocument } from './guarded-writes.js';
import { makeIndexes } from './indexes.js';

describeWithServer('mongodb', 'makeIndexes on MongoDB', (server) => {
  const client = new MongoClient(ownDatabase(server), { monitorCommands: true });
  afterAll(() => client.close());

  /** The server here is one alone; this is all that a member of a replica set says otherwise. */
  function asOfReplicaSet(db: Db): Db {
    return new Proxy(db, {
      get: (target, name) => (name === 'command' ? async () => ({ setName: 'rs0' }) : Reflect.get(target, name)),
    });
  }

  it('tells a replica set with each index that the majority is enough', async () => {
    const asked: Document[] = [];
    client.on('commandStarted', ({ commandName, command }) => {
      if (commandName === 'createIndexes') asked.push(command);
    });
    const views = client.db().collection<ViewDocument>('views');
    await makeIndexes(asOfReplicaSet(client.db()), views, [{ fields: ['a'] }, { fields: ['b', 'c'] }]);
    expect(asked.map(({ commitQuorum }) => commitQuorum as unknown)).toEqual(['majority', 'majority']);
  });
});
