/** How far a document is. Which fact leads to which of them is said in domain/documents. */
export const DOCUMENT_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Read, well or not: its status stays as it is. */
export const isSettled = (status: unknown): boolean => status === 'completed' || status === 'failed';
