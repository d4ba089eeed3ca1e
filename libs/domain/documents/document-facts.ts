/** A document in few words, as lists show it, and what of that is known from its upload on. Pure. */
import type { DocumentStatus } from '#kernel/document-status.js';
import type { DocumentType } from '#kernel/document-types.js';
import type { Uploaded } from './document.events.js';
import { STATUS_AFTER } from './status-after.js';

export interface DocumentFacts extends Readonly<Omit<Uploaded, 'sha256' | 'objectKey'>> {
  readonly docType: DocumentType;
  readonly status: DocumentStatus;
  /** '' until known */
  readonly language: string;
  /** ISO 8601, UTC */
  readonly createdAt: string;
  /** 0 until known */
  readonly pages: number;
  readonly originalDeleted: boolean;
}

export function uploadedFacts(uploaded: Uploaded, createdAt: string): DocumentFacts {
  const { sha256: _hash, objectKey: _key, ...facts } = uploaded;
  const status = STATUS_AFTER.DocumentUploaded;
  return { ...facts, docType: 'unknown', status, language: '', createdAt, pages: 0, originalDeleted: false };
}
