/** What the recogniser says of a line, and the likeliest columns of it, step by step. */
export interface Chances {
  /** At each step along the crop the chance of each column of the alphabet, 0 the blank; they add up to 1. */
  readonly chances: Float32Array;
  readonly steps: number;
  readonly columns: number;
}

/** Steps after each other that say the same column. */
export interface Run {
  readonly column: number;
  readonly from: number;
  to: number;
  best: number;
}

/**
 * Best column per step, equal neighbours merged, blanks dropped.
 * @param any among all columns; else among the Latin ones and the blank
 */
export function bestPath({ chances, steps, columns }: Chances, latin: Int32Array, any: boolean): Run[] {
  const runs: Run[] = [];
  let last: Run | undefined;
  for (let step = 0; step < steps; step++) {
    const base = step * columns;
    let column = 0;
    let best = chances[base]!;
    // Without an iterator: its answers for each step and column were half of all that a page left to be collected.
    for (let i = 0; i < latin.length; i++) {
      const chance = chances[base + latin[i]!]!;
      if (chance <= best) continue;
      best = chance;
      column = latin[i]!;
    }
    // A column with half of all chance has no better one among the thousands of others.
    for (let i = 1; any && best < 0.5 && i < columns; i++) {
      const chance = chances[base + i]!;
      if (chance <= best) continue;
      best = chance;
      column = i;
    }
    if (last?.column === column) {
      last.to = step;
      last.best = Math.max(last.best, best);
    } else {
      last = { column, from: step, to: step, best };
      if (column !== 0) runs.push(last);
    }
  }
  return runs;
}
