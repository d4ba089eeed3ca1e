import { positionOf } from '#kernel/position.js';
import { readModelStoreContract } from '#ports/read-model-store.contract.js';
import type { Lease } from '#ports/read-model-store.js';
import { cuttableProxy } from '../../../tests/cuttable-proxy.js';
import { ownDatabase } from '../../../tests/own-database.js';
import { describeWithServer } from '../../../tests/servers.js';
import { MongoReadModelStore } from './mongo-read-model-store.js';

describeWithServer('mongodb', 'MongoReadModelStore', (server) => {
  const url = ownDatabase(server);
  readModelStoreContract('MongoReadModelStore', async () => new MongoReadModelStore(url));

  it('rejects with a sentence while the server is away and goes on when it is back', async () => {
    const [, name, port, database] = /([^/@:]+):(\d+)\/(.*)$/.exec(url.split('?')[0] as string) as RegExpExecArray;
    const proxy = await cuttableProxy(name as string, Number(port));
    const through = `mongodb://127.0.0.1:${proxy.port}/${database}?directConnection=true&serverSelectionTimeoutMS=2000`;
    const store = new MongoReadModelStore(through);
    try {
      await store.ensure({ name: 'cut@1-1', readModel: 'cut', indexes: [] });
      const lease = (await store.acquireLease('cut', 'one', 60_000)) as Lease;
      const write = { id: 'a', position: positionOf(1), view: { n: 1 } };
      const commit = (): Promise<void> =>
        store.commit('cut@1-1', { writes: [write], checkpoint: positionOf(1), lease });
      proxy.cut();
      await expect(commit()).rejects.toMatchObject({ name: 'MongoUnavailable' });
      await expect(store.ping()).rejects.toThrow('does not answer');
      proxy.mend();
      await commit();
      expect(await store.get('cut@1-1', 'a')).toEqual({ n: 1 });
    } finally {
      await store.close();
      await proxy.close();
    }
  });
});
