/**
 * ViewWriter: brings one collection forward by batches of events: open, load the touched views, fold, and, when it is
 * told to store, commit with the checkpoint. An event that cannot be opened or folded stops it (PoisonEvent) after
 * everything before it was committed. One call at a time. Whatever could make a view unfit for its store is met while
 * folding (fold-batch.ts); what fails in a commit, or because the key vault is away, is the store's, and is tried again
 * as it is.
 */
import type { ReadEvent, RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { Lease, StoredView } from '#ports/read-model-store.js';
import { foldBatch, keysOfBatch } from './fold-batch.js';
import type { Projection } from './projection.js';
import type { ReadSideEngine } from './read-side-engine.js';
import { KeyVaultUnavailable } from '#write-side/key-ring.js';

/** Bytes of views that are committed whatever their number. */
const MOST_GATHERED = 64_000_000;

export class PoisonEvent extends Error {
  override readonly name = 'PoisonEvent';
  constructor(
    readonly event: Pick<RecordedEvent, 'id' | 'type' | 'position' | 'stream' | 'revision'>,
    override readonly cause: unknown,
  ) {
    super(`${event.type} ${event.id}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

export class ViewWriter {
  /** Folded but not committed. */
  readonly #gathered = new Map<string, StoredView>();
  #position: Position | undefined;
  /** Of what was gathered, at most, in bytes. */
  #size = 0;

  constructor(
    private readonly engine: ReadSideEngine,
    private readonly projection: Projection,
    private readonly collection: string,
    private readonly lease: Lease,
  ) {}

  /** @throws PoisonEvent · FencedOut · whatever the stores throw */
  async apply(recorded: readonly RecordedEvent[]): Promise<void> {
    const { events, undecodable } = await this.#open(recorded);
    if (events.length > 0) {
      const keys = keysOfBatch(this.projection, events).filter((key) => !this.#gathered.has(key));
      const loaded = keys.length > 0 ? await this.engine.models.load(this.collection, keys) : undefined;
      const known = { get: (key: string) => this.#gathered.get(key) ?? loaded?.get(key) };
      const { writes, poison, position, size } = foldBatch(this.projection, events, known, this.engine.largestView);
      for (const { id, view, position: at } of writes) this.#gathered.set(id, { view, position: at });
      this.#position = position ?? this.#position;
      this.#size += size;
      if (poison || this.#size >= MOST_GATHERED) await this.#commit();
      if (poison) throw new PoisonEvent(poison.event, poison.error);
    }
    if (!undecodable) return;
    await this.#commit();
    throw undecodable;
  }

  /** Commits what was applied. @param position also behind it: what follows is nothing this projection handles */
  async store(position: Position): Promise<void> {
    this.#position = position;
    await this.#commit();
  }

  async #commit(): Promise<void> {
    const checkpoint = this.#position;
    if (checkpoint === undefined) return;
    const writes = [...this.#gathered].map(([id, { view, position }]) => ({ id, view, position }));
    // Dropped also when the commit fails: whoever tries again loads what is stored.
    this.#gathered.clear();
    this.#size = 0;
    this.#position = undefined;
    await this.engine.models.commit(this.collection, { writes, checkpoint, lease: this.lease });
    this.engine.progress.report(this.collection, checkpoint);
  }

  /** Opens the batch; when that fails, as far as it goes, with the event that stopped it. */
  async #open(recorded: readonly RecordedEvent[]): Promise<{ events: ReadEvent[]; undecodable?: PoisonEvent }> {
    try {
      return { events: await this.engine.codec.decode(recorded, 'when-read') };
    } catch (fault) {
      mustBeTheEvents(fault);
      const events: ReadEvent[] = [];
      for (const event of recorded) {
        try {
          events.push(...(await this.engine.codec.decode([event], 'when-read')));
        } catch (error) {
          mustBeTheEvents(error);
          return { events, undecodable: new PoisonEvent(event, error) };
        }
      }
      return { events };
    }
  }
}

/** No event is to blame for a vault that is away. */
function mustBeTheEvents(fault: unknown): void {
  if (fault instanceof KeyVaultUnavailable) throw fault;
}
