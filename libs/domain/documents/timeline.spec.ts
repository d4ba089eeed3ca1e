import type { ReadEvent } from '#kernel/event.js';
import {
  DocumentDeleted,
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionRequested,
  FieldsConfirmed,
  FieldsEdited,
  type DocumentEvent,
} from './document.events.js';
import { Timeline } from './timeline.js';
import { WantedVersions } from './wanted-versions.js';

const place = { documentId: 'd1', workspaceId: 'w1' };
const reserved = { requestId: 'r1', period: '2026-03' };
const read = (total: number) =>
  ExtractionCompleted({
    ...place,
    ...reserved,
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

const begun: DocumentEvent[] = [
  DocumentUploaded({
    ...place,
    originalFilename: 'a.pdf',
    mime: 'application/pdf',
    size: 1,
    sha256: '',
    objectKey: 'k',
    deleteAfterProcessing: false,
  }),
  ExtractionRequested({ ...place, ...reserved }),
];
const told = (facts: readonly DocumentEvent[]) => {
  const timeline = new Timeline();
  for (const event of [...begun, ...facts]) timeline.add(event);
  return timeline.now();
};
const metadata = { occurredAt: '2026-03-01T09:00:00.000Z', actor: { kind: 'member', id: 'ada' } };
const versionsOf = (facts: readonly DocumentEvent[], wanted = [1, 2, 3]) => {
  const versions = new WantedVersions(wanted);
  for (const event of facts) versions.add({ ...event, metadata } as ReadEvent<DocumentEvent>);
  return [1, 2, 3].flatMap((version) => {
    const { entry, values } = versions.get(version) ?? {};
    return entry ? [{ version: entry.version, extraction: values }] : [];
  });
};

it('keeps the values of every version', () => {
  const confirmed = FieldsConfirmed({ ...place, version: 1, paths: ['total'] });
  expect(versionsOf([read(1), confirmed, edited(2, 5), edited(3, 7)])).toEqual([
    { version: 1, extraction: { total: 1 } },
    { version: 2, extraction: { total: 5 } },
    { version: 3, extraction: { total: 7 } },
  ]);
});

it('begins again when the document is read again, and ends with it', () => {
  expect(versionsOf([read(1), edited(2, 5), read(9)])).toEqual([{ version: 1, extraction: { total: 9 } }]);
  expect(versionsOf([read(1), edited(2, 5), DocumentDeleted({ ...place, objectKey: 'k' })])).toEqual([]);
});

it('keeps the wanted versions only', () => {
  expect(versionsOf([read(1), edited(2, 5), edited(3, 7)], [2])).toEqual([{ version: 2, extraction: { total: 5 } }]);
});

it('tells how a document stands after any of its facts, and stood before it was deleted', () => {
  expect(told([])).toMatchObject({ status: 'pending', version: 0, docType: 'unknown', extraction: {} });
  expect(told([read(1)])).toMatchObject({ status: 'completed', version: 1, docType: 'receipt', language: 'en' });
  expect(told([read(1), edited(2, 5)])).toMatchObject({ version: 2, extraction: { total: 5 } });
  expect(told([read(1), edited(2, 5), DocumentDeleted({ ...place, objectKey: 'k' })])).toMatchObject({
    status: 'deleted',
    originalFilename: 'a.pdf',
    originalDeleted: true,
    version: 2,
    extraction: { total: 5 },
  });
});
