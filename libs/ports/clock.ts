/** Clock: the only source of "now". Real in the apps, fixed in API tests. */
export abstract class Clock {
  /** A fresh object each time. */
  abstract now(): Date;
  /** ISO 8601, UTC, milliseconds */
  iso(): string {
    return this.now().toISOString();
  }
}
