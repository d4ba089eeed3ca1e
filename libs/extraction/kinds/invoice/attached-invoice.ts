/** The XML of an e-invoice inside a PDF: it proves instead of guessing. */
import { type Stated } from '../../kind/kind.js';
import { type Attachment } from '../../model/page.js';
import { type InvoicePath } from './schema.js';
import { readCii } from './cii.js';
import { eInvoiceFields } from './e-invoice.js';
import { readUbl } from './ubl.js';
import { parseXml } from './xml.js';

export function attachedInvoice(attachments: readonly Attachment[]): Stated<InvoicePath> | undefined {
  for (const { name, bytes } of attachments) {
    if (!/\.xml$/i.test(name)) continue;
    const root = parseXml(bytes);
    const invoice = root && (readCii(root) ?? readUbl(root));
    if (!invoice?.number) continue;
    return { finds: eInvoiceFields(invoice), complete: !invoice.headerOnly };
  }
  return undefined;
}
