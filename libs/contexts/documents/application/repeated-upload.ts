/**
 * The same upload made again, by a client whose connection broke before it heard the answer. An `Idempotency-Key`
 * names the upload: the ids of its document and of its request are derived from it and from who sends it, so that
 * whichever process takes the second try finds the first. A key stands for one file for ever, also when its document
 * was deleted.
 */
import { streamName } from '#kernel/decider.js';
import { idempotencyKeyUsed } from '#kernel/idempotency-key.js';
import { derivedId } from '#kernel/ids.js';
import { msg } from '#texts/msg.js';
import type { Decisions } from '#write-side/decisions.js';
import { uploadedFacts } from '#domain/documents/document-facts.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { DocumentEvent } from '#domain/documents/document.events.js';

export function idsOfUpload(workspaceId: string, memberId: string, key: string) {
  const documentId = derivedId('upload', workspaceId, memberId, key);
  return { documentId, requestId: derivedId('upload-request', documentId) };
}

/**
 * The document of the first try and where the log stood; undefined when there was none. @throws DomainError when the
 * key stands for something else
 */
export async function uploadedBefore(decisions: Decisions, documentId: string, sha256: string) {
  const history = await decisions.read<DocumentEvent>(streamName(documentDecider.category, documentId));
  const [first, last] = [history[0], history.at(-1)];
  if (first?.type !== 'DocumentUploaded' || !last) return undefined;
  if (first.erased || history.some(({ type }) => type === 'DocumentDeleted')) {
    throw idempotencyKeyUsed(msg('The document of this Idempotency-Key was deleted since.'));
  }
  const uploaded = first.data;
  if (uploaded.sha256 !== sha256) {
    throw idempotencyKeyUsed(msg('This Idempotency-Key was used for another file.'));
  }
  return { document: uploadedFacts(uploaded, first.metadata.occurredAt), position: last.position };
}
