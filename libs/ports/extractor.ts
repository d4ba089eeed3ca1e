/**
 * Extractor: a document's bytes → structured data with confidence and evidence for every value. Default: LocalExtractor
 * (the engine of libs/extraction, no cloud). What it answers is within the bounds of a document (cut-to-limits.ts): who
 * asks may be a process that others wait for. Same bytes, same options, same result; a worker's history never changes
 * it.
 * @throws ExtractionError with a named code and a sentence a member understands
 */
import type { DocumentType } from '#kernel/document-types.js';
import type { EvidenceSource } from '#kernel/evidence-sources.js';
import type { JsonObject } from '#kernel/json.js';
import type { PageSize, Turn } from '#kernel/page-size.js';
import type { Pose } from './ocr-engine.js';

export type DocType = DocumentType;

export interface Evidence {
  /** 0-based */
  readonly page: number;
  /**
   * x0, y0, x1, y1 as parts (0..1) of the page as it came, origin top left. Absent only for what e-invoice XML states
   * and no page prints.
   */
  readonly box?: readonly [number, number, number, number];
  readonly source: EvidenceSource;
}

export interface ExtractionResult {
  readonly docType: DocType;
  /** 0..1 */
  readonly docTypeConfidence: number;
  /** ISO 639-1, or 'und' when it cannot be told */
  readonly language: string;
  readonly pages: readonly PageSize[];
  /** Nested, snake_case keys, normalised values; a value not found is absent. */
  readonly extraction: JsonObject;
  /** Dotted path (`line_items.0.amount`) → 0..1 */
  readonly confidence: Readonly<Record<string, number>>;
  /** Dotted path → place */
  readonly evidence: Readonly<Record<string, Evidence>>;
  /** How many values are left out, as a document holds no more; absent when none is. */
  readonly leftOut?: number;
  /** Number of the page, from 1, on which another document of the file begins, which is not told; absent: none does. */
  readonly anotherFrom?: number;
  /** What the pages look like: what a document is known again by. Never shown to members. */
  readonly look?: DocumentLook;
  /** All text in reading order, pages separated by a form feed. */
  readonly text: string;
  /** What read it, e.g. `local/1 tesseract 7.0.0 eng`. */
  readonly engine: string;
  /** Wall clock in milliseconds. */
  readonly processingTime: number;
}

/** The words of a document with their places, bounded, and a fingerprint of its first page. */
export interface DocumentLook {
  /** A hash and a coarse place per word; say nothing about the words to who does not know them. */
  readonly marks: readonly string[];
  readonly pages: readonly LookPage[];
}

export interface LookPage {
  /** 0-based */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  /** The page was moved so to be read; the places are those of the moved page. */
  readonly pose?: Pose;
  /** What kept results say in place of a pose when they are of a release that only turned pages. */
  readonly turn?: Turn;
  readonly words: readonly LookWord[];
}

/** x0, y0, x1, y1 in the page's unit, origin top left; `sure` is 1 for a text layer. */
type LookWord = readonly [text: string, x0: number, y0: number, x1: number, y1: number, sure: number];

export interface ExtractOptions {
  /** As declared by whoever sent it; checked against the magic bytes. */
  readonly mime?: string;
  readonly filename?: string;
  /** Off: the XML inside a PDF is ignored (to measure the text path). Default on. */
  readonly eInvoice?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: string) => void;
}

export type ExtractionErrorCode =
  | 'unreadable'
  | 'unsupported_type'
  | 'encrypted_pdf'
  | 'too_many_pages'
  | 'too_many_pixels'
  | 'too_large'
  | 'timed_out'
  | 'no_text';

export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';
  constructor(
    readonly code: ExtractionErrorCode,
    message: string,
  ) {
    super(message);
  }
}

export abstract class Extractor {
  abstract extract(bytes: Uint8Array, options?: ExtractOptions): Promise<ExtractionResult>;
  /** Starts what the first documents would else wait for. Resolves when it is ready; they may come before. */
  async warm(): Promise<void> {}
  abstract close(): Promise<void>;
}
