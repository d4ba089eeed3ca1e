import { WorkspaceLeft } from '#domain/identity/belonging.js';
import { SessionEnded } from '#domain/identity/sessions.js';
import { SessionsRevoked, UserDeleted, UserRegistered } from '#domain/identity/user.events.js';
import { MemberJoined, MemberLeft, MemberRoleChanged } from '#domain/workspaces/people.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { accounts } from './projection.js';

const { given } = specifyProjection(accounts);
const ada = { userId: 'ada', name: 'Ada', email: 'ada@example.test', roles: { w1: 'owner' as const } };
const bob = { userId: 'bob', name: 'Bob', email: 'bob@example.test', roles: { w2: 'auditor' as const } };
const registered = ({ roles, ...account }: typeof ada | typeof bob) =>
  UserRegistered({
    ...account,
    ...('w1' in roles ? { workspaceId: 'w1', role: roles.w1 } : { workspaceId: 'w2', role: roles.w2 }),
    passwordHash: 'secret',
  });

describe('accounts', () => {
  it('hold who registered, without what proves it', () => {
    given(registered(ada), registered(bob)).then({ ada: { ...ada, epoch: 0 }, bob: { ...bob, epoch: 0 } });
  });

  it('know the newest epoch', () => {
    given(
      registered(ada),
      SessionsRevoked({ userId: 'ada', epoch: 1 }),
      SessionsRevoked({ userId: 'ada', epoch: 2 }),
    ).then({ ada: { ...ada, epoch: 2 } });
  });

  it('know what somebody is now', () => {
    const promoted = MemberRoleChanged({ userId: 'bob', workspaceId: 'w2', from: 'auditor', to: 'owner' });
    given(registered(ada), registered(bob), promoted).then({
      ada: { ...ada, epoch: 0 },
      bob: { ...bob, roles: { w2: 'owner' }, epoch: 0 },
    });
  });

  it('shut out who left, before the account is gone', () => {
    given(registered(bob), MemberLeft({ userId: 'bob', workspaceId: 'w2' })).then({
      bob: { ...bob, roles: {}, epoch: 0 },
    });
  });

  it('know what somebody is in each of their workspaces', () => {
    const joined = MemberJoined({ userId: 'bob', workspaceId: 'w1', role: 'member', invitationId: 'i1' });
    const both = { w1: 'member' as const, w2: 'auditor' as const };
    given(registered(bob), joined).then({ bob: { ...bob, roles: both, epoch: 0 } });
    const promoted = MemberRoleChanged({ userId: 'bob', workspaceId: 'w1', from: 'member', to: 'owner' });
    given(registered(bob), joined, promoted).then({ bob: { ...bob, roles: { ...both, w1: 'owner' }, epoch: 0 } });
    for (const left of [MemberLeft, WorkspaceLeft])
      given(registered(bob), joined, left({ userId: 'bob', workspaceId: 'w2' })).then({
        bob: { ...bob, roles: { w1: 'member' }, epoch: 0 },
      });
    given(joined).then({});
  });

  it('remember which sessions were ended, for as long as their tokens would be good', () => {
    const until = '2026-03-01T21:00:00.000Z';
    const ended = (sessionId: string, at = '2026-03-01T09:00:00.000Z') => ({
      event: SessionEnded({ userId: 'ada', sessionId, until }),
      at,
    });
    given(registered(ada), ended('s1'), ended('s2')).then({
      ada: {
        ...ada,
        epoch: 0,
        ended: [
          { sessionId: 's1', until },
          { sessionId: 's2', until },
        ],
      },
    });
    given(registered(ada), ended('s1'), ended('s2', until)).then({
      ada: { ...ada, epoch: 0, ended: [{ sessionId: 's2', until }] },
    });
    given(registered(ada), ended('s1'), SessionsRevoked({ userId: 'ada', epoch: 1 })).then({
      ada: { ...ada, epoch: 1 },
    });
    given(ended('s1')).then({});
  });

  it('forget who was deleted, for good', () => {
    const deleted = UserDeleted({ userId: 'ada', workspaceId: 'w1' });
    given(registered(ada), registered(bob), deleted).then({ bob: { ...bob, epoch: 0 } });
    given(registered(ada), deleted, SessionsRevoked({ userId: 'ada', epoch: 1 })).then({});
  });
});
