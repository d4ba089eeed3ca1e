/**
 * Scores of many documents: which half each belongs to, the hits of a field over all of them, and of each single value
 * how sure the engine was beside whether it was right.
 */
import { type Said } from '#extraction/scoring/calibration-error.js';
import { judge, type FieldScore, pathOfOne } from '#extraction/scoring/judge.js';
import { sumOf, type Tally } from '#extraction/scoring/tally.js';
import { type Answer } from './answers.js';
import { type Half, halfOf, type Label } from './labels.js';

export interface Scored {
  readonly label: Label;
  readonly half: Half;
  readonly answer: Answer;
  readonly scores: readonly FieldScore[];
}

export function scored(label: Label, answer: Answer): Scored {
  return { label, half: halfOf(label), answer, scores: judge(label, answer.extraction) };
}

/** Over all fields when none is named. */
export function tallyOf(documents: readonly Scored[], field?: string): Tally {
  return sumOf(documents.flatMap(({ scores }) => scores.filter((score) => !field || score.field === field)));
}

/** Single values only: a list is right in parts. */
export function confidencesOf(documents: readonly Scored[]): Said[] {
  return documents.flatMap(({ answer, scores }) =>
    scores.flatMap((score) => {
      const path = pathOfOne(score);
      const said = path === undefined ? undefined : answer.confidence[path];
      return said === undefined ? [] : [{ said, right: score.correct === 1 }];
    }),
  );
}
