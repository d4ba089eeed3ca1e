/** A read model store that hands everything on to another; a test overrides the one call it wants to watch or spoil. */
import type { JsonObject } from '#kernel/json.js';
import type { Position } from '#kernel/position.js';
import {
  ReadModelStore,
  type CollectionSpec,
  type Commit,
  type Filter,
  type Lease,
  type Query,
  type StoredView,
} from '#ports/read-model-store.js';

export class ForwardingReadModelStore extends ReadModelStore {
  constructor(protected readonly store: ReadModelStore) {
    super();
  }
  ensure(spec: CollectionSpec): Promise<void> {
    return this.store.ensure(spec);
  }
  load(collection: string, ids: readonly string[]): Promise<Map<string, StoredView>> {
    return this.store.load(collection, ids);
  }
  commit(collection: string, commit: Commit): Promise<void> {
    return this.store.commit(collection, commit);
  }
  checkpoint(collection: string): Promise<Position | undefined> {
    return this.store.checkpoint(collection);
  }
  get(collection: string, id: string): Promise<JsonObject | undefined> {
    return this.store.get(collection, id);
  }
  find(collection: string, query: Query): Promise<JsonObject[]> {
    return this.store.find(collection, query);
  }
  count(collection: string, where?: readonly Filter[]): Promise<number> {
    return this.store.count(collection, where);
  }
  sum(collection: string, field: string, where?: readonly Filter[]): Promise<number> {
    return this.store.sum(collection, field, where);
  }
  collections(readModel: string): Promise<string[]> {
    return this.store.collections(readModel);
  }
  drop(collection: string): Promise<void> {
    return this.store.drop(collection);
  }
  activate(readModel: string, collection: string): Promise<void> {
    return this.store.activate(readModel, collection);
  }
  active(readModel: string): Promise<string | undefined> {
    return this.store.active(readModel);
  }
  actives(readModels: readonly string[]): Promise<Map<string, string>> {
    return this.store.actives(readModels);
  }
  acquireLease(name: string, owner: string, ttlMs: number): Promise<Lease | undefined> {
    return this.store.acquireLease(name, owner, ttlMs);
  }
  heldLeases(names: readonly string[]): Promise<ReadonlySet<string>> {
    return this.store.heldLeases(names);
  }
  renewLeases(leases: readonly Lease[], ttlMs: number): Promise<readonly Lease[]> {
    return this.store.renewLeases(leases, ttlMs);
  }
  releaseLease(lease: Pick<Lease, 'name' | 'owner' | 'fence'>): Promise<void> {
    return this.store.releaseLease(lease);
  }
  ping(): Promise<void> {
    return this.store.ping();
  }
  async close(): Promise<void> {
    // The one underneath is closed by whoever opened it.
  }
}
