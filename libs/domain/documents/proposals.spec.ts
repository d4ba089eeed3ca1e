import { fold } from '#kernel/decider.js';
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import type { Json, JsonObject } from '#kernel/json.js';
import { specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import { documentDecider, type DocumentCommand } from './document.decider.js';
import {
  CorrectionProposed,
  CorrectionRejected,
  DocumentDeleted,
  DocumentUploaded,
  ExtractionCompleted,
  FieldsEdited,
  type DocumentEvent,
} from './document.events.js';
import { isLive } from './document.js';

const { given } = specify(documentDecider);
const [documentId, workspaceId, requestId] = [countedId(1), countedId(2), countedId(3)];
const [first, second, agent] = [countedId(4), countedId(5), countedId(6)];
const place = { documentId, workspaceId };
const objectKey = `originals/${documentId}`;
const extraction = { total_amount: '119.00', line_items: [{ amount: '100.00' }, { amount: '19.00' }] };
const reason = 'The sum of the rows is 120.00.';

const uploaded = DocumentUploaded({
  ...place,
  ...{ originalFilename: 'invoice.pdf', mime: 'application/pdf', size: 1_024, sha256: 'ab', objectKey },
  deleteAfterProcessing: false,
});
const read = ExtractionCompleted({
  ...place,
  ...{ requestId, period: '2026-03', docType: 'invoice', docTypeConfidence: 0.9, language: 'en' },
  ...{ pages: [], extraction, confidence: {}, evidence: {}, engine: 'local/1', processingTime: 1 },
});
const done = [uploaded, read];

const propose = (path: string, value: Json, more: object = {}): DocumentCommand => ({
  ...{ type: 'ProposeCorrection', workspaceId, proposalId: first, path, value, reason },
  ...more,
});
const settle = (type: 'AcceptCorrection' | 'RejectCorrection', more: object = {}): DocumentCommand => ({
  ...{ type, workspaceId, proposalId: first },
  ...more,
});
const proposed = (path: string, value: Json, before?: Json, proposalId = first) => {
  const fact = { ...place, proposalId, version: 1, path, ...(before !== undefined && { before }), value, reason };
  const metadata = { occurredAt: '2026-03-01T09:00:00.000Z', actor: { kind: 'apiKey' as const, id: agent } };
  return { ...CorrectionProposed(fact), metadata };
};
const edited = (values: JsonObject, version = 2) =>
  FieldsEdited({ ...place, version, extraction: values, changes: [], fieldChanges: [] });
const toTwelve = proposed('total_amount', '120.00', '119.00');
const openAfter = (...events: DocumentEvent[]) => {
  const state = fold(documentDecider, events);
  return isLive(state) ? state.proposals.map(({ proposalId }) => proposalId) : undefined;
};

describe('proposing a correction', () => {
  it('records the value, what it would replace and why, and changes nothing', () => {
    const { metadata: _who, ...fact } = toTwelve;
    given(...done)
      .when(propose('total_amount', '120.00'))
      .then(fact);
    const state = fold(documentDecider, [...done, toTwelve]);
    expect(isLive(state) && [state.extraction, state.version]).toEqual([extraction, 1]);
  });

  it('may add a value that was not found', () => {
    const { metadata: _who, ...fact } = proposed('currency', 'EUR');
    given(...done)
      .when(propose('currency', 'EUR'))
      .then(fact);
  });

  it('twice is once: under its id, and with the same value', () => {
    given(...done, toTwelve)
      .when(propose('currency', 'EUR'))
      .thenNothing();
    given(...done, toTwelve)
      .when(propose('total_amount', '120.00', { proposalId: second }))
      .thenNothing();
  });

  it('again is another one once the first is outdated', () => {
    const { metadata: _who, ...fact } = proposed('total_amount', '120.00', '118.00', second);
    given(...done, toTwelve, edited({ ...extraction, total_amount: '118.00' }))
      .when(propose('total_amount', '120.00', { proposalId: second }))
      .then({ ...fact, data: { ...fact.data, version: 2 } });
  });

  it.each([
    ['nothing_to_correct', propose('total_amount', '119.00')],
    ['no_such_place', propose('line_items', 'x')],
    ['no_such_place', propose('line_items.2.amount', 'x')],
    ['value_too_large', propose('total_amount', 'x'.repeat(DOCUMENT_LIMITS.valueBytes))],
    ['key_too_long', propose('k'.repeat(201), 'x')],
    ['document_not_found', propose('total_amount', '120.00', { workspaceId: countedId(9) })],
  ])('is refused: %s', (code, command) => {
    given(...done)
      .when(command)
      .thenRefused(code);
  });

  it('wants a document that was read and is there', () => {
    given(uploaded).when(propose('total_amount', '1')).thenRefused('not_completed');
    given(...done, DocumentDeleted({ ...place, objectKey }))
      .when(propose('total_amount', '1'))
      .thenRefused('document_not_found');
  });

  it('is refused when too many wait, or too much', () => {
    const waiting = (count: number, value: string) =>
      Array.from({ length: count }, (_, n) => proposed(`new_${n}`, value, undefined, countedId(100 + n)));
    const most = DOCUMENT_LIMITS.openProposals;
    given(...done, ...waiting(most - 1, 'x'))
      .when(propose('currency', 'EUR'))
      .then(CorrectionProposed({ ...place, proposalId: first, version: 1, path: 'currency', value: 'EUR', reason }));
    given(...done, ...waiting(most, 'x'))
      .when(propose('currency', 'EUR'))
      .thenRefused('too_many_proposals');
    given(...done, ...waiting(4, 'x'.repeat(60_000)))
      .when(propose('currency', 'x'.repeat(60_000)))
      .thenRefused('too_many_proposals');
  });
});

describe('accepting a proposal', () => {
  it('is an edit that says who proposed it', () => {
    given(...done, toTwelve)
      .when(settle('AcceptCorrection'))
      .then(
        FieldsEdited({
          ...place,
          version: 2,
          extraction: { ...extraction, total_amount: '120.00' },
          changes: ['Accepted a proposed value of total_amount'],
          fieldChanges: [{ path: 'total_amount', before: '119.00', after: '120.00' }],
          proposed: { proposalId: first, by: agent },
        }),
      );
  });

  it('is done once', () => {
    const accepted = FieldsEdited({
      ...edited({ ...extraction, total_amount: '120.00' }).data,
      proposed: { proposalId: first, by: agent },
    });
    expect(openAfter(...done, toTwelve, accepted)).toEqual([]);
    for (const type of ['AcceptCorrection', 'RejectCorrection'] as const)
      given(...done, toTwelve, accepted)
        .when(settle(type))
        .thenRefused('proposal_not_found');
  });

  it('never overwrites a value that was changed since, or one that came where there was none', () => {
    given(...done, toTwelve, edited({ ...extraction, total_amount: '118.00' }))
      .when(settle('AcceptCorrection'))
      .thenRefused('proposal_outdated');
    given(...done, proposed('currency', 'EUR'), edited({ ...extraction, currency: 'USD' }))
      .when(settle('AcceptCorrection'))
      .thenRefused('proposal_outdated');
    given(...done, proposed('line_items.1.unit', 'h'), edited({ ...extraction, line_items: [] }))
      .when(settle('AcceptCorrection'))
      .thenRefused('proposal_outdated');
  });

  it('goes on where something else was changed', () => {
    const other = { ...extraction, currency: 'EUR' };
    given(...done, toTwelve, edited(other))
      .when(settle('AcceptCorrection'))
      .then(
        FieldsEdited({
          ...place,
          version: 3,
          extraction: { ...other, total_amount: '120.00' },
          changes: ['Accepted a proposed value of total_amount'],
          fieldChanges: [{ path: 'total_amount', before: '119.00', after: '120.00' }],
          proposed: { proposalId: first, by: agent },
        }),
      );
  });

  it('is no business of another workspace', () => {
    given(...done, toTwelve)
      .when(settle('AcceptCorrection', { workspaceId: countedId(9) }))
      .thenRefused('document_not_found');
  });
});

describe('a proposal', () => {
  it('is gone once it is rejected, outdated or not', () => {
    const rejected = CorrectionRejected({ ...place, proposalId: first });
    for (const more of [[], [edited({ ...extraction, total_amount: '118.00' })]])
      given(...done, toTwelve, ...more)
        .when(settle('RejectCorrection'))
        .then(rejected);
    expect(openAfter(...done, toTwelve, rejected)).toEqual([]);
    given(...done)
      .when(settle('RejectCorrection'))
      .thenRefused('proposal_not_found');
  });

  it('is gone when somebody sets its value, and when the document is read again', () => {
    expect(openAfter(...done, toTwelve, edited({ ...extraction, total_amount: '120.00' }))).toEqual([]);
    expect(openAfter(...done, toTwelve, edited({ ...extraction, total_amount: '118.00' }))).toEqual([first]);
    expect(openAfter(...done, toTwelve, read)).toEqual([]);
  });
});
