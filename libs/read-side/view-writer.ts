/**
 * ViewWriter: brings one collection forward by batches of events: open, load the touched views, fold, commit with the
 * checkpoint. An event that cannot be opened or folded stops it (PoisonEvent) after everything before it was committed.
 * Until somebody reads the collection it may gather views over several batches, which a commit then costs once. One
 * call at a time. Whatever could make a view unfit for its store is met while folding (fold-batch.ts); what fails in a
 * commit is the store's, and is tried again as it is.
 */
import type { ReadEvent, RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { Lease, StoredView } from '#ports/read-model-store.js';
import { foldBatch, keysOfBatch } from './fold-batch.js';
import type { Projection } from './projection.js';
import type { ReadSideEngine } from './read-side-engine.js';

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

  /** @param gather commit only when so many views have changed, or when told to; every batch when 0 */
  constructor(
    private readonly engine: ReadSideEngine,
    private readonly projection: Projection,
    private readonly collection: string,
    private readonly lease: Lease,
    private gather = 0,
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
      if (poison || this.#gathered.size >= this.gather || this.#size >= MOST_GATHERED) await this.commit();
      if (poison) throw new PoisonEvent(poison.event, poison.error);
    }
    if (!undecodable) return;
    await this.commit();
    throw undecodable;
  }

  /** Moves the checkpoint past events this projection does not handle. */
  async skipTo(position: Position): Promise<void> {
    this.#position = position;
    await this.commit();
  }

  /** From now on every batch is committed at once: somebody is going to read. */
  async gatherNoMore(): Promise<void> {
    this.gather = 0;
    await this.commit();
  }

  private async commit(): Promise<void> {
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
    } catch {
      const events: ReadEvent[] = [];
      for (const event of recorded) {
        try {
          events.push(...(await this.engine.codec.decode([event], 'when-read')));
        } catch (error) {
          return { events, undecodable: new PoisonEvent(event, error) };
        }
      }
      return { events };
    }
  }
}
