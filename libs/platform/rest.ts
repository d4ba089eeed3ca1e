/** When a process that was busy has rested and may give memory back. Knows no clock: it is asked at even intervals. */

/** Of the time between two looks in which the thread was at work. */
const RESTING = 0.2;
/** Looks at rest, one after another. */
const LOOKS = 5;
/** After it gave back: what is remembered for a minute was still in use then. */
const AGAIN_LOOKS = 90;
/** Growth since it rested last: what little is done at rest adds up as well. */
const WORTH_IT = 1.04;

export class Rest {
  #looks = 0;
  /** Resident memory when it rested last; undefined before that. */
  #level: number | undefined;
  /** It gave back after it grew, and is to do so once more. */
  #again = false;

  /** @param utilization of the thread since the last look, 0 to 1 @param rss in any unit */
  isDue(utilization: number, rss: number): boolean {
    this.#looks = utilization < RESTING ? this.#looks + 1 : 0;
    if (this.#looks < LOOKS) return false;
    this.#level = Math.min(this.#level ?? rss, rss);
    const grown = rss > this.#level * WORTH_IT;
    const again = this.#again && this.#looks >= AGAIN_LOOKS;
    if (grown || again) this.#again = grown;
    return grown || again;
  }

  /** What it has come to by giving back. */
  taken(rss: number): void {
    this.#level = rss;
    this.#looks = 0;
  }
}
