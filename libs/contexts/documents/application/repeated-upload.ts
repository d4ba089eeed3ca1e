/**
 * The same upload made again, by a client whose connection broke before it heard the answer. An `Idempotency-Key` names the upload: the
 * ids of its document and of its request are derived from it and from who sends it, so that whichever process takes the second try
 * finds the first. A key stands for one file for ever, also when its document was deleted.
 */
import { streamName } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { EventOf } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import type { Decisions } from '#write-side/decisions.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { DocumentUploaded } from '#domain/documents/document.events.js';

/** Visible ASCII, at most 255 characters: what fits into a header without quoting. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws DomainError when it is no key. @returns undefined without one */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || KEY.test(header)) return header;
  throw new DomainError('invalid_request', 'invalid', 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
}

export function idsOfUpload(workspaceId: string, memberId: string, key: string) {
  const documentId = derivedId('upload', workspaceId, memberId, key);
  return { documentId, requestId: derivedId('upload-request', documentId) };
}

/** The fact of the first try and where it stands; undefined when there was none. @throws DomainError when the key stands for something else */
export async function uploadedBefore(decisions: Decisions, documentId: string, sha256: string) {
  const history = await decisions.read(streamName(documentDecider.category, documentId));
  const [first] = history;
  if (!first) return undefined;
  if (first.erased || history.some(({ type }) => type === 'DocumentDeleted')) {
    throw new DomainError(
      'idempotency_key_used',
      'conflict',
      'The document of this Idempotency-Key was deleted since.',
    );
  }
  const uploaded = first.data as unknown as EventOf<typeof DocumentUploaded>['data'];
  if (uploaded.sha256 !== sha256) {
    throw new DomainError('idempotency_key_used', 'conflict', 'This Idempotency-Key was used for another file.');
  }
  return { uploaded, createdAt: first.metadata.occurredAt, position: history.at(-1)!.position };
}
