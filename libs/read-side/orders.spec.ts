import { openReadModels } from '../../tests/embedded-stores.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { giveOrders, readOrders } from './orders.js';

describe('orders to a projection', () => {
  const folder = tempFolder();
  const at = '2026-03-01T09:00:00.000Z';

  it('of two operators at the same moment are all kept, as far as they hold for good', async () => {
    const models = openReadModels(folder);
    const another = openReadModels(folder);
    await Promise.all([
      giveOrders(models, 'tallies', { skip: 'one' }, at),
      giveOrders(another, 'tallies', { skip: 'two' }, at),
    ]);
    await giveOrders(models, 'tallies', { pausedBecause: 'a look' }, at);
    const { pausedBecause, skip, skipped } = await readOrders(models, 'tallies');
    expect([pausedBecause, skip]).toEqual(['a look', undefined]);
    expect(skipped!.map(({ eventId }) => eventId).toSorted()).toEqual(['one', 'two']);
  });
});
