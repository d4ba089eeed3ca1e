import fc from 'fast-check';
import { fold } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { anyHistory } from '../../../tests/any-history.js';
import { countedId } from '../../../tests/counting-ids.js';
import { documentDecider, type DocumentCommand } from './document.decider.js';
import {
  CorrectionProposed,
  CorrectionRejected,
  DocumentDeleted,
  documentEvents,
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
  ExtractionStarted,
  FieldsConfirmed,
  FieldsEdited,
  HoldPlaced,
  HoldReleased,
  OriginalDeleted,
} from './document.events.js';

const { given } = specify(documentDecider);
const [documentId, workspaceId, requestId] = [countedId(1), countedId(2), countedId(3)];
const [anotherWorkspace, anotherRequest] = [countedId(8), countedId(9)];
const period = '2026-03';
const place = { documentId, workspaceId };

const file = {
  originalFilename: 'invoice.pdf',
  mime: 'application/pdf',
  size: 1_024,
  sha256: 'ab'.repeat(32),
  objectKey: `originals/${documentId}`,
  deleteAfterProcessing: false,
};
const result = {
  docType: 'invoice' as const,
  docTypeConfidence: 0.98,
  language: 'en',
  pages: [{ width: 595, height: 842 }],
  extraction: { total_amount: '119.00', line_items: [{ amount: '100.00' }, { amount: '19.00' }] },
  confidence: { total_amount: 0.97 },
  evidence: {
    total_amount: { page: 0, box: [0.1, 0.2, 0.3, 0.4] as [number, number, number, number], source: 'ocr' as const },
  },
  engine: 'local/1',
  processingTime: 900,
};

const uploaded = DocumentUploaded({ ...place, ...file });
const requested = ExtractionRequested({ ...place, requestId, period });
const started = ExtractionStarted({ ...place, requestId });
const completed = ExtractionCompleted({ ...place, requestId, period, ...result });
const failed = ExtractionFailed({ ...place, requestId, period, code: 'unreadable', message: 'This file is damaged.' });
const deleted = DocumentDeleted({ ...place, objectKey: file.objectKey });

const upload: DocumentCommand = {
  type: 'UploadDocument',
  uploaded: { ...place, ...file },
  reserved: { requestId, period },
};
const start = (id = requestId): DocumentCommand => ({ type: 'StartExtraction', requestId: id });
const record = (id = requestId): DocumentCommand => ({ type: 'RecordExtraction', requestId: id, result });
const fail = (id = requestId): DocumentCommand => ({
  type: 'FailExtraction',
  requestId: id,
  code: 'unreadable',
  message: 'This file is damaged.',
});
const edit = (extraction: object, more: object = {}): DocumentCommand => ({
  type: 'EditFields',
  workspaceId,
  extraction: extraction as never,
  changes: ['Updated total_amount'],
  ...more,
});

const pending = [uploaded, requested];
const processing = [...pending, started];
const done = [...processing, completed];

describe('uploading', () => {
  it('records the document and asks for its extraction', () => {
    given().when(upload).then(uploaded, requested);
  });

  it('twice records once, also after it was read or deleted', () => {
    for (const history of [pending, done, [...done, deleted]])
      given(...history)
        .when(upload)
        .thenNothing();
  });
});

