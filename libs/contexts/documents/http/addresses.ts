/** Parts of addresses and headers of /documents, checked. Pure. */
import { DomainError } from '#kernel/domain-error.js';
import { isUuid } from '#kernel/ids.js';
import { documentNotFound } from '#domain/documents/document.decider.js';

export function idOf(id: string): string {
  if (!isUuid(id)) throw documentNotFound();
  return id;
}

/** A page's or a version's number, from 1; what is no number is not there. */
export function numberOf(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new DomainError('not_found', 'not-found', 'There is nothing at this address.');
  return Number(text);
}

/** `"3"` → 3; `*` and absence mean: whatever it is. */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim());
  if (!match)
    throw new DomainError('invalid_request', 'invalid', 'If-Match must carry the version you saw, such as "3".');
  return Number(match[1]);
}
