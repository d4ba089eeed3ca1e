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

  async held(names: readonly string[]): Promise<ReadonlySet<string>> {
    const these = { _id: { $in: [...names] }, expiresAt: { $gt: new Date() } };
    const found = await this.connection.run(() => this.leases.find(these, { projection: { _id: 1 } }).toArray());
    return new Set(found.map(({ _id }) => _id));
  }

  async renew(leases: readonly Lease[], ttlMs: number): Promise<readonly Lease[]> {
    if (leases.length === 0) return []; // MongoDB takes no empty $or
    const now = new Date();
    const going = { expiresAt: { $gt: now } };
    const these = leases.map(({ name, owner, fence }) => ({ _id: name, owner, fence }));
    const expiresAt = new Date(now.getTime() + ttlMs);
    const { matchedCount } = await this.connection.run(() =>
      this.leases.updateMany({ $or: these, ...going }, { $set: { expiresAt } }),
    );
    if (matchedCount === leases.length) return leases;
    const ids = these.map(({ _id }) => _id);
    const found = await this.connection.run(() => this.leases.find({ _id: { $in: ids }, ...going }).toArray());
    const held = new Map(found.map((each) => [each._id, each]));
    return leases.filter(({ name, owner, fence }) => {
      const holder = held.get(name);
      return holder?.owner === owner && holder.fence === fence;
    });
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
