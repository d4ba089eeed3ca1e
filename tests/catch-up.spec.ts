/**
 * A projector that dies at its first write to the read models before that took effect, the next one after it did, the
 * next two at the second write, and so on; over a long sealed log with events that cannot be trusted, while read models
 * are built again, ordered to stand still, and ordered to leave such an event out. In the end every read model must be
 * the bytes that the log makes event by event, and a reactor must have been given every event in order.
 */
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { EmbeddedKeyVault } from '#adapters/embedded/embedded-key-vault.js';
import { EmbeddedReadModelStore } from '#adapters/embedded/embedded-read-model-store.js';
import { projectionsOf } from '#apps/compose/projections.js';
import { registry } from '#apps/compose/registry.js';
import { DocumentUploaded } from '#domain/documents/document.events.js';
import type { NewEvent, RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import { derivedId } from '#kernel/ids.js';
import { Runners } from '#platform/runners.js';
import type { EventStore, ExpectedRevision } from '#ports/event-store.js';
import type { ReadModelStore, StoredView } from '#ports/read-model-store.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import { foldBatch } from '#read-side/fold-batch.js';
import { FEED_LIMITS, LogFeed } from '#read-side/log-feed.js';
import { giveOrders } from '#read-side/orders.js';
import type { Projection } from '#read-side/projection.js';
import { Lookout } from '#read-side/lookout.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import { defineReactor, when } from '#read-side/reactor-runner.js';
import { readPause } from '#read-side/runner-status.js';
import { EventCodec } from '#write-side/event-codec.js';
import { KeyRing } from '#write-side/key-ring.js';
import { BulkVault } from '../bench/rebuild/bulk-vault.js';
import { dumpOf } from '../bench/rebuild/dump.js';
import { History } from '../bench/rebuild/history.js';
import { MASTER_KEY } from './embedded-stores.js';
import { eventually } from './eventually.js';
import { FixedClock } from './fixed-clock.js';
import { ForwardingEventStore } from './forwarding-event-store.js';
import { tempFolder } from './temp-folder.js';

/** Of the documents in the log, those whose reading cannot be trusted. */
const POISONED = [40, 320];
const STANDS_STILL = 'usage';
const WRITES = new Set(['ensure', 'commit', 'drop', 'activate', 'acquireLease', 'renewLeases', 'releaseLease']);

describe('catching up', () => {
  const folder = tempFolder();
  const projections = projectionsOf({ masterKey: MASTER_KEY });

  it('makes the same bytes wherever a projector dies, and gives a reactor every event', async () => {
    const log = await writtenLog();
    const codec = codecOver();
    const models = openModels('read-models.db');
    const clock = new FixedClock();
    const order = (name: string, orders: Parameters<typeof giveOrders>[2]) => {
      clock.advance(1);
      return giveOrders(models, name, orders, clock.iso());
    };
    const given: Position[] = [];
    const reactor = defineReactor(
      'witness',
      when(DocumentUploaded, async ({ position }) => void given.push(position)),
    );
    const skipPoison = async () => {
      for (const { name } of projections) {
        const note = await readPause(models, name, undefined);
        if (note && !skipped.has(`${name} ${note.eventId}`)) await order(name, { skip: note.eventId });
        if (note) skipped.add(`${name} ${note.eventId}`);
      }
    };
    const skipped = new Set<string>();
    const toBuildAgain = [...projections];

    let deaths = 0;
    for (let ended = false; !ended; deaths++) {
      if (deaths === 3) await order(STANDS_STILL, { pausedBecause: 'maintenance' });
      if (deaths === 12) await order(STANDS_STILL, {});
      const mortal = dyingAt(models, 1 + Math.floor(deaths / 2), deaths % 2 === 0);
      const engine: ReadSideEngine = {
        events: new LogFeed(log, { ...FEED_LIMITS, events: 300, page: 100, settleMs: 0 }),
        codec,
        models: mortal.store,
        progress: new ReadModelProgress(mortal.store),
        lookout: new Lookout(mortal.store),
        clock,
        owner: 'one',
        log: () => undefined,
      };
      const stop = new AbortController();
      const again = deaths > 12 && deaths % 2 === 0 ? toBuildAgain.shift() : undefined;
      const built = again && buildReadModel(engine, again, stop.signal).catch(() => undefined);
      const runners = new Runners(engine, projections);
      runners.startReadSide([reactor], []);
      const atHead = () =>
        projections.every(({ name }) => runners.stateOf(name)?.caughtUp) &&
        runners.reactors.every((each) => each.state().caughtUp);
      await eventually('death or the head', async () => {
        await skipPoison();
        return mortal.dead() || (deaths > 12 && atHead());
      });
      ended = !mortal.dead();
      if (ended) await built;
      stop.abort();
      await Promise.all([runners.stop(), built]);
    }

    expect(deaths).toBeGreaterThan(20);
    expect(skipped.size).toBeGreaterThan(2 * POISONED.length);
    const expected = await foldedOneByOne(log);
    for (const { name } of projections)
      expect([name, ofBytes('read-models.db', name)]).toEqual([name, ofBytes('expected.db', name)]);
    const uploads = expected.filter(({ type }) => type === DocumentUploaded.name).map(({ position }) => position);
    expect([...new Set(given)]).toEqual(uploads);
  });

  async function writtenLog(): Promise<EventStore> {
    await new EmbeddedKeyVault(folder.file('keys.db'), MASTER_KEY).close(); // makes the file
    const log = folder.closeAfterTest(new EmbeddedEventStore(folder.file('events.db')));
    const vault = new BulkVault(folder.file('keys.db'), MASTER_KEY);
    await new History(new Poisoning(log), registry(), vault, derivedId('workspace', '0')).write(1_000, () => undefined);
    return log;
  }

  function codecOver(): EventCodec {
    const vault = folder.closeAfterTest(new EmbeddedKeyVault(folder.file('keys.db'), MASTER_KEY));
    return new EventCodec(registry(), new KeyRing(vault));
  }

  function openModels(file: string): ReadModelStore {
    return folder.closeAfterTest(new EmbeddedReadModelStore(folder.file(file)));
  }

  function ofBytes(file: string, name: string) {
    const { views, hash } = dumpOf(folder.file(file), name);
    return { views, hash };
  }

  /** Without feed, runners or gathering. @returns the events that can be trusted */
  async function foldedOneByOne(log: EventStore): Promise<RecordedEvent[]> {
    const codec = codecOver();
    const views = new Map(projections.map((projection) => [projection, new Map<string, StoredView>()]));
    const trusted: RecordedEvent[] = [];
    const stop = new AbortController();
    for await (const message of log.subscribe({ signal: stop.signal })) {
      if (message.kind === 'caught-up') stop.abort();
      if (message.kind !== 'events') continue;
      for (const recorded of message.events) {
        const events = await codec.decode([recorded]).catch(() => []);
        if (events.length > 0) trusted.push(recorded);
        for (const [projection, folded] of views)
          for (const { id, view, position } of foldBatch(projection, events, folded).writes)
            folded.set(id, { view, position });
      }
    }
    const expected = openModels('expected.db');
    for (const [projection, folded] of views) await store(expected, projection, folded);
    return trusted;
  }
});

async function store(models: ReadModelStore, { name }: Projection, views: ReadonlyMap<string, StoredView>) {
  const collection = `${name}@1-1`;
  await models.ensure({ name: collection, readModel: name, indexes: [] });
  await models.activate(name, collection);
  const writes = [...views].map(([id, { view, position }]) => ({ id, view, position }));
  const checkpoint = writes.map(({ position }) => position).reduce((a, b) => (a > b ? a : b), '' as Position);
  await models.commit(collection, { writes, checkpoint, lease: { name: 'of the test', fence: 1 } });
}

/** A hash that fits nothing, in the last fact of a reading. */
class Poisoning extends ForwardingEventStore {
  #documents = 0;
  override append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) {
    if (!stream.startsWith('document-') || !POISONED.includes((this.#documents += 1)))
      return super.append(stream, expected, events);
    const changed = events.map((event, n) =>
      n === 3 ? { ...event, metadata: { ...event.metadata, hash: '0'.repeat(64) } } : event,
    );
    return super.append(stream, expected, changed);
  }
}

/** As a process sees its store until it is killed at a write: before that took effect, or after. */
function dyingAt(models: ReadModelStore, write: number, before: boolean): { store: ReadModelStore; dead(): boolean } {
  let writes = 0;
  let dead = false;
  const call = async (name: string, work: () => Promise<unknown>) => {
    if (dead) throw new Error('the process is gone');
    if (!WRITES.has(name) || (writes += 1) < write) return work();
    dead = true;
    if (!before) await work();
    throw new Error('the process is gone');
  };
  const store = new Proxy(models, {
    get: (target, name: string) => {
      const member = target[name as keyof ReadModelStore] as (...of: unknown[]) => Promise<unknown>;
      return (...of: unknown[]) => call(name, () => member.apply(target, of));
    },
  });
  return { store, dead: () => dead };
}
