/** Turnstile: work under the same key runs one after another, in order of arrival; other keys are not held up. This process only. */
export class Turnstile {
  readonly #last = new Map<string, Promise<void>>();

  async inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    let leave!: () => void;
    const mine = new Promise<void>((resolve) => (leave = resolve));
    this.#last.set(key, mine);
    try {
      await before;
      return await work();
    } finally {
      leave();
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
