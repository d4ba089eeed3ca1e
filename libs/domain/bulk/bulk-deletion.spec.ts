import { fold } from '#kernel/decider.js';
import { specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  BulkDeletionAdvanced,
  BulkDeletionCanceled,
  bulkDeletionDecider,
  BulkDeletionFinished,
  BulkDeletionRequested,
} from './bulk-deletion.js';

const { given } = specify(bulkDeletionDecider);
const place = { deletionId: countedId(1), workspaceId: countedId(2) };
const documentIds = [countedId(11), countedId(12), countedId(13)];
const requested = BulkDeletionRequested({ ...place, documentIds });
const refused = { id: countedId(12), code: 'document_not_found' };
const advanced = (done: number, failed: (typeof refused)[] = []) => BulkDeletionAdvanced({ ...place, done, failed });
const record = (after: number, done: number, failed: (typeof refused)[] = []) =>
  ({ type: 'RecordDeleted', after, done, failed }) as const;
const cancel = { type: 'CancelBulkDeletion', ...place } as const;

describe('a bulk deletion', () => {
  it('is requested once, whatever the second request says', () => {
    given()
      .when({ type: 'RequestBulkDeletion', ...place, documentIds })
      .then(requested);
    given(requested)
      .when({ type: 'RequestBulkDeletion', ...place, documentIds: [] })
      .thenNothing();
  });

  it('advances by what was deleted and what was refused, and is finished with the last', () => {
    given(requested).when(record(0, 1)).then(advanced(1));
    given(requested, advanced(1))
      .when(record(1, 1, [refused]))
      .then(advanced(1, [refused]), BulkDeletionFinished(place));
    const ended = fold(bulkDeletionDecider, [
      requested,
      advanced(1),
      advanced(1, [refused]),
      BulkDeletionFinished(place),
    ]);
    expect(ended).toMatchObject({ status: 'finished', done: 2, failed: [refused] });
  });

  it('believes of two who dealt with the same documents only the first', () => {
    given(requested, advanced(2)).when(record(0, 2)).thenNothing();
    given(requested, advanced(3), BulkDeletionFinished(place)).when(record(0, 3)).thenNothing();
    given().when(record(0, 1)).thenNothing();
  });

  it('is canceled once, by its own workspace, and not when it is over', () => {
    given(requested, advanced(1)).when(cancel).then(BulkDeletionCanceled(place));
    given(requested, BulkDeletionCanceled(place)).when(cancel).thenNothing();
    given(requested, advanced(3), BulkDeletionFinished(place)).when(cancel).thenNothing();
    given(requested)
      .when({ ...cancel, workspaceId: countedId(3) })
      .thenRefused('bulk_job_not_found');
    given().when(cancel).thenRefused('bulk_job_not_found');
  });

  it('tells what was done while it was being canceled, and stays canceled', () => {
    given(requested, BulkDeletionCanceled(place)).when(record(0, 3)).then(advanced(3));
  });
});
