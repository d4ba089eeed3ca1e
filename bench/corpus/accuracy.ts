/**
 * Scores of many documents, added up: per field precision, recall and F1, per type the micro-average, and how far confidence is
 * from the truth (expected calibration error over ten bins, as the mean distance weighted by a bin's size).
 */
import { type Answer } from './answers.js';
import { judge, type FieldScore } from '#extraction/scoring/judge.js';
import { type Half, halfOf, type Label } from './labels.js';

export interface Counts {
  labelled: number;
  predicted: number;
  correct: number;
}

export interface Scored {
  readonly label: Label;
  readonly half: Half;
  readonly answer: Answer;
  readonly scores: readonly FieldScore[];
}

export function scored(label: Label, answer: Answer): Scored {
  return { label, half: halfOf(label), answer, scores: judge(label, answer.extraction) };
}

export function f1({ labelled, predicted, correct }: Counts): number {
  return labelled + predicted === 0 ? 0 : (2 * correct) / (labelled + predicted);
}

export function countsOf(documents: readonly Scored[], field?: string): Counts {
  const sum: Counts = { labelled: 0, predicted: 0, correct: 0 };
  for (const score of documents.flatMap(({ scores }) => scores)) {
    if (field && score.field !== field) continue;
    sum.labelled += score.labelled;
    sum.predicted += score.predicted;
    sum.correct += score.correct;
  }
  return sum;
}

/** Single values only: a list is right in parts. */
export function confidencesOf(documents: readonly Scored[], of: 'raw' | 'confidence' = 'confidence') {
  return documents.flatMap(({ answer, scores }) =>
    scores.flatMap(({ path, labelled, predicted, correct, got }) => {
      const said = path === undefined || Array.isArray(got) ? undefined : answer[of][path];
      return said === undefined || labelled !== 1 || predicted !== 1
        ? []
        : [{ path: path!, said, right: correct === 1 }];
    }),
  );
}
