/**
 * MongoRequestCounter: one document a name, { _id, window, count }, counted on or begun again by one atomic update. A
 * majority need not know: what a failover loses is a few requests of one minute.
 */
import type { Collection } from 'mongodb';
import type { Clock } from '#ports/clock.js';
import { RequestCounter, type Counted } from '#ports/request-counter.js';
import { isDuplicateKey, MongoConnection } from './connection.js';

interface CountDocument {
  readonly _id: string;
  readonly window: number;
  readonly count: number;
}

export class MongoRequestCounter extends RequestCounter {
  private readonly connection: MongoConnection;
  private readonly counts: Collection<CountDocument>;

  constructor(
    url: string,
    private readonly clock: Clock,
  ) {
    super();
    this.connection = new MongoConnection(url);
    this.counts = this.connection.db.collection('recto_request_counts', { writeConcern: { w: 1 } });
  }

  async count(name: string, windowMs: number): Promise<Counted> {
    const now = this.clock.now().getTime();
    const wanted = Math.floor(now / windowMs);
    const { window, count } = await this.connection.run(() => this.counted(name, wanted));
    return { count, endsInMs: (window + 1) * windowMs - now };
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  /** Whoever is second to begin a window, or a name, finds it begun and counts on. */
  private async counted(name: string, window: number): Promise<CountDocument> {
    for (;;) {
      const found = (await this.countedOn(name, window)) ?? (await this.begun(name, window));
      if (found) return found;
    }
  }

  private countedOn(_id: string, window: number): Promise<CountDocument | null> {
    return this.counts.findOneAndUpdate(
      { _id, window: { $gte: window } },
      { $inc: { count: 1 } },
      { returnDocument: 'after' },
    );
  }

  private async begun(_id: string, window: number): Promise<CountDocument | null> {
    try {
      return await this.counts.findOneAndUpdate(
        { _id, window: { $lt: window } },
        { $set: { window, count: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}
