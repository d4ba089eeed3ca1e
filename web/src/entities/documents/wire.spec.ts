import { typeWord } from './document-words.js';
import { isUnsettled } from './polling.js';
import { DocumentDetail, DocumentList } from './wire.js';

const summary = {
  _id: 'd1',
  originalFilename: 'a.pdf',
  docType: 'invoice',
  status: 'completed',
  language: 'en',
  createdAt: '2026-03-02T00:00:00.000Z',
  mime: 'application/pdf',
  size: 1,
  pages: 1,
  deleteAfterProcessing: false,
  originalDeleted: false,
};

it('a list with a document of a status and a type that this page does not know', () => {
  const newer = { ...summary, _id: 'd2', docType: 'tax_return', status: 'archived' };
  const pagination = { page: 1, limit: 10, total: 2, pages: 1, next: null };
  const { documents } = DocumentList.parse({ documents: [summary, newer], pagination });
  expect(documents.map(({ status }) => status)).toEqual(['completed', 'pending']);
  expect(documents.map(typeWord)).toEqual(['Invoice', 'tax return']);
  expect(documents.map(isUnsettled)).toEqual([false, true]);
});

it('a document with a value from a source that this page does not know', () => {
  const document = DocumentDetail.parse({
    ...summary,
    extraction: { total: 1 },
    confidence: { total: 1 },
    evidence: { total: { page: 0, source: 'dowsing' } },
    confirmed: [],
    proposals: [],
    versions: [],
    edited: [],
    moved: [],
    version: 1,
    pageSizes: [],
    docTypeConfidence: 1,
  });
  expect(document.evidence['total']?.source).toBe('dowsing');
});
