/** What the process that answers requests and the one that makes an export say to each other: plain data. */
import type { Configuration } from '#domain/export/configuration.js';
import type { ExportedDocument } from '#domain/export/record.js';
import type { Language } from '#texts/languages.js';

export type ExportJob =
  | {
      readonly kind: 'file';
      readonly configuration: Configuration;
      /** ISO 8601; stands on the PDF */
      readonly now: string;
      /** Who made it, as files say it. */
      readonly creator: string;
      /** Of who asked, for what sheets and pages say; absent: English. */
      readonly language?: Language | undefined;
    }
  | { readonly kind: 'preview'; readonly configuration: Configuration; readonly limit: number };

/** What of the stored answer is wanted. */
export interface Depth {
  readonly includeOCR: boolean;
  readonly includeRawData: boolean;
}

export interface WantedDocuments {
  /** In this order. */
  readonly ids: readonly string[];
  /** Absent: nothing of the stored answers. */
  readonly depth?: Depth;
}

/** Those among them that can be exported, from the first again each time it is called. */
export type Documents = (wanted: WantedDocuments) => AsyncIterable<ExportedDocument>;
