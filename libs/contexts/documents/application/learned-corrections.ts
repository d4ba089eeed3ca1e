/**
 * LearnedCorrections: what the members of a workspace corrected on documents that look like this one, handed to the
 * learner. The words of those documents lie sealed under each document's own key beside its result, so erasing a
 * document takes its lessons; another workspace's documents are never asked for.
 */
import { correctedDocuments } from '#projections/corrections-by-layout/queries.js';
import type { CorrectionsView } from '#projections/corrections-by-layout/view.js';
import type { CorrectionLearner, TaughtDocument } from '#ports/correction-learner.js';
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
  ) {}

  async appliedTo(result: ExtractionResult, workspaceId: string): Promise<ExtractionResult> {
    const marks = result.look?.marks ?? [];
    if (marks.length === 0) return result;
    const corrected = await correctedDocuments(this.views, workspaceId, MOST_LOOKED_AT);
    const alike = corrected.filter(
      (view) => view.docType === result.docType && this.learner.likeness(view.marks, marks) >= this.learner.alikeFrom,
    );
    const taught = await Promise.all(alike.slice(0, MOST_TAUGHT).map((view) => this.#taught(view)));
    return this.learner.apply(
      result,
      taught.flatMap((document) => document ?? []),
    );
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
