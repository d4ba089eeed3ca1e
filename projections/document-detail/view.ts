/** Everything about one document, with its versions. */
import type { FieldChange } from '#domain/documents/field-changes.js';
import type { JsonObject } from '#kernel/json.js';
import type { DocumentFacts } from '#domain/documents/document-facts.js';

export interface DocumentVersionView {
  /** 1 = what the engine read */
  readonly version: number;
  readonly editedAt: string;
  /** Member id; absent for version 1. Names are looked up when asked, so that an erased name is gone everywhere. */
  readonly editorId?: string;
  readonly changes: readonly string[];
  readonly fieldChanges: readonly FieldChange[];
  /** Changes beside those listed; absent: none. */
  readonly moreChanges?: number;
}

interface EvidenceView {
  readonly page: number;
  readonly box?: readonly [number, number, number, number];
  readonly source: string;
}

export interface DocumentDetailView extends DocumentFacts {
  readonly objectKey: string;
  readonly extraction: JsonObject;
  readonly confidence: Readonly<Record<string, number>>;
  readonly evidence: Readonly<Record<string, EvidenceView>>;
  /** Paths of values that somebody found right. */
  readonly confirmed: readonly string[];
  readonly docTypeConfidence: number;
  readonly pageSizes: readonly { readonly width: number; readonly height: number }[];
  readonly processingTime?: number;
  readonly engine?: string;
  /** Values that were read and not kept, as one document holds no more. */
  readonly leftOut?: number;
  readonly failure?: { readonly code: string; readonly message: string };
  readonly versions: readonly DocumentVersionView[];
}
