/**
 * MongoReadModelStore: the read-model port on MongoDB (6 or newer, or a server of its wire protocol). A collection of
 * the port is a MongoDB collection of the same name; a view is the document { _id, position, view }, a tombstone one
 * whose view is null. No transactions, so that any server will do. A commit therefore writes views first, each guarded
 * by its position, and the checkpoint last, guarded by the fence. A writer that loses its lease in the middle of a
 * commit may leave views that are ahead of the checkpoint, as a crash may; it cannot put a view back. Lease times come
 * from the clocks of the machines that take leases; clocks that differ cost at most an early takeover, which the fence
 * makes harmless.
 */
import type { Collection } from 'mongodb';
import type { JsonObject } from '#kernel/json.js';
import { KeyedQueue } from '#kernel/keyed-queue.js';
import type { Position } from '#kernel/position.js';
import {
  FencedOut,
  ReadModelStore,
  type CollectionSpec,
  type Commit,
  type Filter,
  type Lease,
  type Query,
  type StoredView,
} from '#ports/read-model-store.js';
import { againOnDuplicate, isDuplicateKey, MongoConnection } from './connection.js';
import { writeGuarded, type ViewDocument } from './guarded-writes.js';
import { MongoLeases } from './mongo-leases.js';
import { makeIndexes } from './indexes.js';
import { documentField, fromDocument, toDocument } from './view-document.js';
import { mongoAfter, mongoFilter, mongoSort } from './view-query.js';

interface CollectionDocument {
  readonly _id: string;
  readonly readModel: string;
  readonly checkpoint?: Position;
  /** The lease and fence of the last commit. */
  readonly lease?: string;
  readonly fence?: number;
}

export class MongoReadModelStore extends ReadModelStore {
  private readonly connection: MongoConnection;
  private readonly known: Collection<CollectionDocument>;
  private readonly pointers: Collection<{ _id: string; collection: string }>;
  private readonly leases: MongoLeases;
  /** The checkpoint of the last commit called is the one that stays, as it is where a commit is one transaction. */
  private readonly commits = new KeyedQueue();

  constructor(url: string) {
    super();
    this.connection = new MongoConnection(url);
    // No collection of the port can have these names: it has no underscore.
    this.known = this.connection.db.collection('recto_collections');
    this.pointers = this.connection.db.collection('recto_active');
    this.leases = new MongoLeases(this.connection);
  }

