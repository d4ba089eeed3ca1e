import { DocumentDeleted, ExtractionCompleted, FieldsConfirmed, FieldsEdited } from './document.events.js';
import { versionsOf } from './document-versions.js';

const place = { documentId: 'd1', workspaceId: 'w1' };
const read = (total: number) =>
  ExtractionCompleted({
    ...place,
    requestId: 'r1',
    period: '2026-03',
    docType: 'receipt',
    docTypeConfidence: 1,
    language: 'en',
    pages: [],
    extraction: { total },
    confidence: {},
    evidence: {},
    engine: 'e',
    processingTime: 1,
  });
const edited = (version: number, total: number) =>
  FieldsEdited({ ...place, version, extraction: { total }, changes: [], fieldChanges: [] });

it('keeps the values of every version', () => {
  const confirmed = FieldsConfirmed({ ...place, version: 1, paths: ['total'] });
  expect(versionsOf([read(1), confirmed, edited(2, 5), edited(3, 7)])).toEqual([
    { version: 1, extraction: { total: 1 } },
    { version: 2, extraction: { total: 5 } },
    { version: 3, extraction: { total: 7 } },
  ]);
});

it('begins anew when the document is read anew, and ends with it', () => {
  expect(versionsOf([read(1), edited(2, 5), read(9)])).toEqual([{ version: 1, extraction: { total: 9 } }]);
  expect(versionsOf([read(1), edited(2, 5), DocumentDeleted({ ...place, objectKey: 'k' })])).toEqual([]);
});
