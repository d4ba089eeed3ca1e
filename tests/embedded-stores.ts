/**
 * The write side as the apps put it together, on real embedded stores in a test's folder, with a clock that stands
 * still. `another` is a second process on the same files: its own connections, memory and ids.
 */
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { EmbeddedKeyVault } from '#adapters/embedded/embedded-key-vault.js';
import { EmbeddedReadModelStore } from '#adapters/embedded/embedded-read-model-store.js';
import type { EventType } from '#kernel/event.js';
import type { EventStore } from '#ports/event-store.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { EventCodec } from '#write-side/event-codec.js';
import { EventRegistry } from '#write-side/event-registry.js';
import { KeyRing } from '#write-side/key-ring.js';
import { CountingIds, countedId } from './counting-ids.js';
import { FixedClock } from './fixed-clock.js';
import type { TempFolder } from './temp-folder.js';

export const MASTER_KEY = Buffer.alloc(32, 7);

export const byAda: Cause = {
  actor: { kind: 'member', id: countedId(1, 0xada) },
  correlationId: 'request-1',
  causationId: 'request-1',
};

export interface WriteSide {
  readonly events: EventStore;
  readonly vault: EmbeddedKeyVault;
  readonly keys: KeyRing;
  readonly codec: EventCodec;
  readonly clock: FixedClock;
  readonly ids: CountingIds;
  readonly decisions: Decisions;
  /** @param through stands between the decisions and the log, to make trouble */
  another(through?: (log: EventStore) => EventStore): WriteSide;
}

const asIs = (log: EventStore): EventStore => log;

export function openWriteSide(folder: TempFolder, types: Iterable<EventType>, through = asIs): WriteSide {
  const registry = new EventRegistry(types);
  const clock = new FixedClock();
  let writers = 0;
  const open = (between: (log: EventStore) => EventStore): WriteSide => {
    const followOtherWritersMs = 5;
    const log = folder.closeAfterTest(new EmbeddedEventStore(folder.file('events.db'), { followOtherWritersMs }));
    const events = between(log);
    const vault = folder.closeAfterTest(new EmbeddedKeyVault(folder.file('keys.db'), MASTER_KEY));
    const keys = new KeyRing(vault);
    const codec = new EventCodec(registry, keys);
    const ids = new CountingIds((writers += 1));
    const decisions = new Decisions(events, codec, clock, ids);
    return { events, vault, keys, codec, clock, ids, decisions, another: (meddle = asIs) => open(meddle) };
  };
  return open(through);
}

export function openReadModels(folder: TempFolder): EmbeddedReadModelStore {
  return folder.closeAfterTest(new EmbeddedReadModelStore(folder.file('read-models.db')));
}
