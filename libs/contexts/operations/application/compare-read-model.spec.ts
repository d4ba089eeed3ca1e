import { buildReadModel } from '#read-side/build-read-model.js';
import { giveOrders } from '#read-side/orders.js';
import { byAda, openReadModels, openWriteSide } from '../../../../tests/embedded-stores.js';
import { engineOver } from '../../../../tests/read-side.js';
import { tallies } from '../../../../tests/tallies.js';
import { tallyDecider, tallyEvents } from '../../../../tests/tally.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { compareReadModel } from './compare-read-model.js';

const signal = new AbortController().signal;

describe('a read model against the log, with an event that cannot be folded', () => {
  const folder = tempFolder();
  const projection = tallies({
    folding: ({ data }) => {
      if (data.by === 13) throw new Error('cannot fold');
    },
  });

  it('is at fault for it, unless an operator left it out: then it must be the rest of the log', async () => {
    const side = openWriteSide(folder, tallyEvents);
    const engine = engineOver(side, openReadModels(folder));
    for (const by of [1, 13, 2]) await side.decisions.run(tallyDecider, 'a', { type: 'Add', tallyId: 'a', by }, byAda);
    await buildReadModel(engine, tallies(), signal); // as made by a version that could fold it
    const what = `read model tallies: Added ${(await side.events.read('tally-a'))[1]!.id}`;
    expect(await compareReadModel(engine, projection, signal)).toMatchObject({ faults: [`${what} cannot be folded`] });

    const { id } = (await side.events.read('tally-a'))[1]!;
    await giveOrders(engine.models, 'tallies', { skip: id }, side.clock.iso());
    const notes = [`${what} was left out by order`];
    expect(await compareReadModel(engine, projection, signal)).toMatchObject({
      faults: ['read model tallies: view a is not what the log says'],
      notes,
    });
    await buildReadModel(engine, projection, signal);
    expect(await compareReadModel(engine, projection, signal)).toEqual({ views: 1, faults: [], notes });
  });
});
