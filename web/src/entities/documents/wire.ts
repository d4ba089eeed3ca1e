/**
 * Documents as this client reads them: as the contract says, but tolerantly. A server that is newer than the page may
 * know statuses, types and sources that the page does not: such a status counts as pending, such a type is shown by its
 * name, and nothing else of the answer is lost for it.
 */
import * as contract from '#contracts/documents.js';
import * as z from 'zod/mini';

const tolerant = { docType: z.string(), status: z.catch(contract.DocumentStatus, 'pending') };
/** Dotted path → where the value stands. */
export const evidence = z.record(z.string(), z.extend(contract.Evidence, { source: z.string() }));

export const DocumentSummary = z.extend(contract.DocumentSummary, tolerant);
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const DocumentList = z.extend(contract.DocumentList, { documents: z.array(DocumentSummary) });
export type DocumentList = z.infer<typeof DocumentList>;

export const DocumentDetail = z.extend(contract.DocumentDetail, { ...tolerant, evidence });
export type DocumentDetail = z.infer<typeof DocumentDetail>;

export const DocumentAnswer = z.extend(contract.DocumentAnswer, { document: DocumentDetail });
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;

export const UploadAnswer = z.extend(contract.UploadAnswer, { document: DocumentSummary });
export type UploadAnswer = z.infer<typeof UploadAnswer>;
