/**
 * BoundedMap: remembers so many entries at most. One that is set is the newest; beyond the bound the oldest is
 * forgotten.
 */
export class BoundedMap<K, V> {
  /** Maps iterate in order of insertion. */
  readonly #entries = new Map<K, V>();

  /** @param most entries, at least 1 */
  constructor(private readonly most: number) {}

  get(key: K): V | undefined {
    return this.#entries.get(key);
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.most) this.#forgetOldest();
    this.#entries.set(key, value);
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  #forgetOldest(): void {
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}
