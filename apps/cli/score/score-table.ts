/** A score as a person reads it: a line per field, per document type, and over all. */
import { f1, NOTHING, part, plus, precision, recall, sumOf, type Tally } from '#extraction/scoring/tally.js';
import { type Score } from './score.js';

export function scoreTable({ fields, documents, answered, typed, calibrationError }: Score): string {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
  const types = new Map<string, Tally>();
  for (const [key, tally] of sorted) {
    const [type = key] = key.split('.');
    types.set(type, plus(types.get(type) ?? NOTHING, tally));
  }
  const all = sumOf(types.values());
  const error = calibrationError === undefined ? 'n/a' : calibrationError.toFixed(3);
  return [
    ...sorted.map(([key, tally]) => {
      const count = String(tally.labelled).padStart(5);
      return `${key.padEnd(34)} n=${count}  P${percent(precision(tally))}  R${percent(recall(tally))}  F1${percent(f1(tally))}  soft${percent(f1(tally, 'soft'))}`;
    }),
    '',
    ...[...types].map(
      ([type, tally]) => `${type.padEnd(34)} micro-F1${percent(f1(tally))}  soft${percent(f1(tally, 'soft'))}`,
    ),
    `documents ${documents}, answered ${answered}, type right ${percent(part(typed, documents))}%, calibration error ${error}`,
    `ALL micro-F1${percent(f1(all))} soft${percent(f1(all, 'soft'))}`,
  ].join('\n');
}

const percent = (value: number): string => (100 * value).toFixed(1).padStart(6);
