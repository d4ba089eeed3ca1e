/**
 * Scores answers against labels, field by field: precision is right by predicted, recall right by labelled, both over
 * labelled fields only. A document without an answer counts with nothing predicted.
 */
import { calibrationError, type Said } from '#extraction/scoring/calibration-error.js';
import { judge, pathOfOne } from '#extraction/scoring/judge.js';
import { isFor, type Label } from '#extraction/scoring/labels.js';
import { NOTHING, plus, type Tally } from '#extraction/scoring/tally.js';

export interface Answered {
  readonly file: string;
  readonly docType?: string;
  readonly extraction?: Readonly<Record<string, unknown>>;
  readonly confidence?: Readonly<Record<string, number>>;
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
    if (answer?.docType === label.docType) count.typed++;
    for (const found of judge(label, extraction)) {
      const key = `${label.docType}.${found.field}`;
      fields.set(key, plus(fields.get(key) ?? NOTHING, found));
      const path = pathOfOne(found);
      const said = path === undefined ? undefined : confidence[path];
      if (said !== undefined) sure.push({ said, right: found.correct === 1 });
    }
  }
  return { fields, documents: labels.length, ...count, calibrationError: calibrationError(sure) };
}
