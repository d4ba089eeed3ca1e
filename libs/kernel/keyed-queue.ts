/**
 * KeyedQueue: work under the same key runs one after another, in order of arrival; other keys are not held up. This
 * process only.
 */
export class KeyedQueue {
  /** The last in each line. None of them rejects. */
  readonly #last = new Map<string, Promise<void>>();

  /** Settles as the work does; work that failed ends nobody else's. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const forget = (): void => {
      if (this.#last.get(key) === over) this.#last.delete(key);
    };
    const over = done.then(forget, forget);
    this.#last.set(key, over);
    return done;
  }

  /** Whether work under the key is under way or waits. */
  has(key: string): boolean {
    return this.#last.has(key);
  }
}