describe('an extraction', () => {
  it('starts once', () => {
    given(...pending)
      .when(start())
      .then(started);
    given(...processing)
      .when(start())
      .thenNothing();
  });

  it('ends with what was read, started or not', () => {
    given(...processing)
      .when(record())
      .then(completed);
    given(...pending)
      .when(record())
      .then(completed);
  });

  it('ends with a failure, started or not', () => {
    given(...processing)
      .when(fail())
      .then(failed);
    given(...pending)
      .when(fail())
      .then(failed);
  });

  it('ends once: what a worker says late or twice changes nothing', () => {
    for (const end of [completed, failed]) {
      for (const command of [start(), record(), fail()])
        given(...processing, end)
          .when(command)
          .thenNothing();
    }
  });

  it('of another request, or of no document, changes nothing', () => {
    for (const command of [start(anotherRequest), record(anotherRequest), fail(anotherRequest)]) {
      given(...pending)
        .when(command)
        .thenNothing();
      given(...processing)
        .when(command)
        .thenNothing();
      given().when(command).thenNothing();
    }
  });

  it('of a document deleted meanwhile changes nothing', () => {
    const gone = [
      ...processing,
      DocumentDeleted({ ...place, objectKey: file.objectKey, openRequest: { requestId, period } }),
    ];
    for (const command of [start(), record(), fail()])
      given(...gone)
        .when(command)
        .thenNothing();
  });

  it('requested again waits for the new request only', () => {
    const again = [...processing, failed, ExtractionRequested({ ...place, requestId: anotherRequest, period })];
    given(...again)
      .when(record())
      .thenNothing();
    given(...again)
      .when(start(anotherRequest))
      .then(ExtractionStarted({ ...place, requestId: anotherRequest }));
  });
});

describe('trying again what could not be read', () => {
  const retry = (failedRequest = requestId, workspace = workspaceId): DocumentCommand => ({
    type: 'RetryExtraction',
    workspaceId: workspace,
    failedRequest,
    reserved: { requestId: anotherRequest, period },
  });
  const again = ExtractionRequested({ ...place, requestId: anotherRequest, period });
  const gone = OriginalDeleted(place);

  it('asks for its extraction once, however often it comes', () => {
    given(...processing, failed)
      .when(retry())
      .then(again);
    given(...processing, failed, again)
      .when(retry())
      .thenNothing();
    given(...processing, failed, again, ExtractionFailed({ ...failed.data, requestId: anotherRequest }))
      .when(retry())
      .thenNothing();
  });

  it('does nothing while the document is still read', () => {
    for (const history of [pending, processing])
      given(...history)
        .when(retry())
        .thenNothing();
  });

  it('is refused for what was read, whose file is gone, or that is not there', () => {
    given(...done)
      .when(retry())
      .thenRefused('not_failed');
    given(...processing, failed, again, ExtractionCompleted({ ...completed.data, requestId: anotherRequest }))
      .when(retry())
      .thenRefused('not_failed');
    given(...processing, failed, gone)
      .when(retry())
      .thenRefused('original_deleted');
    given(...processing, failed)
      .when(retry(requestId, anotherWorkspace))
      .thenRefused('document_not_found');
    given(...processing, failed, deleted)
      .when(retry())
      .thenRefused('document_not_found');
  });
});

