import type { Plan } from '#kernel/plans.js';
import { specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  PlanGranted,
  StorageQuotaSet,
  WorkspaceCleanedUp,
  WorkspaceCreated,
  workspaceDecider,
  WorkspaceDeleted,
} from './workspace.js';

const { given } = specify(workspaceDecider);
const workspaceId = countedId(1);
const place = { workspaceId, ownerId: countedId(2), name: 'Example & Sons' };
const created = WorkspaceCreated({ ...place, plan: 'starter' });
const deleted = WorkspaceDeleted({ workspaceId });

describe('a workspace', () => {
  it('starts on the free plan', () => {
    given()
      .when({ type: 'CreateWorkspace', ...place })
      .then(WorkspaceCreated({ ...place, plan: 'free' }));
  });

  it('is created once, however often the registration is tried', () => {
    given(created)
      .when({ type: 'CreateWorkspace', ...place })
      .thenNothing();
  });

  it('is cleaned up as often as its owner wants', () => {
    const cleanedUp = WorkspaceCleanedUp({ workspaceId });
    given(created).when({ type: 'CleanUpWorkspace', workspaceId }).then(cleanedUp);
    given(created, cleanedUp).when({ type: 'CleanUpWorkspace', workspaceId }).then(cleanedUp);
  });

  it('keeps its plan over a clean-up', () => {
    const after = workspaceDecider.evolve(
      workspaceDecider.evolve({ status: 'none' }, created),
      WorkspaceCleanedUp({ workspaceId }),
    );
    expect(after).toMatchObject({ status: 'active', plan: 'starter' });
  });

  it('is granted a plan by an operator, and it is taken back', () => {
    const grant = (plan: Plan) => ({ type: 'GrantPlan', workspaceId, plan, reason: 'ticket 7' }) as const;
    const granted = (plan: Plan) => PlanGranted({ workspaceId, plan, reason: 'ticket 7' });
    given(created).when(grant('enterprise')).then(granted('enterprise'));
    given(created, granted('enterprise')).when(grant('enterprise')).thenNothing();
    given(created, granted('enterprise')).when(grant('free')).then(granted('free'));
    given().when(grant('starter')).thenRefused('workspace_not_found');
    given(created, deleted).when(grant('starter')).thenRefused('workspace_not_found');
  });

  it('is given a quota of its own by an operator, and it is taken back', () => {
    const give = (bytes: number | null) => ({ type: 'SetStorageQuota', workspaceId, bytes }) as const;
    const given70 = StorageQuotaSet({ workspaceId, bytes: 70 });
    const takenBack = StorageQuotaSet({ workspaceId, bytes: null });
    given(created).when(give(70)).then(given70);
    given(created, given70).when(give(70)).thenNothing();
    given(created, given70).when(give(null)).then(takenBack);
    given(created, given70, takenBack).when(give(null)).thenNothing();
    given(created).when(give(null)).thenNothing();
    given().when(give(70)).thenRefused('workspace_not_found');
    given(created, deleted).when(give(70)).thenRefused('workspace_not_found');
  });

  it('is deleted once, and nothing happens to it afterwards', () => {
    given(created).when({ type: 'DeleteWorkspace', workspaceId }).then(deleted);
    given(created, deleted).when({ type: 'DeleteWorkspace', workspaceId }).thenNothing();
    given(created, deleted).when({ type: 'CleanUpWorkspace', workspaceId }).thenNothing();
    given(created, deleted)
      .when({ type: 'CreateWorkspace', ...place })
      .thenNothing();
  });

  it('can be cleaned up and deleted also when a crash cut its creation off', () => {
    given().when({ type: 'CleanUpWorkspace', workspaceId }).then(WorkspaceCleanedUp({ workspaceId }));
    given().when({ type: 'DeleteWorkspace', workspaceId }).then(deleted);
  });
});
