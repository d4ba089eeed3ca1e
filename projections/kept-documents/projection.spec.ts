import {
  DocumentDeleted,
  DocumentUploaded,
  ExtractionFailed,
  ExtractionRequested,
  HoldPlaced,
  HoldReleased,
  OriginalDeleted,
} from '#domain/documents/document.events.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { keptDocuments } from './projection.js';
import { takenBy } from './queries.js';
import type { KeptDocument } from './view.js';

const { given } = specifyProjection(keptDocuments);
const place = { documentId: 'd1', workspaceId: 'w1' };
const file = { originalFilename: 'a.pdf', mime: 'application/pdf', size: 70, sha256: 'ab', objectKey: 'originals/d1' };
const at = '2026-03-01T09:00:00.000Z';
const uploaded = { event: DocumentUploaded({ ...place, ...file, deleteAfterProcessing: false }), at };
const requested = ExtractionRequested({ ...place, requestId: 'r1', period: '2026-03' });
const failed = ExtractionFailed({ ...place, requestId: 'r1', period: '2026-03', code: 'x', message: 'Damaged.' });
const originalDeleted = OriginalDeleted(place);
const kept = (how: Partial<KeptDocument>): Record<string, KeptDocument> => ({
  d1: { ...place, createdAt: at, bytes: 70, original: 'there', hold: 'none', ...how },
});

describe('a kept document', () => {
  it('has an original that is needed while it is read, and is there until it is deleted', () => {
    given(uploaded, requested).then(kept({ original: 'reading' }));
    given(uploaded, requested, failed).then(kept({}));
    given(uploaded, requested, failed, requested).then(kept({ original: 'reading' }));
    given(uploaded, requested, failed, originalDeleted).then(kept({ original: 'gone', bytes: 0 }));
    given(uploaded, requested, originalDeleted, failed).then(kept({ original: 'gone', bytes: 0 }));
  });

  it('is held from a hold to its release', () => {
    const held = HoldPlaced({ ...place, reason: 'Lawsuit' });
    given(uploaded, requested, failed, held).then(kept({ hold: 'held' }));
    given(uploaded, requested, failed, held, HoldReleased(place)).then(kept({}));
  });

  it('is none once it is deleted', () => {
    given(uploaded, requested, failed, DocumentDeleted({ ...place, objectKey: 'originals/d1' })).then({});
  });
});

describe('what a rule takes', () => {
  const free = [
    { field: 'workspaceId', equals: 'w1' },
    { field: 'hold', equals: 'none' },
  ];
  const there = { field: 'original', equals: 'there' };
  const [dayBefore, weekBefore] = ['2026-02-28T09:00:00.000Z', '2026-02-22T09:00:00.000Z'];

  it('is what was uploaded long enough ago and not on hold, each by one of its two parts', () => {
    const rule = { originalsAfterDays: 1, documentsAfterDays: 7 };
    expect(takenBy('w1', rule, 'documents', at)).toEqual([...free, { field: 'createdAt', to: weekBefore }]);
    expect(takenBy('w1', rule, 'originals', at)).toEqual([
      ...free,
      there,
      { field: 'createdAt', from: weekBefore, to: dayBefore },
    ]);
    const alone = { ...rule, documentsAfterDays: null };
    expect(takenBy('w1', alone, 'originals', at)).toEqual([...free, there, { field: 'createdAt', to: dayBefore }]);
  });

  it('is nothing of what it does not speak of', () => {
    expect(takenBy('w1', { originalsAfterDays: null, documentsAfterDays: 7 }, 'originals', at)).toBeUndefined();
    expect(takenBy('w1', { originalsAfterDays: 1, documentsAfterDays: null }, 'documents', at)).toBeUndefined();
  });
});
