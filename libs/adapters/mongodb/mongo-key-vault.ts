/**
 * MongoKeyVault: the key-vault port on MongoDB, one document per subject; a shredded one stays without its key as the
 * mark. The wrapped key is gone from the collection when `shred` resolves. The engine's own oplog, journal and backups
 * hold it until they roll over, and it is of no use to who does not have the master key.
 */
import { randomBytes } from 'node:crypto';
import type { Collection } from 'mongodb';
import type { Subject } from '#kernel/event.js';
import { KeyShredded, KeyVault } from '#ports/key-vault.js';
import { anotherKey, KEY_BYTES, KeyWrapping, SEAL } from '../key-wrapping.js';
import { againOnDuplicate, isDuplicateKey, MongoConnection } from './connection.js';

const MOST_AT_ONCE = 1_000;

interface KeyDocument {
  readonly _id: string;
  /** null: shredded */
  readonly wrapped: Buffer | null;
}

export class MongoKeyVault extends KeyVault {
  private readonly connection: MongoConnection;
  private readonly wrapping: KeyWrapping;
  private readonly documents: Collection<KeyDocument>;
  private sealChecked = false;

  constructor(url: string, masterKey: Buffer) {
    super();
    this.wrapping = new KeyWrapping(masterKey);
    this.connection = new MongoConnection(url);
    this.documents = this.connection.db.collection('recto_keys');
  }

  async create(subject: Subject): Promise<Buffer> {
    return this.connection.run(async () => {
      await this.checkSeal();
      return (await this.stored(subject)) ?? (await this.made(subject));
    });
  }

  async adopt(subject: Subject, key: Buffer): Promise<void> {
    await this.connection.run(async () => {
      await this.checkSeal();
      if (!((await this.stored(subject)) ?? (await this.made(subject, key))).equals(key)) throw anotherKey(subject);
    });
  }

  async keys(subjects: readonly Subject[]): Promise<Map<Subject, Buffer>> {
    return this.connection.run(async () => {
      await this.checkSeal();
      const keys = new Map<Subject, Buffer>();
      for (let from = 0; from < subjects.length; from += MOST_AT_ONCE) {
        const wanted = subjects.slice(from, from + MOST_AT_ONCE);
        for (const { _id, wrapped } of await this.documents.find({ _id: { $in: wanted } }).toArray()) {
          if (wrapped !== null) keys.set(_id as Subject, this.wrapping.unwrap(_id, wrapped));
        }
      }
      return keys;
    });
  }

  async shred(subject: Subject): Promise<void> {
    await this.connection.run(() =>
      againOnDuplicate(() => this.documents.updateOne({ _id: subject }, { $set: { wrapped: null } }, { upsert: true })),
    );
  }

  async ping(): Promise<void> {
    await this.connection.ping();
    await this.connection.run(() => this.checkSeal());
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private async stored(subject: string): Promise<Buffer | undefined> {
    const found = await this.documents.findOne({ _id: subject });
    if (found === null) return undefined;
    if (found.wrapped === null) throw new KeyShredded(subject as Subject);
    return this.wrapping.unwrap(subject, found.wrapped);
  }

  private async made(subject: string, key: Buffer = randomBytes(KEY_BYTES)): Promise<Buffer> {
    const wrapped = this.wrapping.wrap(subject, key);
    await this.documents.insertOne({ _id: subject, wrapped }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    // Read back: somebody else may have been faster, and then theirs is the key.
    return (await this.stored(subject)) as Buffer;
  }

  private async checkSeal(): Promise<void> {
    if (this.sealChecked) return;
    if ((await this.stored(SEAL)) === undefined) await this.made(SEAL);
    this.sealChecked = true;
  }
}
