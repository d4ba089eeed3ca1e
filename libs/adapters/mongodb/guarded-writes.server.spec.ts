import { randomUUID } from 'node:crypto';
import { MongoClient, type Collection } from 'mongodb';
import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import { ownDatabase } from '../../../tests/own-database.js';
import { describeWithServer } from '../../../tests/servers.js';
import { writeGuarded, type ViewDocument } from './guarded-writes.js';

describeWithServer('mongodb', 'writeGuarded on MongoDB', (server) => {
  const client = new MongoClient(ownDatabase(server));
  afterAll(() => client.close());

  const at = (_id: string, position: number, view: JsonObject): ViewDocument => ({
    _id,
    position: positionOf(position),
    view,
  });

  /** The collection, but somebody else writes at the worst moment: after what is stored was read. */
  function interrupted(views: Collection<ViewDocument>, between: () => Promise<unknown>): Collection<ViewDocument> {
    const find: unknown = (...query: Parameters<typeof views.find>) => ({
      toArray: async () => {
        const read = await views.find(...query).toArray();
        await between();
        return read;
      },
    });
    return new Proxy(views, {
      get: (target, name) => {
        if (name === 'find') return find;
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  }

  it.each([
    ['older', 2, 'ours'],
    ['equal', 5, 'theirs'],
    ['newer', 9, 'theirs'],
  ])('when an %s view is stored in between, there before or not, the newest stays', async (_, position, expected) => {
    const views = client.db().collection<ViewDocument>(`views-${randomUUID()}`);
    await views.insertOne(at('present', 1, { by: 'nobody' }));
    const theirs = ['present', 'missing'].map((id) => at(id, position, { by: 'theirs' }));
    const racing = interrupted(views, async () => {
      await views.deleteMany({});
      await views.insertMany(theirs);
    });

    await writeGuarded(racing, [
      at('alone', 5, { by: 'ours' }),
      at('present', 5, { by: 'ours' }),
      at('missing', 5, { by: 'ours' }),
      at('last', 5, { by: 'ours' }),
    ]);

    const stored = await views.find({}, { sort: { _id: 1 } }).toArray();
    expect(stored.map(({ _id, view }) => [_id, view?.['by']])).toEqual([
      ['alone', 'ours'],
      ['last', 'ours'],
      ['missing', expected],
      ['present', expected],
    ]);
  });
});
