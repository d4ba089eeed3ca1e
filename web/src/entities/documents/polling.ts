/**
 * While a document on the screen is still being read and nobody tells how it goes, its query asks again; otherwise it
 * rests.
 */
import type { DocumentStatus } from '#contracts/documents.js';
import { isLive } from '../live/live.js';

const INTERVAL = 1500;

export function isUnsettled(document: { readonly status: DocumentStatus }): boolean {
  return document.status === 'pending' || document.status === 'processing';
}

export function pollWhileUnsettled(
  documents: readonly { readonly status: DocumentStatus }[] | undefined,
): number | false {
  return !isLive() && documents?.some(isUnsettled) ? INTERVAL : false;
}
