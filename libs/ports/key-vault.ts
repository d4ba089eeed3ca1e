/**
 * KeyVault: one AES-256 key per subject (a document, a user, a workspace), wrapped by MASTER_KEY at rest. Chosen by
 * KEY_VAULT_URL: `sqlite:` (EmbeddedKeyVault, default) or `mongodb://…` (MongoKeyVault). Shredding is for ever: the
 * wrapped key is removed and a mark stays, so that the same subject can never get a new key under which erased data
 * might be taken for intact. Adapters do not cache; callers may, and must bound how long.
 */
import type { Subject } from '#kernel/event.js';

export abstract class KeyVault {
  /** The subject's key (32 bytes), made on first call; two racing calls get the same one. @throws KeyShredded */
  abstract create(subject: Subject): Promise<Buffer>;
  /**
   * Takes a subject's key (32 bytes) over from another vault; nothing happens when it has this very key. Never replaces
   * one.
   * @throws KeyShredded · Error when the subject has another key
   */
  abstract adopt(subject: Subject, key: Buffer): Promise<void>;
  /**
   * Keys (32 bytes) of those subjects that have one; shredded and unknown subjects are missing from the map.
   * @throws KeyDamaged
   */
  abstract keys(subjects: readonly Subject[]): Promise<Map<Subject, Buffer>>;
  /** Resolves when the vault holds the key no more. Also for a subject that never had one. Idempotent. */
  abstract shred(subject: Subject): Promise<void>;
  /** Resolves when the vault answers; rejects when it does not, or MASTER_KEY is not the one it was made with. */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}

/** The vault answered, and what it keeps for this subject is no key: asking again does not help. */
export class KeyDamaged extends Error {
  override readonly name = 'KeyDamaged';
  constructor(
    readonly subject: string,
    override readonly cause: unknown,
  ) {
    super('MASTER_KEY does not open this key vault: it is another key, or the vault was changed');
  }
}

export class KeyShredded extends Error {
  override readonly name = 'KeyShredded';
  constructor(readonly subject: Subject) {
    super(`the key of ${subject} was shredded`);
  }
}
