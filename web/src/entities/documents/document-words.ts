/** What a member reads for a document's type and language; a dash while they are not known. */
import type { DocumentStatus, DocumentType } from '#contracts/documents.js';

export const TYPE_WORDS: Record<DocumentType, string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  contract: 'Contract',
  id_card: 'ID Card',
  shipping_label: 'Shipping Label',
  unknown: 'Unknown',
};

export function typeWord(document: { readonly docType: DocumentType; readonly status: DocumentStatus }): string {
  return document.docType === 'unknown' && document.status !== 'completed' ? '–' : TYPE_WORDS[document.docType];
}

export function languageWord(language: string): string {
  return language === '' || language === 'und' ? '–' : language.toUpperCase();
}
