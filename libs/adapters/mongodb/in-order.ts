/** Runs work on the same key one after another, in the order of the calls; an error ends only its own work. */
export class InOrder {
  private readonly tails = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const done = before.then(work, work);
    this.tails.set(key, done);
    const forget = (): void => {
      if (this.tails.get(key) === done) this.tails.delete(key);
    };
    done.then(forget, forget);
    return done;
  }
}
