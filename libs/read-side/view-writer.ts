/**
 * ViewWriter: brings one collection forward by batches of events: open, load the touched views, fold, commit with the
 * checkpoint. An event that cannot be opened or folded stops it (PoisonEvent) after everything before it was committed.
 */
import type { ReadEvent, RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { Lease } from '#ports/read-model-store.js';
import { foldBatch, keysOfBatch } from './fold-batch.js';
import type { Projection } from './projection.js';
import type { ReadSideEngine } from './read-side-engine.js';

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
      const keys = keysOfBatch(this.projection, events);
      const loaded = await this.engine.models.load(this.collection, keys);
      const { writes, poison, position } = foldBatch(this.projection, events, loaded);
      if (position) await this.#commit(writes, position);
      if (poison) throw new PoisonEvent(poison.event, poison.error);
    }
    if (undecodable) throw undecodable;
  }

  /** Moves the checkpoint past events this projection does not handle. */
  async skipTo(position: Position): Promise<void> {
    await this.#commit([], position);
  }

  async #commit(writes: Parameters<ReadSideEngine['models']['commit']>[1]['writes'], checkpoint: Position): Promise<void> {
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
