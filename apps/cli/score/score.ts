/**
 * Scores answers against labels, field by field: precision is right by predicted, recall right by labelled, both over labelled
 * fields only. A document without an answer counts with nothing predicted.
 */
import { calibrationError, type Said } from '#extraction/scoring/calibration-error.js';
import { judge } from '#extraction/scoring/judge.js';
import { isFor, type Label } from '#extraction/scoring/labels.js';

export interface Answered {
  readonly file: string;
  readonly docType?: string;
  readonly extraction?: Readonly<Record<string, unknown>>;
  readonly confidence?: Readonly<Record<string, number>>;
}

export interface Tally {
  labelled: number;
  predicted: number;
  correct: number;
  soft: number;
}

export interface Score {
  /** `docType.field` → tally */
  readonly fields: ReadonlyMap<string, Tally>;
  readonly documents: number;
  readonly answered: number;
  readonly typed: number;
  /** undefined when nothing had a confidence */
  readonly calibrationError?: number;
}

export function score(labels: readonly Label[], answers: readonly Answered[]): Score {
  const fields = new Map<string, Tally>();
  const sure: Said[] = [];
  const count = { answered: 0, typed: 0 };
  for (const label of labels) {
    const answer = answers.find(({ file }) => isFor(label, file));
    const { extraction = {}, confidence = {} } = answer ?? {};
    if (answer?.extraction) count.answered++;
    if (answer?.docType === (label.docType === 'form' ? 'unknown' : label.docType)) count.typed++;
    for (const { field, path, got, labelled, predicted, correct, soft } of judge(label, extraction)) {
      const key = `${label.docType}.${field}`;
      fields.set(key, plus(fields.get(key) ?? NOTHING, { labelled, predicted, correct, soft }));
      const said = path === undefined || Array.isArray(got) ? undefined : confidence[path];
      if (said !== undefined) sure.push({ said, right: correct === 1 });
    }
  }
  return { fields, documents: labels.length, ...count, calibrationError: calibrationError(sure) };
}

export function plus(a: Tally, b: Tally): Tally {
  return {
    labelled: a.labelled + b.labelled,
    predicted: a.predicted + b.predicted,
    correct: a.correct + b.correct,
    soft: a.soft + b.soft,
  };
}

export const NOTHING: Tally = { labelled: 0, predicted: 0, correct: 0, soft: 0 };
