/** FreeTestTerms: what a visitor may do without an account, as configured. */
export class FreeTestTerms {
  constructor(
    /** Tests a day, from one address; 0 closes the free test. */
    readonly limit: number,
    /** How long a visitor waits at most, queueing included. */
    readonly timeoutMs: number,
    /** How often an answer is looked for that nobody told of: by a worker of an earlier version, or without the log. */
    readonly lookEveryMs = 5_000,
  ) {}
}
