/**
 * MongoAttemptStore: one document a name, with a number that every change raises. A change replaces the document with
 * the number that was read, and is asked again when somebody else was faster. A document that is worn off is deleted
 * with a later change. A majority need not know: what a failover loses is a few tries.
 */
import type { Collection } from 'mongodb';
import { AttemptStore, stillKept, type Change, type Tries } from '#ports/attempt-store.js';
import { isDuplicateKey, MongoConnection } from './connection.js';

interface TriesDocument extends Tries {
  readonly _id: string;
  readonly change: number;
}

const CLEAR_EVERY_MS = 60_000;

export class MongoAttemptStore extends AttemptStore {
  private readonly connection: MongoConnection;
  private readonly tries: Collection<TriesDocument>;
  private clearedAt = 0;

  constructor(url: string) {
    super();
    this.connection = new MongoConnection(url);
    this.tries = this.connection.db.collection('recto_attempts', { writeConcern: { w: 1 } });
  }

  async get(name: string, now: number): Promise<Tries | undefined> {
    return kept(await this.connection.run(() => this.tries.findOne({ _id: name })), now);
  }

  async change(name: string, now: number, change: Change): Promise<void> {
    for (;;) {
      const found = await this.connection.run(() => this.tries.findOne({ _id: name }));
      const before = kept(found, now);
      const after = change(before);
      if (after === before) return;
      if (await this.connection.run(() => this.replaced(name, found, after))) return this.clear(now);
    }
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  /** Not, when it is no longer what was found. */
  private async replaced(_id: string, found: TriesDocument | null, after: Tries | undefined): Promise<boolean> {
    if (!found) return after === undefined || this.inserted({ _id, change: 1, ...after });
    const { change } = found;
    if (!after) return (await this.tries.deleteOne({ _id, change })).deletedCount === 1;
    const next = { change: change + 1, ...after };
    return (await this.tries.replaceOne({ _id, change }, next)).matchedCount === 1;
  }

  private async inserted(document: TriesDocument): Promise<boolean> {
    try {
      await this.tries.insertOne(document);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async clear(now: number): Promise<void> {
    if (now - this.clearedAt < CLEAR_EVERY_MS) return;
    this.clearedAt = now;
    await this.connection.run(() => this.tries.deleteMany({ wornOffAt: { $lte: now } }));
  }
}

function kept(found: TriesDocument | null, now: number): Tries | undefined {
  if (!found) return undefined;
  const { count, countedAt, blockedUntil, wornOffAt } = found;
  return stillKept({ count, countedAt, blockedUntil, wornOffAt }, now);
}
