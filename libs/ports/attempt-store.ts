/**
 * AttemptStore: how often somebody tried, by name, until it is worn off. Goes with READ_MODEL_URL:
 * `EmbeddedAttemptStore` where all processes are one, else `MongoAttemptStore`. Every adapter guarantees:
 *  - a change is made to what is kept, by one at a time over all processes that share the store: none is lost;
 *  - what is kept outlives the process; a power cut or a failover may take the last changes back;
 *  - what is worn off is forgotten by itself, so what strangers try takes no room for long.
 */
export interface Tries {
  readonly count: number;
  /** Since when the oldest of them wears off, epoch milliseconds as all of these. */
  readonly countedAt: number;
  readonly blockedUntil: number;
  /** Worth nothing from then on. */
  readonly wornOffAt: number;
}

export type Change = (tries: Tries | undefined) => Tries | undefined;

export abstract class AttemptStore {
  /** @param now epoch milliseconds. @returns undefined when nothing is kept */
  abstract get(name: string, now: number): Promise<Tries | undefined>;

  /**
   * @param now epoch milliseconds
   * @param change pure; may be asked again when somebody else was faster. undefined forgets; what it throws is thrown,
   * and nothing is changed
   */
  abstract change(name: string, now: number, change: Change): Promise<void>;

  abstract close(): Promise<void>;
}

/** Who is told of something worn off is told of nothing. @param now epoch milliseconds */
export const stillKept = (tries: Tries | undefined, now: number): Tries | undefined =>
  tries && tries.wornOffAt > now ? tries : undefined;
