/** Views → what goes over the wire. Pure. */
import {
  DocumentSummary,
  type DocumentAnswer,
  type DocumentDetail,
  type DocumentHold,
  type DocumentVersion,
  type Proposal,
  type VersionAnswer,
} from '#contracts/documents.js';
import { Answer } from '#platform/envelope.js';
import type { Hold } from '#domain/documents/holds.js';
import { applied, type OpenProposal } from '#domain/documents/proposals.js';
import type { VersionEntry } from '#domain/documents/version-entry.js';
import type { DocumentFacts } from '#domain/documents/document-facts.js';
import type { DocumentWithEditors, ListedDocument } from '../application/find-documents.js';
import type { FoundVersion } from '../application/find-versions.js';

export function toSummary(row: DocumentFacts & Pick<ListedDocument, 'extraction'>): DocumentSummary {
  const facts = Object.fromEntries(SHOWN.map((name) => [name, row[name]])) as Pick<DocumentFacts, Shown>;
  return {
    _id: row.documentId,
    ...facts,
    ...(row.extraction && { extraction: row.extraction }),
  };
}

/** What lists say of a document under the same name as its facts do: as the contract has it. */
type Shown = keyof DocumentSummary & keyof DocumentFacts;
const SHOWN = Object.keys(DocumentSummary.shape).filter(
  (name): name is Shown => name !== '_id' && name !== 'extraction',
);

const FORMER = 'Former member';

/** @param names of who proposed @param outdated is another value there now */
export function toProposal(
  { proposalId, path, before, value, reason, proposedBy, proposedAt }: OpenProposal,
  names: DocumentWithEditors['editors'],
  outdated = false,
): Proposal {
  return {
    id: proposalId,
    ...{ path, value: value as Proposal['value'], reason, proposedAt, outdated },
    ...(before !== undefined && { before }),
    proposedBy: names.get(proposedBy) ?? FORMER,
  };
}

function toVersion(
  { version, editedAt, editorId, proposerId, changes, fieldChanges, moreChanges }: VersionEntry,
  editors: DocumentWithEditors['editors'],
): DocumentVersion {
  return {
    version,
    editedAt,
    changes: [...changes],
    fieldChanges: fieldChanges.map((change) => ({ ...change })),
    ...(moreChanges !== undefined && { moreChanges }),
    editedBy: editorId === undefined ? 'Recto' : (editors.get(editorId) ?? FORMER),
    ...(proposerId !== undefined && { proposedBy: editors.get(proposerId) ?? FORMER }),
  };
}

export function toVersionAnswer({ entry, editors, values, comparison }: FoundVersion): VersionAnswer {
  return {
    version: { ...toVersion(entry, editors), extraction: values },
    ...(comparison && { comparison }),
  };
}

function toHold({ reason, by = '', at = '' }: Hold, names: DocumentWithEditors['editors']): DocumentHold {
  return { reason, by: names.get(by) ?? FORMER, at };
}

function toDetail({ detail, editors }: DocumentWithEditors): DocumentDetail {
  return {
    ...toSummary(detail),
    extraction: detail.extraction,
    confidence: { ...detail.confidence },
    evidence: detail.evidence as DocumentDetail['evidence'],
    confirmed: [...detail.confirmed],
    proposals: detail.proposals.map((each) => toProposal(each, editors, !applied(each, detail.extraction))),
    versions: detail.versions.map((version) => toVersion(version, editors)),
    version: detail.version,
    edited: [...detail.edited],
    moved: [...detail.moved],
    ...(detail.leftOut && { leftOut: detail.leftOut }),
    pageSizes: detail.pageSizes.map((size) => ({ ...size })),
    ...(detail.hold && { hold: toHold(detail.hold, editors) }),
    docTypeConfidence: detail.docTypeConfidence,
    ...(detail.processingTime !== undefined && { processingTime: detail.processingTime }),
    ...(detail.engine !== undefined && { engine: detail.engine }),
    ...(detail.notKept !== undefined && { notKept: detail.notKept }),
    ...(detail.anotherFrom !== undefined && { anotherFrom: detail.anotherFrom }),
    ...(detail.failure && { failure: detail.failure }),
  };
}

/** With its version as ETag, which `If-Match` of an edit repeats. */
export function toAnswer(found: DocumentWithEditors): Answer<DocumentAnswer> {
  const document = toDetail(found);
  return new Answer({ document }, { ETag: `"${document.version}"` });
}
