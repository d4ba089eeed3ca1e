/** CorrectionLearner in this process, for specs of what is learned. */
import { CorrectionLearner, type Learnt, type TaughtDocument } from '#ports/correction-learner.js';
import { type ExtractionResult } from '#ports/extractor.js';
import { applyCorrections } from '../learned/apply-corrections.js';
import { Effort } from '../learned/effort.js';
import { ALIKE_FROM, likeness } from '../learned/marks.js';

export class LearnerInProcess extends CorrectionLearner {
  override readonly alikeFrom = ALIKE_FROM;

  override likeness(one: readonly string[], other: readonly string[]): number {
    return likeness(one, other);
  }

  override async apply(result: ExtractionResult, taught: readonly TaughtDocument[]): Promise<Learnt> {
    const effort = new Effort();
    return { result: applyCorrections(result, taught, effort), skipped: effort.skipped };
  }

  override async close(): Promise<void> {}
}
