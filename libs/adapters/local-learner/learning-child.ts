/** The process in which LocalCorrectionLearner works: one document and its lessons at a time. */
import { applyCorrections } from '#extraction/learned/apply-corrections.js';
import { Effort } from '#extraction/learned/effort.js';
import { cutToLimits } from '#kernel/cut-to-limits.js';
import { type TaughtDocument } from '#ports/correction-learner.js';
import { type ExtractionResult } from '#ports/extractor.js';
import { serveJobs } from '../child-pool/serve-jobs.js';

export interface LearningJob {
  readonly result: ExtractionResult;
  readonly taught: readonly TaughtDocument[];
}

/** What lessons change of a result. */
export type Changed = Pick<ExtractionResult, 'extraction' | 'confidence' | 'evidence' | 'leftOut'>;

export interface LearningReply {
  /** Absent: it stands as it was read. */
  readonly changed?: Changed;
  readonly skipped: number;
}

await serveJobs<LearningJob, LearningReply>(
  async ({ result, taught }) => {
    const effort = new Effort();
    const { extraction, confidence, evidence } = applyCorrections(result, taught, effort);
    const { leftOut } = result;
    const changed =
      extraction === result.extraction ? undefined : cutToLimits({ extraction, confidence, evidence, leftOut });
    return { ...(changed && { changed }), skipped: effort.skipped };
  },
  async () => undefined,
);
