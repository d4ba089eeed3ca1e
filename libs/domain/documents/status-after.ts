/**
 * What each fact makes of a document's status; one that is not named leaves it. The same for its state, its views and
 * what is announced.
 */
import type { DocumentStatus } from '#kernel/document-status.js';
import type { DocumentEvent } from './document.events.js';

export const STATUS_AFTER = {
  DocumentUploaded: 'pending',
  ExtractionRequested: 'pending',
  ExtractionStarted: 'processing',
  ExtractionCompleted: 'completed',
  ExtractionFailed: 'failed',
} as const satisfies Partial<Record<DocumentEvent['type'], DocumentStatus>>;