describe('editing', () => {
  const corrected = { ...result.extraction, total_amount: '120.00' };
  const edited = FieldsEdited({
    ...place,
    version: 2,
    extraction: corrected,
    changes: ['Updated total_amount'],
    fieldChanges: [{ path: 'total_amount', before: '119.00', after: '120.00' }],
  });

  it('makes version 2 of what was read, and counts on', () => {
    given(...done)
      .when(edit(corrected))
      .then(edited);
    given(...done, edited)
      .when(edit(result.extraction))
      .then(
        FieldsEdited({
          ...place,
          version: 3,
          extraction: result.extraction,
          changes: ['Updated total_amount'],
          fieldChanges: [{ path: 'total_amount', before: '120.00', after: '119.00' }],
        }),
      );
  });

  it('says what changed inside lists and objects', () => {
    const extraction = {
      total_amount: '119.00',
      line_items: [{ amount: '119.00', note: 'all' }],
      vendor: { name: 'Example' },
    };
    given(...done)
      .when(edit(extraction, { changes: [] }))
      .then(
        FieldsEdited({
          ...place,
          version: 2,
          extraction,
          changes: [],
          fieldChanges: [
            { path: 'line_items.0.amount', before: '100.00', after: '119.00' },
            { path: 'line_items.0.note', after: 'all' },
            { path: 'line_items.1.amount', before: '19.00' },
            { path: 'vendor.name', after: 'Example' },
          ],
        }),
      );
  });

  it('that changes nothing records nothing, whatever the editor says of it', () => {
    given(...done)
      .when(edit(result.extraction))
      .thenNothing();
    given(...done, edited)
      .when(edit(corrected, { expectedVersion: 2 }))
      .thenNothing();
  });

  it('goes on from the version the editor saw, and from no other', () => {
    given(...done)
      .when(edit(corrected, { expectedVersion: 1 }))
      .then(edited);
    for (const expectedVersion of [0, 1, 3]) {
      given(...done, edited)
        .when(edit(result.extraction, { expectedVersion }))
        .thenRefused('edited_meanwhile');
    }
    given(...done, edited)
      .when(edit(corrected, { expectedVersion: 1 }))
      .thenRefused('edited_meanwhile');
  });

  it('is refused beyond the bounds of a document, and brings a larger one of before within them', () => {
    const larger = { ...result.extraction, ['k'.repeat(300)]: 1 };
    const before = [uploaded, requested, started, ExtractionCompleted({ ...completed.data, extraction: larger })];
    given(...before)
      .when(edit({ ...larger, total_amount: '120.00' }))
      .thenRefused('key_too_long');
    given(...before)
      .when(edit(result.extraction, { changes: [] }))
      .then(
        FieldsEdited({
          ...place,
          version: 2,
          extraction: result.extraction,
          changes: [],
          fieldChanges: [{ path: 'k'.repeat(300), before: 1 }],
        }),
      );
    given(...done)
      .when(edit(corrected, { changes: ['x'.repeat(200_000)] }))
      .thenRefused('notes_too_large');
  });

  it('needs a document that was read', () => {
    for (const history of [pending, processing, [...processing, failed]]) {
      given(...history)
        .when(edit(corrected))
        .thenRefused('not_completed');
    }
  });

  it('finds no document of another workspace, none deleted and none that never was', () => {
    given(...done)
      .when(edit(corrected, { workspaceId: anotherWorkspace }))
      .thenRefused('document_not_found');
    given(...done, deleted)
      .when(edit(corrected))
      .thenRefused('document_not_found');
    given().when(edit(corrected)).thenRefused('document_not_found');
  });

  it('goes on after the original was deleted', () => {
    given(...done, OriginalDeleted(place))
      .when(edit(corrected))
      .then(edited);
  });
});

describe('confirming', () => {
  const confirm = (paths: string[], more: object = {}): DocumentCommand => ({
    type: 'ConfirmFields',
    workspaceId,
    paths,
    ...more,
  });
  const confirmed = (...paths: string[]) => FieldsConfirmed({ ...place, version: 1, paths });

  it('records which values were found right, each once', () => {
    given(...done)
      .when(confirm(['total_amount', 'line_items.1.amount']))
      .then(confirmed('total_amount', 'line_items.1.amount'));
    given(...done, confirmed('total_amount'))
      .when(confirm(['total_amount', 'line_items.0.amount']))
      .then(confirmed('line_items.0.amount'));
    given(...done, confirmed('total_amount'))
      .when(confirm(['total_amount']))
      .thenNothing();
    given(...done)
      .when(confirm(['no_such_value']))
      .thenNothing();
  });

  it('is refused when all confirmed paths together are too large', () => {
    const long = (n: number) => `${n}`.padEnd(900, 'x');
    const many = Array.from({ length: 400 }, (_, n) => long(n));
    const extraction = Object.fromEntries(many.map((key) => [key, 1]));
    const large = [uploaded, requested, started, ExtractionCompleted({ ...completed.data, extraction })];
    given(...large, confirmed(...many.slice(0, 200)))
      .when(confirm(many.slice(200)))
      .thenRefused('confirmed_too_large');
  });

  it('is needed again once the value has changed', () => {
    const changes = { changes: [], fieldChanges: [{ path: 'total_amount', before: '119.00', after: '120.00' }] };
    const edited = FieldsEdited({
      ...place,
      version: 2,
      extraction: { ...result.extraction, total_amount: '120.00' },
      ...changes,
    });
    given(...done, confirmed('total_amount', 'line_items.0.amount'), edited)
      .when(confirm(['total_amount', 'line_items.0.amount']))
      .then(FieldsConfirmed({ ...place, version: 2, paths: ['total_amount'] }));
  });

  it('is refused for a version that is not the newest, before the result, and for strangers', () => {
    given(...done)
      .when(confirm(['total_amount'], { expectedVersion: 2 }))
      .thenRefused('edited_meanwhile');
    given(...processing)
      .when(confirm(['total_amount']))
      .thenRefused('not_completed');
    given(...done)
      .when(confirm(['total_amount'], { workspaceId: anotherWorkspace }))
      .thenRefused('document_not_found');
  });
});

