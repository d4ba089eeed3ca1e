/** Everything about one document, with its newest versions; the log has them all. */
import type { Edited } from '#domain/documents/edited.js';
import type { Hold } from '#domain/documents/holds.js';
import type { OpenProposal } from '#domain/documents/proposals.js';
import type { VersionEntry } from '#domain/documents/version-entry.js';
import type { JsonObject } from '#kernel/json.js';
import type { PageSize } from '#kernel/page-size.js';
import type { DocumentFacts } from '#domain/documents/document-facts.js';

interface EvidenceView {
  readonly page: number;
  readonly box?: readonly [number, number, number, number];
  readonly source: string;
}

export interface DocumentDetailView extends DocumentFacts, Edited {
  readonly objectKey: string;
  readonly extraction: JsonObject;
  readonly confidence: Readonly<Record<string, number>>;
  readonly evidence: Readonly<Record<string, EvidenceView>>;
  /** Paths of values that somebody found right. */
  readonly confirmed: readonly string[];
  /** Corrections that wait for a person. */
  readonly proposals: readonly OpenProposal[];
  /** There while a hold keeps it from being deleted. */
  readonly hold?: Hold;
  readonly docTypeConfidence: number;
  readonly pageSizes: readonly PageSize[];
  readonly processingTime?: number;
  readonly engine?: string;
  /** Values that were read and not kept, as one document holds no more. */
  readonly notKept?: number;
  /** Page, from 1, on which another document of the file begins, which was not read. */
  readonly anotherFrom?: number;
  readonly failure?: { readonly code: string; readonly message: string };
  /** 0 until completed, then 1 and one more for each edit. */
  readonly version: number;
  /** The newest, by number: as many as fit (newest-versions.ts). */
  readonly versions: readonly VersionEntry[];
  /** The newest version, whose values are too large for a view; those of version `shown` (0: none) stand here. */
  readonly leftOut?: { readonly version: number; readonly shown: number };
}
