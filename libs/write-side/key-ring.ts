/**
 * KeyRing: the vault's keys with a bounded memory. A key is remembered for at most a minute, so that after an erasure
 * by another process its copy here dies within that time; an erasure by this process takes effect at once. That a
 * subject has no key is remembered, too, for some seconds: all who read an erased event ask for it.
 */
import { createSecretKey, type KeyObject } from 'node:crypto';
import { BoundedMap } from '#kernel/bounded-map.js';
import type { Subject } from '#kernel/event.js';
import { KeyDamaged, type KeyVault } from '#ports/key-vault.js';

const REMEMBER_MS = 60_000;
const MOST = 20_000;
const REMEMBER_NONE_MS = 5_000;

/** The vault did not do its part this time; nothing is said about any key. */
export class KeyVaultUnavailable extends Error {
  override readonly name = 'KeyVaultUnavailable';
  constructor(override readonly cause: unknown) {
    super(`the key vault does not answer: ${(cause as Error).message}`);
  }
}

export class KeyRing {
  readonly #remembered = new BoundedMap<Subject, { key: KeyObject; until: number }>(MOST);
  /** Those without a key, and until when nobody is asked again. */
  readonly #without = new BoundedMap<Subject, number>(MOST);
  /**
   * Begun and ended erasures. A key that was on its way while it moved may be one of the erased, and is not remembered.
   */
  #erasures = 0;

  constructor(private readonly vault: KeyVault) {}

  /** The subject's key, made when it has none. @throws KeyShredded */
  async forSealing(subject: Subject): Promise<KeyObject> {
    const known = this.#recall(subject);
    if (known) return known;
    const erasures = this.#erasures;
    const key = createSecretKey(await this.vault.create(subject));
    if (erasures === this.#erasures) this.#remember(subject, key);
    return key;
  }

  /** Keys of those subjects that still have one. @throws KeyDamaged · KeyVaultUnavailable */
  async forOpening(subjects: Iterable<Subject>): Promise<Map<Subject, KeyObject>> {
    const keys = new Map<Subject, KeyObject>();
    const unknown: Subject[] = [];
    for (const subject of subjects) {
      if (keys.has(subject)) continue;
      const key = this.#recall(subject);
      if (key) keys.set(subject, key);
      else if (!((this.#without.get(subject) ?? 0) > performance.now())) unknown.push(subject);
    }
    if (unknown.length > 0) {
      const erasures = this.#erasures;
      const found = await this.vault.keys([...new Set(unknown)]).catch((error: unknown) => {
        throw error instanceof KeyDamaged ? error : new KeyVaultUnavailable(error);
      });
      for (const [subject, bytes] of found) {
        const key = createSecretKey(bytes);
        keys.set(subject, key);
        if (erasures === this.#erasures) this.#remember(subject, key);
      }
      const until = performance.now() + REMEMBER_NONE_MS;
      for (const subject of unknown) if (!found.has(subject)) this.#without.set(subject, until);
    }
    return keys;
  }

  async shred(subject: Subject): Promise<void> {
    this.#erasures += 1;
    this.#remembered.delete(subject);
    try {
      await this.vault.shred(subject);
    } finally {
      this.#erasures += 1;
      this.#remembered.delete(subject);
    }
  }

  #recall(subject: Subject): KeyObject | undefined {
    const entry = this.#remembered.get(subject);
    if (!entry) return undefined;
    if (entry.until > performance.now()) return entry.key;
    this.#remembered.delete(subject);
    return undefined;
  }

  #remember(subject: Subject, key: KeyObject): void {
    this.#remembered.set(subject, { key, until: performance.now() + REMEMBER_MS });
  }
}
