/**
 * CorrectionLearner: what members corrected on documents of one look, applied to the next of that look. Default:
 * LocalCorrectionLearner. Keeps nothing: what was taught is handed in each time, so that whoever forgets a document
 * forgets its lessons. Works on words that were read already, never on a file, and not in the caller's process, because
 * members say what is taught and may say what takes long. Bounded in time and memory.
 */
import type { Json } from '#kernel/json.js';
import type { DocType, DocumentLook, ExtractionResult } from '#ports/extractor.js';

export interface TaughtDocument {
  readonly docType: DocType;
  readonly look: DocumentLook;
  /** Dotted path → the value that stands there since a member corrected the document; also those that were right. */
  readonly values: Readonly<Record<string, Json>>;
  /** Paths somebody changed; those without a value were taken away. */
  readonly corrected: readonly string[];
}

/** Learning ran out of its time or memory, or broke. The result stands as it was read. */
export class LearningFailed extends Error {
  override readonly name = 'LearningFailed';
}

export interface Learnt {
  readonly result: ExtractionResult;
  /** Fields that were left as read because looking for them would have taken too long. */
  readonly skipped: number;
}

export abstract class CorrectionLearner {
  /** 0..1: how much two fingerprints are of one layout. */
  abstract likeness(one: readonly string[], other: readonly string[]): number;
  /** From here on two documents count as being of one layout. */
  abstract readonly alikeFrom: number;
  /** @param taught documents of the same layout, last corrected first @throws LearningFailed | the signal's reason */
  abstract apply(result: ExtractionResult, taught: readonly TaughtDocument[], signal?: AbortSignal): Promise<Learnt>;
  abstract close(): Promise<void>;
}
