import { specify } from '#kernel/given-when-then.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { WorkspaceCreated, workspaceDecider } from './workspace.js';

const { given } = specify(workspaceDecider);
const place = { workspaceId: countedId(1), ownerId: countedId(2), name: 'Example & Sons' };

describe('a workspace', () => {
  it('starts on the free plan', () => {
    given()
      .when({ type: 'CreateWorkspace', ...place })
      .then(WorkspaceCreated({ ...place, plan: 'free' }));
  });

  it('is created once, however often the registration is tried', () => {
    given(WorkspaceCreated({ ...place, plan: 'starter' }))
      .when({ type: 'CreateWorkspace', ...place })
      .thenNothing();
  });
});
