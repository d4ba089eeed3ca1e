/**
 * LearnedCorrections: what the members of a workspace corrected on documents that look like this one, handed to the
 * learner. The words of those documents lie sealed under each document's own key beside its result, so erasing a
 * document takes its lessons; another workspace's documents are never asked for.
 */
import { correctedDocuments } from '#projections/corrections-by-layout/queries.js';
import type { CorrectionsView } from '#projections/corrections-by-layout/view.js';
import type { Log } from '#kernel/log.js';
import { type CorrectionLearner, LearningFailed, type TaughtDocument } from '#ports/correction-learner.js';
import type { ExtractionResult } from '#ports/extractor.js';
import { ObjectCorrupt, ObjectNotFound } from '#ports/object-store.js';
import { Views } from '#read-side/views.js';
import { resultKey, SealedObjects } from './sealed-objects.js';

/** Corrected documents of a workspace that are looked at, the newest ones. */
const MOST_LOOKED_AT = 500;
/** Documents of one layout whose words are fetched. */
const MOST_TAUGHT = 6;

export class LearnedCorrections {
  constructor(
    private readonly views: Views,
    private readonly objects: SealedObjects,
    private readonly learner: CorrectionLearner,
    private readonly log: Log,
  ) {}

  /** Lessons are an extra: what they cannot do within their bounds leaves the result as it was read. */
  async appliedTo(
    result: ExtractionResult,
    { workspaceId, documentId }: { readonly workspaceId: string; readonly documentId: string },
    signal?: AbortSignal,
  ): Promise<ExtractionResult> {
    const marks = result.look?.marks ?? [];
    if (marks.length === 0) return result;
    const alike: CorrectionsView[] = [];
    for await (const view of correctedDocuments(this.views, workspaceId, MOST_LOOKED_AT)) {
      const isAlike =
        view.docType === result.docType && this.learner.likeness(view.marks, marks) >= this.learner.alikeFrom;
      if (isAlike) alike.push(view);
      if (alike.length === MOST_TAUGHT) break;
    }
    const taught = await Promise.all(alike.map((view) => this.#taught(view)));
    const lessons = taught.flatMap((document) => document ?? []);
    try {
      const learnt = await this.learner.apply(result, lessons, signal);
      if (learnt.skipped > 0)
        this.log('warn', 'some fields were not learned: too long to look for', { documentId, fields: learnt.skipped });
      return learnt.result;
    } catch (error) {
      if (!(error instanceof LearningFailed)) throw error;
      this.log('warn', 'nothing was learned for a document', { documentId, reason: error.message });
      return result;
    }
  }

  async #taught({
    documentId,
    requestId,
    docType,
    values,
    corrected,
  }: CorrectionsView): Promise<TaughtDocument | undefined> {
    try {
      const { look } = JSON.parse(
        (await this.objects.get(documentId, resultKey(documentId, requestId))).toString(),
      ) as ExtractionResult;
      return look && { docType, look, values, corrected };
    } catch (error) {
      // Deleted a moment ago.
      if (error instanceof ObjectNotFound || error instanceof ObjectCorrupt) return undefined;
      throw error;
    }
  }
}
