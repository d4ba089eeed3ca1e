import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  InvitationAccepted,
  InvitationExpired,
  InvitationRevoked,
  invitationsDecider,
  MemberInvited,
  type InvitationCommand,
} from './invitations.js';

const { given } = specify(invitationsDecider);
const [workspaceId, first, second, userId] = [countedId(1), countedId(11), countedId(12), countedId(21)];
const later = { ...anyMember, now: '2026-03-08T09:00:00.000Z' };
const expiresAt = '2026-03-08T09:00:00.000Z';

const invite = (invitationId: string, email = 'bob@example.test'): InvitationCommand => ({
  type: 'InviteMember',
  workspaceId,
  invitationId,
  email,
  role: 'auditor',
});
const accept = (invitationId: string, by = userId): InvitationCommand => ({
  type: 'AcceptInvitation',
  workspaceId,
  invitationId,
  userId: by,
});
const revoke = (invitationId: string): InvitationCommand => ({ type: 'RevokeInvitation', workspaceId, invitationId });

const invited = (invitationId: string, email = 'bob@example.test') =>
  MemberInvited({ workspaceId, invitationId, email, role: 'auditor', expiresAt });
const accepted = (invitationId: string) => InvitationAccepted({ workspaceId, invitationId, userId });
const revoked = (invitationId: string) => InvitationRevoked({ workspaceId, invitationId });

describe('inviting', () => {
  it('is good for seven days', () => {
    given().when(invite(first), anyMember).then(invited(first));
  });

  it('the same address again ends the link sent before, however it is written', () => {
    given(invited(first))
      .when(invite(second, 'Bob@Example.test '))
      .then(revoked(first), invited(second, 'Bob@Example.test '));
  });

  it('leaves invitations to other addresses alone', () => {
    given(invited(first, 'cyd@example.test')).when(invite(second)).then(invited(second));
  });

  it('has an end: not more than a hundred are open at once', () => {
    const hundred = Array.from({ length: 100 }, (_, n) => invited(countedId(100 + n), `guest-${n}@example.test`));
    given(...hundred)
      .when(invite(first))
      .thenRefused('too_many_invitations');
    given(...hundred, revoked(countedId(100)))
      .when(invite(first))
      .then(invited(first));
    given(...hundred)
      .when(invite(first, 'guest-7@example.test'))
      .then(revoked(countedId(107)), invited(first, 'guest-7@example.test'));
    given(...hundred)
      .when(invite(first), later)
      .then(
        MemberInvited({
          workspaceId,
          invitationId: first,
          email: 'bob@example.test',
          role: 'auditor',
          expiresAt: '2026-03-15T09:00:00.000Z',
        }),
      );
  });
});

describe('accepting', () => {
  it('happens once, for one account', () => {
    given(invited(first)).when(accept(first)).then(accepted(first));
    given(invited(first), accepted(first))
      .when(accept(first, countedId(22)))
      .thenRefused('invitation_used');
  });

  it('goes on where a crash cut it off, for the account it was taken for', () => {
    given(invited(first), accepted(first)).when(accept(first), later).thenNothing();
  });

  it('is refused when the time is over, the link was revoked or a newer one was sent, or there never was one', () => {
    given(invited(first)).when(accept(first), later).thenRefused('invitation_used');
    given(invited(first), revoked(first)).when(accept(first)).thenRefused('invitation_used');
    given(invited(first), revoked(first), invited(second)).when(accept(first)).thenRefused('invitation_used');
    given().when(accept(first)).thenRefused('invitation_used');
  });
});

describe('revoking', () => {
  it('ends what is open', () => {
    given(invited(first)).when(revoke(first)).then(revoked(first));
    given(invited(first)).when(revoke(first), later).then(revoked(first));
  });

  it('finds nothing where there is nothing open', () => {
    given().when(revoke(first)).thenRefused('invitation_not_found');
    given(invited(first), revoked(first)).when(revoke(first)).thenRefused('invitation_not_found');
    given(invited(first), accepted(first)).when(revoke(first)).thenRefused('invitation_not_found');
  });
});

describe('expiring', () => {
  const expire: InvitationCommand = { type: 'ExpireInvitation', workspaceId, invitationId: first };
  const expired = InvitationExpired({ workspaceId, invitationId: first });

  it('ends what nobody answered in its seven days', () => {
    given(invited(first)).when(expire, later).then(expired);
    given(invited(first)).when(expire).thenNothing();
  });

  it('leaves alone what was answered, taken back or has expired', () => {
    for (const settled of [accepted(first), revoked(first), expired])
      given(invited(first), settled).when(expire, later).thenNothing();
    given().when(expire, later).thenNothing();
  });

  it('ends an acceptance that no account came of an hour after its time, and none that is open', () => {
    const abandon: InvitationCommand = { type: 'AbandonAcceptance', workspaceId, invitationId: first };
    const anHourLater = { ...later, now: '2026-03-08T10:00:00.000Z' };
    given(invited(first), accepted(first)).when(abandon, anHourLater).then(expired);
    given(invited(first), accepted(first)).when(abandon, later).thenNothing();
    given(invited(first)).when(abandon, anHourLater).thenNothing();
    given(invited(first), accepted(first), expired).when(abandon, anHourLater).thenNothing();
  });

  it('is the end of it', () => {
    given(invited(first), expired).when(accept(first), later).thenRefused('invitation_used');
    given(invited(first), expired).when(revoke(first), later).thenRefused('invitation_not_found');
  });
});
