/** Clock: the only source of "now". Real in the apps, fixed in API tests. */
export abstract class Clock {
  abstract now(): Date;
  /** ISO 8601, UTC, milliseconds */
  iso(): string {
    return this.now().toISOString();
  }
}
