import {
  BulkDeletionAdvanced,
  BulkDeletionCanceled,
  BulkDeletionFinished,
  BulkDeletionRequested,
} from '#domain/bulk/bulk-deletion.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { openBulkJobs } from './projection.js';

const { given } = specifyProjection(openBulkJobs);
const place = { deletionId: 'j1', workspaceId: 'w1' };
const requested = (deletionId: string, day: number) => ({
  event: BulkDeletionRequested({ ...place, deletionId, documentIds: ['d1', 'd2'] }),
  at: `2026-03-0${day}T09:00:00.000Z`,
});
const view = (jobId: string, day: number) => ({
  jobId,
  workspaceId: 'w1',
  requestedAt: `2026-03-0${day}T09:00:00.000Z`,
});

describe('open bulk jobs', () => {
  it('are those that are under way, with what they need to be found', () => {
    given(requested('j1', 1), requested('j2', 2), BulkDeletionAdvanced({ ...place, done: 1, failed: [] })).then({
      j1: view('j1', 1),
      j2: view('j2', 2),
    });
  });

  it('are no longer open when they are finished or canceled', () => {
    given(requested('j1', 1), requested('j2', 2), BulkDeletionFinished(place)).then({ j2: view('j2', 2) });
    given(requested('j1', 1), BulkDeletionCanceled(place)).then({});
  });
});
