import { setTimeout as pause } from 'node:timers/promises';
import { positionOf } from '#kernel/position.js';
import { readModelStoreContract } from '#ports/read-model-store.contract.js';
import type { Lease } from '#ports/read-model-store.js';
import { giveOrders } from '#read-side/orders.js';
import { defineProjection } from '#read-side/projection.js';
import { ProjectionRunner } from '#read-side/projection-runner.js';
import { readPause } from '#read-side/runner-status.js';
import { Views } from '#read-side/views.js';
import { cuttableProxy } from '../../../tests/cuttable-proxy.js';
import { byAda, openWriteSide } from '../../../tests/embedded-stores.js';
import { eventually } from '../../../tests/eventually.js';
import { ownDatabase } from '../../../tests/own-database.js';
import { engineOver, runUntilStopped } from '../../../tests/read-side.js';
import { describeWithServer } from '../../../tests/servers.js';
import { Added, tallyDecider, tallyEvents } from '../../../tests/tally.js';
import { tempFolder } from '../../../tests/temp-folder.js';
import { MongoReadModelStore } from './mongo-read-model-store.js';

describeWithServer('mongodb', 'MongoReadModelStore', (server) => {
  const url = ownDatabase(server);
  readModelStoreContract('MongoReadModelStore', async () => new MongoReadModelStore(url));

  async function throughProxy(options: string) {
    const [, name, port, database] = /([^/@:]+):(\d+)\/(.*)$/.exec(url.split('?')[0] as string) as RegExpExecArray;
    const proxy = await cuttableProxy(name as string, Number(port));
    const through = `mongodb://127.0.0.1:${proxy.port}/${database}?directConnection=true&${options}`;
    return { proxy, store: new MongoReadModelStore(through) };
  }

  it('rejects with a sentence while the server is away and goes on when it is back', async () => {
    const { proxy, store } = await throughProxy('serverSelectionTimeoutMS=2000');
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

  it('waits for the primary through an election of 12 s, and writes then', async () => {
    const { proxy, store } = await throughProxy('');
    try {
      await store.ensure({ name: 'elected@1-1', readModel: 'elected', indexes: [] });
      const lease = (await store.acquireLease('elected', 'one', 600_000)) as Lease;
      proxy.cut();
      await expect(store.ping()).rejects.toMatchObject({ name: 'MongoUnavailable' });
      const write = { id: 'a', position: positionOf(1), view: { n: 1 } };
      const written = store.commit('elected@1-1', { writes: [write], checkpoint: positionOf(1), lease });
      written.catch(() => undefined);
      await pause(12_000);
      proxy.mend();
      await written;
      expect(await store.get('elected@1-1', 'a')).toEqual({ n: 1 });
    } finally {
      await store.close();
      await proxy.close();
    }
  });

  it('leaves the indexes of a collection as they are when it is opened again', async () => {
    const store = new MongoReadModelStore(url);
    const fields = [['a', 'b'], ['a', 'c', 'b'], ['d']];
    const spec = { name: 'again@1-1', readModel: 'again', indexes: fields.map((each) => ({ fields: each })) };
    try {
      await store.ensure(spec);
      await store.ensure(spec);
      await store.ensure({ ...spec, indexes: [...spec.indexes, { fields: ['e'], covers: ['a'] }] });
    } finally {
      await store.close();
    }
  });

  it('waits for indexes for as long as they take, though every other call has its limit', async () => {
    const { proxy, store } = await throughProxy('socketTimeoutMS=200');
    const spec = { name: 'slow@1-1', readModel: 'slow' };
    try {
      proxy.hold('createIndexes', 'find');
      let over = false;
      // What goes before the indexes has its limit, too, and on a busy machine is asked again.
      const asked = (): Promise<void> =>
        store.ensure({ ...spec, indexes: [{ fields: ['n'] }] }).catch((error: unknown) => {
          if (proxy.held > 0) throw error;
          return asked();
        });
      const made = asked().finally(() => (over = true));
      made.catch(() => undefined);
      await eventually('the indexes asked for', () => proxy.held === 1);
      // Asked later, and given up for want of an answer.
      await expect(store.get(spec.name, 'a')).rejects.toMatchObject({ name: 'MongoUnavailable' });
      expect(over).toBe(false);
      proxy.release();
      await made;
    } finally {
      await store.close();
      await proxy.close();
    }
  });

  describe('at an event that would make a view of 17 MB, which MongoDB takes from nobody', () => {
    const folder = tempFolder();
    const padded = defineProjection<{ pad: string }>({
      name: 'padded',
      version: 1,
      indexes: [],
      on: (on) => [
        on(Added, { key: ({ data }) => data.tallyId, evolve: (_view, { data }) => ({ pad: 'x'.repeat(data.by) }) }),
      ],
    });

    it('pauses that read model alone, and goes on without that event by order', async () => {
      const side = openWriteSide(folder, tallyEvents);
      const models = new MongoReadModelStore(url);
      folder.closeAfterTest(models);
      const add = async (tallyId: string, by: number) =>
        (await side.decisions.run(tallyDecider, tallyId, { type: 'Add', tallyId, by }, byAda)).position;
      await add('a', 3);
      await add('big', 17_000_000);
      const last = await add('b', 5);
      const engine = engineOver(side, models);
      const runner = new ProjectionRunner(engine, padded);
      runUntilStopped(folder, runner);
      await eventually('it to pause', () => runner.state().state === 'paused');
      const note = await eventually('its reason', () => readPause(models, 'padded', undefined));
      expect(note.reason).toContain('the view would be larger than 8,000,000 bytes');
      side.clock.advance(1);
      await giveOrders(models, 'padded', { skip: note.eventId }, side.clock.iso());
      await eventually('the rest', async () => (await models.checkpoint('padded@1-1'))! >= last);
      const length = async (id: string) => (await new Views(models).get<{ pad: string }>('padded', id))?.pad.length;
      expect([await length('a'), await length('big'), await length('b')]).toEqual([3, undefined, 5]);
    });
  });
});
