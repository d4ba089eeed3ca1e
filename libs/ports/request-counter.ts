/**
 * RequestCounter: how often a name was counted in the window of time it is. Goes with READ_MODEL_URL: where all
 * processes are one it is `MemoryRequestCounter`, else `MongoRequestCounter`. Every adapter guarantees:
 *  - counts are exact over all processes that share the store: of many at once, each is told another number;
 *  - windows begin at whole multiples of their length since 1970, so that processes agree on them;
 *  - a clock that is behind counts into the newest window there is. Counts may be lost in a crash, never doubled.
 */
export interface Counted {
  /** In this window, this one included. */
  readonly count: number;
  /** Until the window ends, above 0. */
  readonly endsInMs: number;
}

export abstract class RequestCounter {
  /** @param windowMs the same for a name at all times */
  abstract count(name: string, windowMs: number): Promise<Counted>;

  abstract close(): Promise<void>;
}
