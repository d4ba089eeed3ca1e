import { SessionEnded } from '#domain/identity/sessions.js';
import { SessionsRevoked, UserDeleted, UserRegistered } from '#domain/identity/user.events.js';
import { MemberLeft, MemberRoleChanged } from '#domain/workspaces/people.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { accounts } from './projection.js';

const { given } = specifyProjection(accounts);
const ada = { userId: 'ada', workspaceId: 'w1', role: 'owner' as const, name: 'Ada', email: 'ada@example.test' };
const bob = { userId: 'bob', workspaceId: 'w2', role: 'auditor' as const, name: 'Bob', email: 'bob@example.test' };
const registered = (account: typeof ada | typeof bob) => UserRegistered({ ...account, passwordHash: 'secret' });

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
      bob: { ...bob, role: 'owner', epoch: 0 },
    });
  });

  it('shut out who left, before the account is gone', () => {
    given(registered(bob), MemberLeft({ userId: 'bob', workspaceId: 'w2' })).then({});
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
