/**
 * A read model against the log: folds the log in memory up to the read model's checkpoint and compares view by view.
 * Views that a running projector has moved on meanwhile are left out. Needs memory for all views of one read model.
 */
import { isDeepStrictEqual } from 'node:util';
import type { StoredView } from '#ports/read-model-store.js';
import { foldBatch } from '#read-side/fold-batch.js';
import { mayLeaveOut, readOrders } from '#read-side/orders.js';
import type { Projection } from '#read-side/projection.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import { wholeLog } from '#contexts/audit/application/whole-log.js';

const AT_ONCE = 500;

interface Compared {
  readonly views: number;
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

export async function compareReadModel(
  engine: ReadSideEngine,
  projection: Projection,
  signal: AbortSignal,
): Promise<Compared> {
  const { models, events, codec } = engine;
  const { name } = projection;
  const collection = await models.active(name);
  const checkpoint = collection && (await models.checkpoint(collection));
  if (!collection || checkpoint === undefined)
    return { views: 0, faults: [], notes: [`read model ${name} is not built yet`] };

  const orders = await readOrders(models, name);
  const notes: string[] = [];
  const folded = new Map<string, StoredView>();
  for await (const batch of wholeLog(events, { types: [...projection.on.keys()], signal })) {
    const upTo = batch.filter(({ position }) => position <= checkpoint);
    for (let rest = await codec.decode(upTo, 'when-read'); rest.length > 0;) {
      const { writes, poison } = foldBatch(projection, rest, folded, engine.largestView);
      for (const { id, view, position } of writes) folded.set(id, { view: asStored(view), position });
      if (!poison) break;
      const what = `read model ${name}: ${poison.event.type} ${poison.event.id}`;
      if (!mayLeaveOut(orders, poison.event.id)) return { views: 0, faults: [`${what} cannot be folded`], notes: [] };
      notes.push(`${what} was left out by order`);
      rest = rest.slice(rest.indexOf(poison.event) + 1);
    }
    if (upTo.length < batch.length) break;
  }

  const faults: string[] = [];
  const expected = [...folded];
  for (let from = 0; from < expected.length; from += AT_ONCE) {
    signal.throwIfAborted();
    const some = expected.slice(from, from + AT_ONCE);
    const stored = await models.load(
      collection,
      some.map(([id]) => id),
    );
    for (const [id, ought] of some) {
      const is = stored.get(id);
      const same = isDeepStrictEqual(is?.view ?? null, ought.view);
      if (!same && !(is && is.position > checkpoint))
        faults.push(`read model ${name}: view ${id} is not what the log says`);
    }
  }
  const living = [...folded.values()].filter(({ view }) => view !== null).length;
  const [count, now] = [await models.count(collection), await models.checkpoint(collection)];
  if (now === checkpoint && count > living)
    faults.push(`read model ${name}: ${count - living} views that the log does not know`);
  return { views: living, faults, notes };
}

/** As JSON keeps it: what is undefined is not there. */
function asStored(view: StoredView['view']): StoredView['view'] {
  return view === null ? null : (JSON.parse(JSON.stringify(view)) as StoredView['view']);
}
