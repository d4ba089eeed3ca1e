/** CorrectionLearner by the rules of libs/extraction/learned, in this process. */
import { CorrectionLearner, type TaughtDocument } from '#ports/correction-learner.js';
import { type ExtractionResult } from '#ports/extractor.js';
import { applyCorrections } from '#extraction/learned/apply-corrections.js';
import { likeness } from '#extraction/learned/marks.js';

export class LocalCorrectionLearner extends CorrectionLearner {
  /**
   * Between what documents of one layout have (half and more) and what two of the same kind and language do (a tenth).
   */
  override readonly alikeFrom = 0.35;

  override likeness(one: readonly string[], other: readonly string[]): number {
    return likeness(one, other);
  }

  override apply(result: ExtractionResult, taught: readonly TaughtDocument[]): ExtractionResult {
    return applyCorrections(result, taught);
  }
}