describe('deleting the original', () => {
  it('is recorded once', () => {
    given(...done)
      .when({ type: 'DeleteOriginal' })
      .then(OriginalDeleted(place));
    given(...done, OriginalDeleted(place))
      .when({ type: 'DeleteOriginal' })
      .thenNothing();
  });

  it('waits while it is needed for reading', () => {
    given(...processing)
      .when({ type: 'DeleteOriginal' })
      .thenNothing();
  });

  it('of no document, or a deleted one, is no fact', () => {
    given().when({ type: 'DeleteOriginal' }).thenNothing();
    given(...done, deleted)
      .when({ type: 'DeleteOriginal' })
      .thenNothing();
  });
});

describe('a hold', () => {
  const reason = 'Lawsuit 12 C 345/26';
  const held = HoldPlaced({ ...place, reason });
  const hold = (why = reason, by = workspaceId): DocumentCommand => ({
    type: 'PlaceHold',
    workspaceId: by,
    reason: why,
  });
  const release: DocumentCommand = { type: 'ReleaseHold', workspaceId };
  const remove: DocumentCommand = { type: 'DeleteDocument', workspaceId };

  it('is placed once for a reason, and again for another', () => {
    given(...done)
      .when(hold())
      .then(held);
    given(...done, held)
      .when(hold())
      .thenNothing();
    given(...done, held)
      .when(hold('Audit'))
      .then(HoldPlaced({ ...place, reason: 'Audit' }));
    given(uploaded, requested).when(hold()).then(held);
  });

  it('keeps the document and its original from being deleted, until it is released', () => {
    given(...done, held)
      .when(remove)
      .thenRefused('document_held');
    given(...done, held)
      .when({ type: 'DeleteOriginal' })
      .thenNothing();
    given(...done, held)
      .when(release)
      .then(HoldReleased(place));
    given(...done, held, HoldReleased(place))
      .when(remove)
      .then(deleted);
    given(...done, held, HoldReleased(place))
      .when({ type: 'DeleteOriginal' })
      .then(OriginalDeleted(place));
    given(...done)
      .when(release)
      .thenNothing();
  });

  it('ends with the workspace', () => {
    given(...done, held)
      .when({ type: 'DeleteDocument', workspaceId, evenHeld: true })
      .then(deleted);
  });

  it('is nobody else’s', () => {
    given(...done)
      .when(hold(reason, anotherWorkspace))
      .thenRefused('document_not_found');
    given(...done, deleted)
      .when(hold())
      .thenRefused('document_not_found');
  });
});

