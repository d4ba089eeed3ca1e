import { DocumentDeleted, ExtractionCompleted, FieldsEdited } from '#domain/documents/document.events.js';
import type { JsonObject } from '#kernel/json.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { correctionsByLayout } from './projection.js';

const { given } = specifyProjection(correctionsByLayout);
const place = { documentId: 'd1', workspaceId: 'w1' };
const marks = ['abc.10.5', 'def.60.5'];
const completed = (more: object = { marks }) =>
  ExtractionCompleted({
    ...place,
    requestId: 'r1',
    period: '2026-03',
    docType: 'invoice',
    docTypeConfidence: 0.9,
    language: 'en',
    pages: [{ width: 595, height: 842 }],
    extraction: { total_amount: 1 },
    confidence: {},
    evidence: {},
    engine: 'local/1',
    processingTime: 1,
    ...more,
  });
const edited = (version: number, extraction: JsonObject, ...paths: string[]) => ({
  event: FieldsEdited({ ...place, version, extraction, changes: [], fieldChanges: paths.map((path) => ({ path })) }),
  at: `2026-03-0${version}T09:00:00.000Z`,
});
const untaught = { ...place, requestId: 'r1', docType: 'invoice', marks, corrected: [], values: {} } as const;

describe('corrections by layout', () => {
  it('wait for a correction', () => {
    given(completed()).then({ d1: untaught });
  });

  it('hold what was changed, as it stands now', () => {
    given(
      completed(),
      edited(2, { total_amount: 119, vendor_name: 'Ahrens' }, 'total_amount', 'vendor_name'),
      edited(
        3,
        { total_amount: 120, cost_center: 'K7', currency: 'EUR' },
        'total_amount',
        'vendor_name',
        'cost_center',
      ),
    ).then({
      d1: {
        ...untaught,
        correctedAt: '2026-03-03T09:00:00.000Z',
        corrected: ['total_amount', 'vendor_name', 'cost_center'],
        values: { total_amount: 120, cost_center: 'K7', currency: 'EUR' },
      },
    });
  });

  it('learn a form by its labels, and no rows of tables', () => {
    const extraction = { fields: { Wagen: 'K-7' }, line_items: [{ amount: 3 }], tax_rates: [19] };
    given(
      completed(),
      edited(2, extraction, 'fields.Wagen', 'line_items.0.amount', 'tax_rates.0', 'line_items', 'fields.a.b'),
    ).then({
      d1: {
        ...untaught,
        correctedAt: '2026-03-02T09:00:00.000Z',
        corrected: ['fields.Wagen'],
        values: { 'fields.Wagen': 'K-7' },
      },
    });
    given(completed(), edited(2, extraction, 'line_items.0.amount')).then({ d1: untaught });
  });

  it('begin anew when the document is read anew', () => {
    given(completed(), edited(2, { total_amount: 2 }, 'total_amount'), completed()).then({ d1: untaught });
  });

  it('are gone with the document', () => {
    given(
      completed(),
      edited(2, { total_amount: 2 }, 'total_amount'),
      DocumentDeleted({ ...place, objectKey: 'o' }),
    ).then({});
  });

  it('hold nothing of documents whose look was not kept', () => {
    given(completed({}), edited(2, { total_amount: 2 }, 'total_amount')).then({});
  });
});
