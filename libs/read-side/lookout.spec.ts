import { openReadModels } from '../../tests/embedded-stores.js';
import { eventually } from '../../tests/eventually.js';
import { ForwardingReadModelStore } from '../../tests/forwarding-read-model-store.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { Lookout, type Seen } from './lookout.js';
import { giveOrders } from './orders.js';

/** Counts what is asked; away when told so. */
class Asked extends ForwardingReadModelStore {
  readonly questions: (readonly string[])[] = [];
  away = false;
  override async actives(readModels: readonly string[]): Promise<Map<string, string>> {
    this.questions.push(readModels);
    if (this.away) throw new Error('the store is away');
    return super.actives(readModels);
  }
}

describe('the lookout of a process', () => {
  const folder = tempFolder();
  let models: Asked;
  let lookout: Lookout;
  const ends: (() => void)[] = [];
  beforeEach(() => {
    models = new Asked(openReadModels(folder));
    lookout = new Lookout(models);
  });
  afterEach(() => ends.splice(0).forEach((end) => end()));

  function watching(readModel: string) {
    const seen: Seen[] = [];
    const end = lookout.watch(readModel, (one) => seen.push(one));
    ends.push(end);
    return { seen, end, last: () => seen.at(-1) };
  }

  it('asks once for all who watch, and tells each of its own read model', async () => {
    await models.activate('list', 'list@1-1');
    await giveOrders(models, 'detail', { pausedBecause: 'a look at it' }, '2026-03-01T00:00:00Z');
    const [list, detail, again] = [watching('list'), watching('detail'), watching('list')];
    await eventually('all are told', () => list.last() && detail.last() && again.last());
    expect(models.questions[0]).toEqual(['list', 'detail']);
    expect(list.seen[0]).toEqual({ active: 'list@1-1', orders: {} });
    expect(again.seen[0]).toEqual(list.seen[0]);
    expect(detail.seen[0]).toMatchObject({ active: undefined, orders: { pausedBecause: 'a look at it' } });
    await models.activate('list', 'list@1-2');
    await eventually('the switch', () => list.last()?.active === 'list@1-2');
    expect(list.seen.length).toBe(models.questions.length);
  });

  it('goes on when the store was away', async () => {
    await models.activate('list', 'list@1-1');
    models.away = true;
    const { seen, last } = watching('list');
    await eventually('two tries', () => models.questions.length > 1);
    expect(seen).toEqual([]);
    models.away = false;
    await eventually('the pointer', () => last()?.active === 'list@1-1');
  });

  it('tells nobody who no longer watches, and asks nothing when nobody does', async () => {
    const [one, other] = [watching('list'), watching('detail')];
    await eventually('both are told', () => one.last() && other.last());
    one.end();
    const told = one.seen.length;
    const before = other.seen.length;
    await eventually('two more looks', () => other.seen.length > before + 1);
    expect(one.seen.length).toBe(told);
    expect(models.questions.at(-1)).toEqual(['detail']);
    other.end();
    const third = watching('usage');
    await eventually('a look for another', () => third.last());
    expect(models.questions.at(-1)).toEqual(['usage']);
  });
});