describe('deleting a document', () => {
  const remove = (by = workspaceId): DocumentCommand => ({ type: 'DeleteDocument', workspaceId: by });

  it('names the file that must go', () => {
    given(...done)
      .when(remove())
      .then(deleted);
    given(...processing, failed)
      .when(remove())
      .then(deleted);
  });

  it('names the request that was open, so that its credit comes back', () => {
    const open = DocumentDeleted({ ...place, objectKey: file.objectKey, openRequest: { requestId, period } });
    given(...pending)
      .when(remove())
      .then(open);
    given(...processing)
      .when(remove())
      .then(open);
  });

  it('twice is once', () => {
    given(...done, deleted)
      .when(remove())
      .thenNothing();
  });

  it('finds no document of another workspace, before and after, and none that never was', () => {
    given(...done)
      .when(remove(anotherWorkspace))
      .thenRefused('document_not_found');
    given(...done, deleted)
      .when(remove(anotherWorkspace))
      .thenRefused('document_not_found');
    given().when(remove()).thenRefused('document_not_found');
  });
});

describe('a document', () => {
  const events = [...done, failed, deleted, OriginalDeleted(place), requested];
  const edited = FieldsEdited({ ...place, version: 2, extraction: {}, changes: [], fieldChanges: [] });
  const proposed = CorrectionProposed({
    ...place,
    ...{
      proposalId: anotherRequest,
      version: 1,
      path: 'total_amount',
      before: '119.00',
      value: '120.00',
      reason: 'So.',
    },
  });
  const rejected = CorrectionRejected({ ...place, proposalId: anotherRequest });
  const commands = [upload, start(), record(), fail(), edit({ a: 1 }), edit({}), start(anotherRequest)];
  const schemas = new Map(documentEvents.map((type) => [type.name as string, type.schema]));

  it('folds any history, and decides on it either facts of the right shape or a refusal with a name', () => {
    const command = fc.constantFrom<DocumentCommand>(
      ...commands,
      { type: 'DeleteOriginal' },
      { type: 'DeleteDocument', workspaceId },
      {
        type: 'ProposeCorrection',
        workspaceId,
        proposalId: requestId,
        path: 'total_amount',
        value: '1',
        reason: 'So.',
      },
      { type: 'AcceptCorrection', workspaceId, proposalId: anotherRequest },
      { type: 'RejectCorrection', workspaceId, proposalId: anotherRequest },
    );
    fc.assert(
      fc.property(anyHistory([...events, edited, proposed, rejected]), command, (history, wanted) => {
        const state = fold(documentDecider, history);
        try {
          for (const { type, data } of documentDecider.decide(wanted, state, anyMember)) schemas.get(type)!.parse(data);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
        }
      }),
    );
  });
});

describe('edits of an hour', () => {
  const minute = (n: number) => new Date(Date.parse('2026-03-01T09:00:00.000Z') + n * 60_000).toISOString();
  const edited = (n: number, at: number) => ({
    ...FieldsEdited({ ...place, version: n + 2, extraction: { total_amount: n }, changes: [], fieldChanges: [] }),
    metadata: { occurredAt: minute(at), actor: anyMember.actor },
  });
  const at = (n: number) => ({ ...anyMember, now: minute(n) });
  const full = Array.from({ length: 120 }, (_, n) => edited(n, n / 4));

  it('are 120; the next is told when it is time', () => {
    given(...done, ...full)
      .when(edit({}), at(31))
      .thenRefused('too_many_edits');
    try {
      documentDecider.decide(edit({}), fold(documentDecider, [...done, ...full]), at(58));
      throw new Error('it was accepted');
    } catch (error) {
      expect(error).toMatchObject({
        kind: 'rate-limited',
        message: 'A document can be edited 120 times an hour. Please try again in 2 minutes.',
        details: { retryAfter: 120 },
      });
    }
  });

  it('are forgotten after an hour, one by one; what changes nothing is none', () => {
    const [, ...later] = full;
    const accepted = expect.objectContaining({ type: 'FieldsEdited' });
    expect(documentDecider.decide(edit({}), fold(documentDecider, [...done, ...full]), at(60))).toEqual([accepted]);
    expect(documentDecider.decide(edit({}), fold(documentDecider, [...done, ...later]), at(31))).toEqual([accepted]);
    given(...done, ...full)
      .when(edit({ total_amount: 119 }), at(31))
      .thenNothing();
  });
});
