/** Where along a line a known text stands: the likeliest steps for each of its characters (Viterbi, 1967). */
import { type Chances, type Run } from './best-path.js';

const BLANK = 0;
const LEAST = 1e-6;

/** @param text columns, not more than there are steps @returns a run for each of them, in their order */
export function aligned({ chances, steps, columns }: Chances, text: readonly number[]): Run[] {
  // Between and around the characters there may be blanks: the states are blank, first, blank, second, … blank.
  const states = 2 * text.length + 1;
  const columnOf = (state: number) => (state % 2 === 0 ? BLANK : text[(state - 1) / 2]!);
  const says = (step: number, state: number) => Math.log(Math.max(chances[step * columns + columnOf(state)]!, LEAST));
  let best = new Float64Array(states).fill(-Infinity);
  for (let state = 0; state < Math.min(2, states); state++) best[state] = says(0, state);
  const came = [new Int32Array(states)];
  for (let step = 1; step < steps; step++) {
    const next = new Float64Array(states);
    const from = new Int32Array(states);
    for (let state = 0; state < states; state++) {
      from[state] = state;
      const skips = state % 2 === 1 && state > 1 && columnOf(state) !== columnOf(state - 2);
      for (const before of skips ? [state - 1, state - 2] : [state - 1])
        if (before >= 0 && best[before]! > best[from[state]!]!) from[state] = before;
      next[state] = best[from[state]!]! + says(step, state);
    }
    came.push(from);
    best = next;
  }
  let state = states > 1 && best[states - 2]! > best[states - 1]! ? states - 2 : states - 1;
  const at: number[][] = text.map(() => []);
  for (let step = steps - 1; step >= 0; step--) {
    if (state % 2 === 1) at[(state - 1) / 2]!.unshift(step);
    state = came[step]![state]!;
  }
  return text.map((column, index) => {
    const own = at[index]!;
    return {
      column,
      from: own[0]!,
      to: own.at(-1)!,
      best: Math.max(...own.map((step) => chances[step * columns + column]!)),
    };
  });
}
