/**
 * ReadModelStore: views as JSON documents in collections, with guarded writes, checkpoints, leases and active pointers.
 * Chosen by READ_MODEL_URL: `sqlite:` (EmbeddedReadModelStore, default) or `mongodb://…` (MongoReadModelStore). A
 * collection is one build of one read model (`document-list` v1, build 3 → `document-list@1-3`); queries find the
 * current one through the active pointer. Every adapter guarantees:
 *  - a view (or its tombstone) only ever moves to a newer position; an older write is ignored without an error;
 *  - the checkpoint is stored last: after a crash, views may be ahead of it, never behind;
 *  - a commit under a fencing number older than the newest one handed out for that lease changes nothing (FencedOut);
 *  - commits that one store is given for one collection take effect in the order of the calls;
 *  - writes outlive the process before the promise resolves; a power cut may take them back, the last ones first, in
 *    all collections alike: they are folded again from the log. A reader never sees half a view.
 */
import type { JsonObject } from '#kernel/json.js';
import type { Position } from '#kernel/position.js';

/**
 * Fields are dotted paths into the view (`status`, `pages.count`) of names `[A-Za-z0-9_-]+`; anything else is refused.
 * They lead to scalars: what a list or an object matches or how it sorts is not promised. Strings sort by code point;
 * absent sorts first.
 */
export interface Index {
  readonly fields: readonly string[];
  /** Kept beside the fields, so that filters on them need not look at the views. */
  readonly covers?: readonly string[];
  /**
   * Only counted by: how many views there are of each combination of the fields is kept ready, where the engine can.
   */
  readonly counted?: true;
}

export interface CollectionSpec {
  /** Unique name, `[a-z0-9@-]+`. */
  readonly name: string;
  readonly readModel: string;
  readonly indexes: readonly Index[];
}

export interface StoredView {
  /** null: a tombstone, the view was deleted at `position`. */
  readonly view: JsonObject | null;
  readonly position: Position;
}

export interface ViewWrite extends StoredView {
  readonly id: string;
}

export type Scalar = string | number | boolean | null;

export type Filter =
  | { readonly field: string; readonly equals: Scalar }
  | { readonly field: string; readonly in: readonly Scalar[] }
  /** Inclusive bounds; at least one. Compares strings with strings, numbers with numbers. */
  | { readonly field: string; readonly from?: string | number; readonly to?: string | number }
  /** Case-insensitive substring, also beyond ASCII; the text is data, not a pattern. */
  | { readonly field: string; readonly contains: string };

interface Sort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

export interface Query {
  /** All must hold. */
  readonly where?: readonly Filter[];
  /** Ties are broken by view id in the direction of the last sort, so that paging is stable. */
  readonly sort?: readonly Sort[];
  /**
   * Only what comes after the view with this value and this id in the order asked for, be that view there or not. Needs
   * a sort by exactly one field; views with another type in it, or nothing, are left out.
   */
  readonly after?: { readonly value: string | number; readonly id: string };
  readonly skip?: number;
  readonly limit?: number;
}

export interface Lease {
  readonly name: string;
  readonly owner: string;
  /** Grows by each acquisition by a new owner or after expiry. */
  readonly fence: number;
  /** ISO 8601, UTC */
  readonly expiresAt: string;
}

export interface Commit {
  readonly writes: readonly ViewWrite[];
  readonly checkpoint: Position;
  /** The lease under which this is written. */
  readonly lease: Pick<Lease, 'name' | 'fence'>;
}

export abstract class ReadModelStore {
  /** Creates the collection and its indexes when missing; keeps what is there. */
  abstract ensure(spec: CollectionSpec): Promise<void>;

  /**
   * Views and tombstones by id; ids never written are missing from the map. A collection that is not there reads as
   * empty.
   */
  abstract load(collection: string, ids: readonly string[]): Promise<Map<string, StoredView>>;

  /** @throws FencedOut · Error when the collection was not ensured or was dropped */
  abstract commit(collection: string, commit: Commit): Promise<void>;

  /** undefined when nothing was committed yet. */
  abstract checkpoint(collection: string): Promise<Position | undefined>;

  /** One live view, or undefined when it never was or is a tombstone. */
  abstract get(collection: string, id: string): Promise<JsonObject | undefined>;

  /** Live views, in the order asked for. @throws Error for a field whose name is refused */
  abstract find(collection: string, query: Query): Promise<JsonObject[]>;

  /** How many live views all filters hold for. */
  abstract count(collection: string, where?: readonly Filter[]): Promise<number>;

  /**
   * Of a field that holds a whole number, or nothing, in each live view for which all filters hold; 0 of none. @throws
   * Error for a field whose name is refused
   */
  abstract sum(collection: string, field: string, where?: readonly Filter[]): Promise<number>;

  /** Collections of a read model, by name. */
  abstract collections(readModel: string): Promise<string[]>;

  /** Removes the collection, its views and its checkpoint. Nothing happens when it is not there. */
  abstract drop(collection: string): Promise<void>;

  /** Points queries of `readModel` at `collection`, atomically. */
  abstract activate(readModel: string, collection: string): Promise<void>;

  /** The collection that queries are pointed at; undefined before the first `activate`. */
  abstract active(readModel: string): Promise<string | undefined>;

  /** The same of several, in one question; those before their first `activate` are not in the answer. */
  abstract actives(readModels: readonly string[]): Promise<Map<string, string>>;

  /**
   * Takes or renews a lease. Resolves with undefined when another owner holds it. The same owner renewing before expiry
   * keeps its fence; taking it again (after expiry or release) gets a higher one.
   */
  abstract acquireLease(name: string, owner: string, ttlMs: number): Promise<Lease | undefined>;

  /** Which of these somebody holds now. It tells who waits for many when to try, and takes none. */
  abstract heldLeases(names: readonly string[]): Promise<ReadonlySet<string>>;

  /**
   * Renews leases that are held, all of them by one write. Takes none: one that ran out, was given up or went to
   * somebody else stays as it is.
   * @returns those of the given that are held on
   */
  abstract renewLeases(leases: readonly Lease[], ttlMs: number): Promise<readonly Lease[]>;

  /** Gives it up early; nothing happens when it is no longer held under this fence. */
  abstract releaseLease(lease: Pick<Lease, 'name' | 'owner' | 'fence'>): Promise<void>;

  /** Resolves when the store answers; rejects with a sentence when it does not. */
  abstract ping(): Promise<void>;

  abstract close(): Promise<void>;
}

/** The writer lost its lease to somebody newer. It must stop and start over. */
export class FencedOut extends Error {
  override readonly name = 'FencedOut';
  constructor(lease: Pick<Lease, 'name' | 'fence'>) {
    super(`lease ${lease.name} was taken over; fence ${lease.fence} is old`);
  }
}
