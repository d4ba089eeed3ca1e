/** Sources that prove instead of guess: the XML of an e-invoice. The machine-readable zone and barcodes join here. */
import { type DocType } from '#ports/extractor.js';
import { type Found } from '../fields/found.js';
import { type Layout } from '../layout/layout.js';
import { type Attachment } from '../page.js';

export interface ExactSource {
  readonly docType: DocType;
  readonly finds: readonly Found[];
  /** Nothing read off the page may add to it. */
  readonly complete: boolean;
}

export function exactSources(_attachments: readonly Attachment[], _layout: Layout): ExactSource | undefined {
  return undefined;
}
