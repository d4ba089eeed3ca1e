/**
 * Sources that prove instead of guess: today the XML of an e-invoice inside a PDF. The machine-readable zone of
 * identity documents and barcodes belong here too; each is a function from attachments, layout or pictures to an
 * ExactSource.
 */
import { type DocType } from '#ports/extractor.js';
import { type Found } from '../../../reading/found.js';
import { type Attachment } from '../../../model/page.js';
import { readCii } from './cii.js';
import { eInvoiceFields } from './e-invoice.js';
import { readUbl } from './ubl.js';
import { parseXml } from './xml.js';

export interface ExactSource {
  readonly docType: DocType;
  readonly finds: readonly Found[];
  /** Nothing read off the page may add to it. */
  readonly complete: boolean;
}

export function exactSources(attachments: readonly Attachment[]): ExactSource | undefined {
  for (const { name, bytes } of attachments) {
    if (!/\.xml$/i.test(name)) continue;
    const root = parseXml(bytes);
    const invoice = root && (readCii(root) ?? readUbl(root));
    if (!invoice?.number) continue;
    return { docType: 'invoice', finds: eInvoiceFields(invoice), complete: !invoice.headerOnly };
  }
  return undefined;
}
