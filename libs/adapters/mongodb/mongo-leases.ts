/**
 * Leases as documents { _id, owner, fence, expiresAt }. A released lease stays as an expired one: the next fence must
 * be higher.
 */
import type { Collection } from 'mongodb';
import type { Lease } from '#ports/read-model-store.js';
import { isDuplicateKey, type MongoConnection } from './connection.js';

interface LeaseDocument {
  readonly _id: string;
  readonly owner: string;
  readonly fence: number;
  readonly expiresAt: Date;
}

export class MongoLeases {
  private readonly leases: Collection<LeaseDocument>;

  constructor(private readonly connection: MongoConnection) {
    this.leases = connection.db.collection('recto_leases');
  }

  async acquire(name: string, owner: string, ttlMs: number): Promise<Lease | undefined> {
    const now = new Date();
    const expiresAt = new Date(now.getTime() + ttlMs);
    const renew = (): Promise<LeaseDocument | null> =>
      this.leases.findOneAndUpdate(
        { _id: name, owner, expiresAt: { $gt: now } },
        { $set: { expiresAt } },
        { returnDocument: 'after' },
      );
    // Whoever stands by asks again and again, so it must cost a read and no write as long as somebody else holds it.
    const holder = await this.connection.run(() => this.leases.findOne({ _id: name }));
    if (holder && holder.owner !== owner && holder.expiresAt > now) return undefined;
    // Renewed again at the end: another call for the same owner may have taken it in between.
    const held = await this.connection.run(
      async () => (await renew()) ?? (await this.take(name, owner, now, expiresAt)) ?? (await renew()),
    );
    return held === null ? undefined : { name, owner, fence: held.fence, expiresAt: held.expiresAt.toISOString() };
  }

  async release({ name, owner, fence }: Pick<Lease, 'name' | 'owner' | 'fence'>): Promise<void> {
    await this.connection.run(() =>
      this.leases.updateOne({ _id: name, owner, fence }, { $set: { expiresAt: new Date(0) } }),
    );
  }

  async newestFence(name: string): Promise<number | undefined> {
    return (await this.leases.findOne({ _id: name }))?.fence;
  }

  /**
   * A lease that is held does not match the filter; the insert that follows then fails on its _id, which means: not
   * free.
   */
  private async take(name: string, owner: string, now: Date, expiresAt: Date): Promise<LeaseDocument | null> {
    try {
      return await this.leases.findOneAndUpdate(
        { _id: name, expiresAt: { $lte: now } },
        { $set: { owner, expiresAt }, $inc: { fence: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}
