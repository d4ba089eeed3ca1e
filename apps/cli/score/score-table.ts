/** A score as a person reads it: a line per field, per document type, and over all. */
import { NOTHING, plus, type Score, type Tally } from './score.js';

export function scoreTable({ fields, documents, answered, typed, calibrationError }: Score): string {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
  const types = new Map<string, Tally>();
  for (const [key, tally] of sorted) {
    const type = key.split('.')[0]!;
    types.set(type, plus(types.get(type) ?? NOTHING, tally));
  }
  const all = [...types.values()].reduce(plus, NOTHING);
  const error = calibrationError === undefined ? 'n/a' : calibrationError.toFixed(3);
  return [
    ...sorted.map(([key, tally]) => {
      const [precision, recall] = [part(tally.correct, tally.predicted), part(tally.correct, tally.labelled)];
      const count = String(tally.labelled).padStart(5);
      return `${key.padEnd(34)} n=${count}  P${percent(precision)}  R${percent(recall)}  F1${percent(f1(tally))}  soft${percent(f1(tally, 'soft'))}`;
    }),
    '',
    ...[...types].map(
      ([type, tally]) => `${type.padEnd(34)} micro-F1${percent(f1(tally))}  soft${percent(f1(tally, 'soft'))}`,
    ),
    `documents ${documents}, answered ${answered}, type right ${percent(part(typed, documents))}%, calibration error ${error}`,
    `ALL micro-F1${percent(f1(all))} soft${percent(f1(all, 'soft'))}`,
  ].join('\n');
}

function f1(tally: Tally, right: 'correct' | 'soft' = 'correct'): number {
  const [precision, recall] = [part(tally[right], tally.predicted), part(tally[right], tally.labelled)];
  return precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
}

const part = (some: number, of: number): number => (of > 0 ? some / of : 0);
const percent = (value: number): string => (100 * value).toFixed(1).padStart(6);
