import { fold } from '#kernel/decider.js';
import { specify } from '#kernel/testing/given-when-then.js';
import type { Role } from '#kernel/roles.js';
import { countedId } from '../../../tests/counting-ids.js';
import { MemberJoined, MemberLeft, MemberRoleChanged, ownersIn } from './people.js';
import { WorkspaceCreated, workspaceDecider, WorkspaceDeleted } from './workspace.js';

const { given } = specify(workspaceDecider);
const [workspaceId, ada, bob, cyd] = [countedId(1), countedId(2), countedId(3), countedId(4)];
const created = WorkspaceCreated({ workspaceId, ownerId: ada, name: 'Example & Sons', plan: 'free' });
const deleted = WorkspaceDeleted({ workspaceId });
const changed = (userId: string, from: Role, to: Role) => MemberRoleChanged({ workspaceId, userId, from, to });
const left = (userId: string) => MemberLeft({ workspaceId, userId });
const bobOwns = changed(bob, 'member', 'owner');

const person = (userId: string) => ({ workspaceId, userId, joinedAs: userId === ada ? 'owner' : 'member' }) as const;
const change = (userId: string, to: Role, by: string | undefined = ada) =>
  ({ type: 'ChangeRole', ...person(userId), to, by }) as const;
const remove = (userId: string, by: string | undefined = ada) =>
  ({ type: 'RemoveMember', ...person(userId), by }) as const;
const leave = (userId: string, keepWorkspace?: boolean) =>
  ({ type: 'LeaveWorkspace', ...person(userId), ...(keepWorkspace && { keepWorkspace }) }) as const;

describe('who comes with an account they had', () => {
  const stranger = { workspaceId, userId: cyd, joinedAs: undefined } as const;
  const [first, second] = [countedId(8), countedId(9)];
  const joined = (invitationId: string, role: Role = 'reviewer') =>
    MemberJoined({ workspaceId, userId: cyd, role, invitationId });
  const join = (invitationId: string, role: Role = 'reviewer') =>
    ({ type: 'JoinWorkspace', ...stranger, role, invitationId }) as const;

  it('is what the invitation said, until an owner changes it', () => {
    given(created).when(join(first)).then(joined(first));
    given(created, joined(first))
      .when({ type: 'ChangeRole', ...stranger, to: 'owner', by: ada })
      .then(changed(cyd, 'reviewer', 'owner'));
    given(created)
      .when({ type: 'ChangeRole', ...stranger, to: 'owner', by: ada })
      .thenRefused('member_not_found');
  });

  it('comes once by each invitation, also after they left', () => {
    given(created, joined(first)).when(join(first)).thenNothing();
    given(created, joined(first)).when(join(second, 'member')).thenNothing();
    given(created, joined(first), left(cyd)).when(join(first)).thenNothing();
    given(created, joined(first), left(cyd)).when(join(second, 'member')).then(joined(second, 'member'));
    given(created, left(bob))
      .when({ ...join(first), userId: bob, joinedAs: 'member' })
      .then(MemberJoined({ workspaceId, userId: bob, role: 'reviewer', invitationId: first }));
  });

  it('comes into no workspace that is gone, or whose owner is not known', () => {
    given(created, deleted).when(join(first)).thenNothing();
    given().when(join(first)).thenRefused('workspace_not_found');
  });

  it('counts among the owners, and is not the last one beside another', () => {
    const owns = changed(cyd, 'reviewer', 'owner');
    given(created, joined(first), owns).when(leave(ada)).then(left(ada));
    given(created, joined(first), owns, left(ada))
      .when({ type: 'LeaveWorkspace', ...stranger, keepWorkspace: true })
      .thenRefused('last_owner');
  });
});

describe('a role', () => {
  it('is what somebody joined as until an owner changes it', () => {
    given(created)
      .when(change(bob, 'auditor'))
      .then(changed(bob, 'member', 'auditor'));
    given(created, changed(bob, 'member', 'auditor'))
      .when(change(bob, 'member'))
      .then(changed(bob, 'auditor', 'member'));
    given(created).when(change(bob, 'member')).thenNothing();
  });

  it('is changed by owners alone, as they are at that moment, and by operators', () => {
    given(created)
      .when(change(bob, 'owner', bob))
      .thenRefused('owner_only');
    given(created, bobOwns)
      .when(change(ada, 'member', bob))
      .then(changed(ada, 'owner', 'member'));
    // Both at the same moment: who comes second is no owner any more.
    given(created, bobOwns, changed(ada, 'owner', 'member'))
      .when(change(bob, 'member', ada))
      .thenRefused('owner_only');
    given(created)
      .when({ ...change(bob, 'owner'), by: undefined })
      .then(bobOwns);
  });

  it('is nobody’s who left, and of nobody where there is no workspace', () => {
    given(created, left(bob)).when(change(bob, 'owner')).thenRefused('member_not_found');
    given().when(change(bob, 'owner')).thenRefused('workspace_not_found');
    given(created, deleted).when(change(bob, 'owner')).thenNothing();
  });
});

describe('owners', () => {
  it('may be several, hand over and step down', () => {
    given(created, bobOwns)
      .when(change(ada, 'member', ada))
      .then(changed(ada, 'owner', 'member'));
    const state = fold(workspaceDecider, [created, bobOwns, changed(ada, 'owner', 'member')]);
    expect(state.status === 'active' && ownersIn(state.people)).toEqual([bob]);
  });

  it('are never none: the last can neither be made something else nor removed', () => {
    given(created).when(change(ada, 'auditor')).thenRefused('last_owner');
    given(created)
      .when({ ...change(ada, 'member'), by: undefined })
      .thenRefused('last_owner');
    given(created, bobOwns, left(ada))
      .when(change(bob, 'member', bob))
      .thenRefused('last_owner');
    given(created, bobOwns, changed(ada, 'owner', 'member'))
      .when(change(bob, 'member', bob))
      .thenRefused('last_owner');
    given(created).when(remove(ada)).thenRefused('owner_stays');
  });

  it('are not removed, however many there are', () => {
    given(created, bobOwns).when(remove(bob)).thenRefused('owner_stays');
    given(created, bobOwns, changed(bob, 'owner', 'member'))
      .when(remove(bob))
      .then(left(bob));
  });

  it('leave with their account, and the last with the workspace', () => {
    given(created, bobOwns).when(leave(ada)).then(left(ada));
    given(created, bobOwns, left(ada)).when(leave(bob)).then(deleted);
    given(created).when(leave(ada)).then(deleted);
    given(created).when(leave(ada, true)).thenRefused('last_owner');
    given(created, bobOwns).when(leave(ada, true)).then(left(ada));
    given(created, deleted).when(leave(ada)).thenNothing();
  });
});

describe('a member', () => {
  it('is removed by an owner, or leaves, once', () => {
    given(created).when(remove(bob)).then(left(bob));
    given(created).when(remove(bob, cyd)).thenRefused('owner_only');
    given(created)
      .when({ ...remove(bob), by: undefined })
      .then(left(bob));
    given(created).when(leave(bob)).then(left(bob));
    given(created, left(bob)).when(remove(bob)).thenNothing();
    given(created, left(bob)).when(leave(bob)).thenNothing();
  });

  it('leaves also where a crash cut the creation off, and the owner with all of it', () => {
    given().when(leave(bob)).thenNothing();
    given().when(remove(bob)).thenNothing();
    given().when(remove(ada)).thenRefused('owner_stays');
    given().when(leave(ada)).then(deleted);
  });
});
