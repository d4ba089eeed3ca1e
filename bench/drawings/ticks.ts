/**
 * A marked box may be told in two ways: the question with the option it was answered by, or the option with its mark.
 * Both are right, so the second is turned into the first before it is judged.
 */
import { folded } from '#extraction/scoring/likeness.js';
import { type Tick } from './drawing.js';
import { MARKED } from './forms/form.js';

/** What a mark is told as, folded. */
const MARKS: ReadonlySet<string> = new Set(['x', 'yes', 'true', 'checked', 'selected', 'ja', 'oui', 'si', 'sí']);
const SIGNS = /^[☑☒✓✔✗✘×●■]$/u;

export function settled(
  extraction: Readonly<Record<string, unknown>>,
  ticks: readonly Tick[],
): Record<string, unknown> {
  const pairs = (extraction['fields'] ?? extraction) as Readonly<Record<string, unknown>>;
  const told = Object.entries(pairs).map(([key, value]): [string, unknown] => {
    const tick = isMark(value) ? ticks.find(({ option }) => folded(option) === folded(key)) : undefined;
    if (!tick) return [key, value];
    return tick.question === undefined ? [key, MARKED] : [tick.question, tick.option];
  });
  return { fields: Object.fromEntries(told) };
}

const isMark = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && (MARKS.has(folded(value)) || SIGNS.test(value.trim())));
