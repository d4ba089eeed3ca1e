/**
 * Whose turn it is among groups that share the workers. A job's turn is a number it keeps: a group's jobs have one
 * after the other, and the first of a group that had none waiting joins the turn of the job that waits longest. Jobs
 * are taken by turn, within a turn by arrival. So (turns.spec.ts shows it)
 *  - a group has one job in a turn, and groups that wait take one each, in rounds;
 *  - a newcomer waits for at most two jobs of each other group, however many these have waiting;
 *  - nobody starves: whoever comes joins the turn of the job that waits longest, or a later one, and so never overtakes
 *    it. No clock is needed, and nothing is kept but the turns of those who wait.
 */

/**
 * Lanes may come apart, as one of them may be held back while the other goes on: neither the job that waits longest of
 * all nor the one of the same lane is overtaken.
 * @param oldest turns of the jobs that wait longest, of all and in the same lane; undefined where none waits
 * @param ofGroup latest turn among the jobs of the same group that wait; undefined when none does
 */
export function turnOfNewcomer(oldest: readonly (number | undefined)[], ofGroup: number | undefined): number {
  return Math.max(0, ...oldest.map((turn) => turn ?? 0), ofGroup === undefined ? 0 : ofGroup + 1);
}

interface InLine {
  readonly turn: number;
  /** When it arrived, in any measure that grows. */
  readonly since: number;
}

/** For sorting: who is taken first comes first. */
export function comesBefore(a: InLine, b: InLine): number {
  return a.turn - b.turn || a.since - b.since;
}
