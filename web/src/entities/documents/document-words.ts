/** What a member reads for a document's type and language; a dash while they are not known. */
import { DOCUMENT_TITLES, type DocumentStatus, type DocumentType } from '#contracts/documents.js';

export function typeWord(document: { readonly docType: DocumentType; readonly status: DocumentStatus }): string {
  return document.docType === 'unknown' && document.status !== 'completed' ? '–' : DOCUMENT_TITLES[document.docType];
}

export function languageWord(language: string): string {
  return language === '' || language === 'und' ? '–' : language.toUpperCase();
}
