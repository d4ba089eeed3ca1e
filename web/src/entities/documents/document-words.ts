/** What a member reads for a document's type and language; a dash while they are not known. */
import { DOCUMENT_TITLES } from '#contracts/documents.js';
import type { DocumentSummary } from './wire.js';
import { t } from '../../lib/texts.js';

export function typeWord({ docType, status }: Pick<DocumentSummary, 'docType' | 'status'>): string {
  return docType === 'unknown' && status !== 'completed' ? '–' : typeTitle(docType);
}

/** A type that this page does not know yet is shown by its name, its words parted. */
export function typeTitle(docType: string): string {
  const title = (DOCUMENT_TITLES as Record<string, string>)[docType];
  return title === undefined ? docType.replaceAll('_', ' ') : t(title);
}

export function languageWord(language: string): string {
  return language === '' || language === 'und' ? '–' : language.toUpperCase();
}
