import { UserRegistered } from '#domain/identity/user.events.js';
import {
  InvitationAccepted,
  InvitationExpired,
  InvitationRevoked,
  MemberInvited,
} from '#domain/membership/invitations.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { openInvitations } from './projection.js';

const { given } = specifyProjection(openInvitations);
const expiresAt = '2026-03-08T09:00:00.000Z';
const one = { workspaceId: 'w1', invitationId: 'i1' };
const account = { workspaceId: 'w2', role: 'owner', name: 'Bob', email: 'bob@example.test' } as const;
const registered = UserRegistered({ userId: 'i1', ...account, passwordHash: 'x' });
const invited = MemberInvited({ ...one, email: 'bob@example.test', role: 'member', expiresAt });

describe('open invitations', () => {
  it('are there until they are answered, without their address', () => {
    given(invited).then({ i1: { ...one, expiresAt } });
  });

  it('are gone when they end', () => {
    for (const end of [InvitationAccepted({ ...one, userId: 'u1' }), InvitationRevoked(one), InvitationExpired(one)])
      given(invited, end).then({});
  });

  it('that were accepted stay until their account is there', () => {
    const accepted = InvitationAccepted({ ...one, userId: 'i1' });
    given(invited, accepted).then({ i1: { ...one, expiresAt, accepted: true } });
    given(invited, accepted, registered).then({});
    given(invited, accepted, InvitationExpired(one)).then({});
  });

  it('stay open when somebody registers for themselves under their claim', () => {
    given(invited, registered).then({ i1: { ...one, expiresAt } });
  });
});
