/**
 * Turns that somebody joined who came later than others with later turns. The server finds the first that arrived, not
 * the one whose turn it is; as long as nobody is taken out these are at most a turn apart. When those are taken out who
 * arrived before, as when a backlog is deleted, only who heard of the joining knows where to look. Pure but for the
 * times it is given.
 */

/** Who hears of a job may be quicker than the server is to have it. */
const SURELY_THERE_MS = 5_000;
/** Looked for at once. */
const MOST = 50;

export class LateJoiners {
  /** Turn → when it was heard of, ms */
  readonly #turns = new Map<number, number>();
  /** Infinity until it is known who waits. */
  #latest = Infinity;

  /** All who wait. Of the group that has most nobody came after others of later turns. */
  learned(waiting: readonly { readonly turn: number; readonly group: string }[], now: number): void {
    const groups = [...Map.groupBy(waiting, ({ group }) => group).values()].sort((a, b) => b.length - a.length);
    for (const { turn } of groups.slice(1).flat()) this.#turns.set(turn, now);
    this.#latest = waiting.reduce((most, { turn }) => Math.max(most, turn), -1);
  }

  get knows(): boolean {
    return this.#latest < Infinity;
  }

  /** Somebody joined. */
  heard(turn: number, now: number): void {
    if (turn < this.#latest) this.#turns.set(turn, now);
    else this.#latest = turn;
  }

  /** Where to look for somebody before a turn, the earliest first. */
  before(turn: number): readonly number[] {
    return [...this.#turns.keys()]
      .filter((each) => each < turn)
      .sort((a, b) => a - b)
      .slice(0, MOST);
  }

  /** Nobody waits there. */
  nobodyAt(turn: number, now: number): void {
    const since = this.#turns.get(turn);
    if (since !== undefined && now - since > SURELY_THERE_MS) this.#turns.delete(turn);
  }

  /** Nobody waits at all, and turns begin again. */
  empty(now: number): void {
    for (const turn of this.#turns.keys()) this.nobodyAt(turn, now);
    this.#latest = -1;
  }
}