  async ensure({ name, readModel, indexes }: CollectionSpec): Promise<void> {
    const views = this.views(name);
    await this.connection.run(async () => {
      await this.known.insertOne({ _id: name, readModel }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
      if (indexes.length > 0) await makeIndexes(this.connection.db, views, indexes);
    });
  }

  async load(collection: string, ids: readonly string[]): Promise<Map<string, StoredView>> {
    const views = this.views(collection);
    const found = await this.connection.run(() => views.find({ _id: { $in: [...ids] } }).toArray());
    return new Map(found.map(({ _id, position, view }) => [_id, { position, view: view && fromDocument(view) }]));
  }

  async commit(collection: string, { writes, checkpoint, lease }: Commit): Promise<void> {
    const views = this.views(collection);
    const documents = writes.map(({ id, position, view }) => ({ _id: id, position, view: view && toDocument(view) }));
    await this.commits.run(collection, () =>
      this.connection.run(async () => {
        const [newest] = await Promise.all([this.leases.newestFence(lease.name), this.expectKnown(collection)]);
        if (newest !== undefined && lease.fence < newest) throw new FencedOut(lease);
        if (documents.length > 0) await writeGuarded(views, documents);
        await this.storeCheckpoint(collection, checkpoint, lease);
      }),
    );
  }

  async checkpoint(collection: string): Promise<Position | undefined> {
    return (await this.connection.run(() => this.known.findOne({ _id: collection })))?.checkpoint;
  }

  async get(collection: string, id: string): Promise<JsonObject | undefined> {
    const views = this.views(collection);
    const found = await this.connection.run(() => views.findOne({ _id: id }));
    return found?.view ? fromDocument(found.view) : undefined;
  }

  async find(collection: string, query: Query): Promise<JsonObject[]> {
    const { where = [], skip = 0, limit } = query;
    const [filter, sort] = [{ $and: [mongoFilter(where), ...mongoAfter(query)] }, mongoSort(query)];
    // MongoDB takes 0 as no limit.
    if (limit === 0) return [];
    const views = this.views(collection);
    const found = await this.connection.run(() => views.find(filter, { sort, skip, limit }).toArray());
    return found.map(({ view }) => fromDocument(view as JsonObject));
  }

  async count(collection: string, where: readonly Filter[] = []): Promise<number> {
    const filter = mongoFilter(where);
    return this.connection.run(() => this.views(collection).countDocuments(filter));
  }

  async sum(collection: string, field: string, where: readonly Filter[] = []): Promise<number> {
    const [views, match] = [this.views(collection), mongoFilter(where)];
    const total = { $group: { _id: null, n: { $sum: `$${documentField(field)}` } } };
    const [found] = await this.connection.run(() =>
      views.aggregate<{ n: number }>([{ $match: match }, total]).toArray(),
    );
    return found?.n ?? 0;
  }

  async collections(readModel: string): Promise<string[]> {
    const found = await this.connection.run(() => this.known.find({ readModel }, { sort: { _id: 1 } }).toArray());
    return found.map(({ _id }) => _id);
  }

  async drop(collection: string): Promise<void> {
    const views = this.views(collection);
    await this.connection.run(async () => {
      await this.known.deleteOne({ _id: collection });
      await views.drop();
    });
  }

  async activate(readModel: string, collection: string): Promise<void> {
    await this.connection.run(() =>
      againOnDuplicate(() => this.pointers.updateOne({ _id: readModel }, { $set: { collection } }, { upsert: true })),
    );
  }

  async active(readModel: string): Promise<string | undefined> {
    return (await this.connection.run(() => this.pointers.findOne({ _id: readModel })))?.collection;
  }

  async actives(readModels: readonly string[]): Promise<Map<string, string>> {
    const found = await this.connection.run(() => this.pointers.find({ _id: { $in: [...readModels] } }).toArray());
    return new Map(found.map(({ _id, collection }) => [_id, collection]));
  }

  acquireLease(name: string, owner: string, ttlMs: number): Promise<Lease | undefined> {
    return this.leases.acquire(name, owner, ttlMs);
  }

  heldLeases(names: readonly string[]): Promise<ReadonlySet<string>> {
    return this.leases.held(names);
  }

  renewLeases(leases: readonly Lease[], ttlMs: number): Promise<readonly Lease[]> {
    return this.leases.renew(leases, ttlMs);
  }

  releaseLease(lease: Pick<Lease, 'name' | 'owner' | 'fence'>): Promise<void> {
    return this.leases.release(lease);
  }

  async ping(): Promise<void> {
    await this.connection.ping();
    // A ping is answered to who may not read, too.
    await this.connection.run(() => this.known.findOne({}, { projection: { _id: 1 } }));
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private views(collection: string): Collection<ViewDocument> {
    if (!/^[a-z0-9@-]+$/.test(collection)) {
      throw new Error(`${JSON.stringify(collection)} is not the name of a collection`);
    }
    return this.connection.db.collection(collection);
  }

  private async storeCheckpoint(collection: string, checkpoint: Position, lease: Commit['lease']): Promise<void> {
    const { matchedCount } = await this.known.updateOne(
      { _id: collection, $or: [{ lease: { $ne: lease.name } }, { fence: { $lte: lease.fence } }] },
      { $set: { checkpoint, lease: lease.name, fence: lease.fence } },
    );
    if (matchedCount > 0) return;
    await this.expectKnown(collection);
    throw new FencedOut(lease);
  }

  private async expectKnown(collection: string): Promise<void> {
    if ((await this.known.findOne({ _id: collection })) === null)
      throw new Error(`there is no collection ${collection}`);
  }
}
