import fc from 'fast-check';
import { fold } from '#kernel/decider.js';
import { positionOf } from '#kernel/position.js';
import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { anyHistory } from '../../../tests/any-history.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  AddressChanged,
  AddressChangeRequested,
  AddressChangeStopped,
  AddressPutBack,
  NO_OTHERS,
} from './address-change.js';
import { userDecider, type UserCommand } from './user.decider.js';
import { WorkspaceJoined, WorkspaceLeft, workspacesOf } from './belonging.js';
import {
  AddressConfirmed,
  AddressLinkRequested,
  AddressLost,
  LanguageChosen,
  PasswordChanged,
  PasswordReset,
  PasswordResetRequested,
  ProviderAccountLinked,
  SessionsRevoked,
  UserDeleted,
  UserRegistered,
} from './user.events.js';

const { given } = specify(userDecider);
const [userId, workspaceId] = [countedId(1), countedId(2)];
const account = {
  userId,
  workspaceId,
  role: 'owner' as const,
  name: 'Ada Example',
  email: 'ada@example.test',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
};
const changePassword = (provenAgainst: string, passwordHash: string): UserCommand => ({
  type: 'ChangePassword',
  provenAgainst,
  passwordHash,
});
const resetPassword = (epoch: number): UserCommand => ({ type: 'ResetPassword', epoch, passwordHash: 'new' });
const register: UserCommand = { type: 'RegisterUser', ...account };
const registered = UserRegistered(account);
const deleted = UserDeleted({ userId, workspaceId });

const happened = <E extends object>(occurredAt: string, event: E) => ({
  ...event,
  metadata: { occurredAt, actor: anyMember.actor },
});
const NINE = Date.parse(anyMember.now);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ago = (ms: number) => new Date(NINE - ms).toISOString();

describe('the language of an account', () => {
  const chosen = (language: 'de' | 'fr') => LanguageChosen({ userId, language });

  it('is the one its browser asked for, or unknown', () => {
    given()
      .when({ ...register, language: 'de' })
      .then(registered, chosen('de'));
    given().when(register).then(registered);
    expect(fold(userDecider, [registered])).not.toHaveProperty('language');
  });

  it('is chosen by its member, and once the same', () => {
    const choose = { type: 'ChooseLanguage', language: 'fr' } as const;
    given(registered, chosen('de')).when(choose).then(chosen('fr'));
    given(registered, chosen('fr')).when(choose).then();
    expect(fold(userDecider, [registered, chosen('de'), chosen('fr')])).toHaveProperty('language', 'fr');
    given(registered, deleted).when(choose).then();
  });
});

describe('another address for an account', () => {
  const [first, second] = [countedId(21), countedId(22)];
  const [before, after, third] = [account.email, 'ada@example.net', 'ada@example.org'];
  const confirmed = AddressConfirmed({ userId });
  const revoked = (epoch: number) => SessionsRevoked({ userId, epoch });
  const asked = (changeId: string, email: string, ms = 0) =>
    happened(ago(ms), AddressChangeRequested({ userId, changeId, email }));
  const changed = (changeId: string, email: string, from: string, ms = 0) =>
    happened(ago(ms), AddressChanged({ userId, changeId, email, from }));
  const putBack = (changeId: string, email: string, from: string) => AddressPutBack({ userId, changeId, email, from });
  const ask = (changeId: string, email: string): UserCommand => ({ type: 'RequestAddressChange', changeId, email });
  const change = (changeId: string): UserCommand => ({ type: 'ChangeAddress', changeId });
  const keep = (changeId: string): UserCommand => ({ type: 'KeepAddress', changeId });

  it('is asked for, and for another one than it has', () => {
    given(registered)
      .when(ask(first, after))
      .then(AddressChangeRequested({ userId, changeId: first, email: after }));
    given(registered).when(ask(first, before)).thenRefused('same_address');
    const lost = AddressLost({ userId });
    given(registered, lost)
      .when(ask(first, before))
      .then(AddressChangeRequested({ userId, changeId: first, email: before }));
    given(registered, deleted).when(ask(first, after)).thenRefused('link_used');
  });

  it('is changed to once, within half an hour, as asked for last; and every session ends', () => {
    const wanted = [registered, asked(first, after, 30 * MINUTE - 1)];
    const to = [AddressChanged({ userId, changeId: first, email: after, from: before }), revoked(1)] as const;
    given(...wanted)
      .when(change(first))
      .then(...to);
    given(registered, asked(first, after, 30 * MINUTE))
      .when(change(first))
      .thenRefused('link_used');
    given(...wanted, changed(first, after, before))
      .when(change(first))
      .thenRefused('link_used');
    given(...wanted, asked(second, third))
      .when(change(first))
      .thenRefused('link_used');
    given(...wanted, AddressChangeStopped({ userId, changeId: first }))
      .when(change(first))
      .thenRefused('link_used');
    given(...wanted, deleted)
      .when(change(first))
      .thenRefused('link_used');
    expect(fold(userDecider, [...wanted, ...to])).toMatchObject({ email: after, address: 'confirmed', epoch: 1 });
  });

  it('is stopped before, and put back after, for seven days', () => {
    const wanted = [registered, confirmed, asked(first, after)];
    given(...wanted)
      .when(keep(first))
      .then(AddressChangeStopped({ userId, changeId: first }));
    given(...wanted)
      .when(keep(second))
      .thenRefused('link_used');
    const done = (ms: number) => [...wanted, changed(first, after, before, ms), revoked(1)];
    given(...done(7 * DAY - 1))
      .when(keep(first))
      .then(putBack(first, before, after), revoked(2));
    given(...done(7 * DAY))
      .when(keep(first))
      .thenRefused('link_used');
    const back = [...done(0), putBack(first, before, after), revoked(2)];
    given(...back)
      .when(keep(first))
      .thenRefused('link_used');
    expect(fold(userDecider, back)).toMatchObject({ email: before, address: 'confirmed', others: { former: [] } });
  });

  it('is put back past another change, which then is none any more', () => {
    const twice = [
      registered,
      confirmed,
      asked(first, after),
      changed(first, after, before),
      asked(second, third),
      changed(second, third, after),
    ];
    given(...twice)
      .when(keep(first))
      .then(putBack(first, before, third), revoked(1));
    given(...twice, putBack(first, before, third))
      .when(keep(second))
      .thenRefused('link_used');
    given(...twice)
      .when(keep(second))
      .then(putBack(second, after, third), revoked(1));
  });

  it('is put back to none that was never confirmed: who reads its mail may be a stranger', () => {
    given(registered, asked(first, after), changed(first, after, before))
      .when(keep(first))
      .thenRefused('link_used');
  });
});

describe('an account', () => {
  it('is registered with all that was given', () => {
    given().when(register).then(registered);
  });

  it('is registered once, also after it was deleted', () => {
    given(registered).when(register).thenRefused('email_taken');
    given(registered, deleted).when(register).thenRefused('email_taken');
  });

  it('raises its epoch by one each time its sessions are revoked', () => {
    given(registered)
      .when({ type: 'RevokeSessions' })
      .then(SessionsRevoked({ userId, epoch: 1 }));
    given(registered, SessionsRevoked({ userId, epoch: 1 }))
      .when({ type: 'RevokeSessions' })
      .then(SessionsRevoked({ userId, epoch: 2 }));
  });

  it('changes its password, and every token issued before is worthless', () => {
    given(registered, SessionsRevoked({ userId, epoch: 1 }))
      .when(changePassword(account.passwordHash, 'new'))
      .then(PasswordChanged({ userId, passwordHash: 'new' }), SessionsRevoked({ userId, epoch: 2 }));
  });

  it('does not change a password that was proven against an older one', () => {
    given(registered, PasswordChanged({ userId, passwordHash: 'new' }), SessionsRevoked({ userId, epoch: 1 }))
      .when(changePassword(account.passwordHash, 'newer'))
      .thenRefused('wrong_password');
  });

  it('that is not there or not any more has no password to change', () => {
    given().when(changePassword(account.passwordHash, 'new')).thenRefused('wrong_password');
    given(registered, deleted).when(changePassword(account.passwordHash, 'new')).thenRefused('wrong_password');
  });

  it('is deleted once', () => {
    given(registered).when({ type: 'DeleteUser' }).then(deleted);
    given(registered, deleted).when({ type: 'DeleteUser' }).thenNothing();
  });

  it('that is not there or not any more has nothing to revoke or delete', () => {
    for (const history of [[], [registered, deleted]]) {
      given(...history)
        .when({ type: 'RevokeSessions' })
        .thenNothing();
      given(...history)
        .when({ type: 'DeleteUser' })
        .thenNothing();
    }
  });

  it('folds any history', () => {
    const events = [
      registered,
      PasswordChanged({ userId, passwordHash: 'new' }),
      PasswordResetRequested({ userId }),
      PasswordReset({ userId, passwordHash: 'newer' }),
      SessionsRevoked({ userId, epoch: 3 }),
      deleted,
    ];
    fc.assert(
      fc.property(anyHistory(events), (history) => {
        const state = fold(userDecider, history);
        expect(state.status === 'none').toBe(!history.includes(registered));
      }),
    );
  });
});

describe('a forgotten password', () => {
  const confirmed = AddressConfirmed({ userId });
  const lost = AddressLost({ userId });
  const request: UserCommand = { type: 'RequestPasswordReset' };
  const wasReset = PasswordReset({ userId, passwordHash: 'new' });

  it('is asked for as often as one likes, but not where the mail goes to somebody else or to nobody', () => {
    const requested = PasswordResetRequested({ userId });
    for (const history of [[registered], [registered, confirmed], [registered, confirmed, requested]])
      given(...history)
        .when(request)
        .then(requested);
    for (const history of [[], [registered, lost], [registered, deleted]])
      given(...history)
        .when(request)
        .thenNothing();
  });

  it('is replaced once, and every token issued before is worthless', () => {
    const revoked = SessionsRevoked({ userId, epoch: 1 });
    given(registered, confirmed).when(resetPassword(0)).then(wasReset, revoked);
    given(registered, confirmed, wasReset, revoked).when(resetPassword(0)).thenRefused('link_used');
    given(registered, confirmed, wasReset, revoked)
      .when(changePassword('new', 'newer'))
      .then(PasswordChanged({ userId, passwordHash: 'newer' }), SessionsRevoked({ userId, epoch: 2 }));
  });

  it('stays as it is when the address was never confirmed, or is lost, or the account gone', () => {
    for (const history of [[], [registered], [registered, lost], [registered, confirmed, deleted]])
      given(...history)
        .when(resetPassword(0))
        .thenRefused('link_used');
  });
});

describe('the address of an account', () => {
  const confirmed = AddressConfirmed({ userId });
  const lost = AddressLost({ userId });
  const confirm: UserCommand = { type: 'ConfirmAddress' };
  const lose: UserCommand = { type: 'LoseAddress' };
  const ask = (reason: 'resend' | 'registration'): UserCommand => ({ type: 'RequestAddressLink', reason });
  const addressOf = (...history: Parameters<typeof given>) => {
    const state = fold(userDecider, history);
    return state.status === 'none' ? undefined : state.address;
  };

  it('is confirmed once, and by an invitation before there is an account', () => {
    expect(addressOf(registered)).toBe('unconfirmed');
    given(registered).when(confirm).then(confirmed);
    given(registered, confirmed).when(confirm).thenNothing();
    expect(addressOf(registered, confirmed)).toBe('confirmed');
    for (const role of ['member', 'auditor'] as const)
      expect(addressOf(UserRegistered({ ...account, role }))).toBe('confirmed');
  });

  it('is confirmed with the registration of who has proved it', () => {
    given()
      .when({ ...register, addressProven: true })
      .then(registered, confirmed);
    given()
      .when({ ...register, role: 'member', addressProven: true })
      .then(UserRegistered({ ...account, role: 'member' }));
  });

  it('is lost once, and never when it was confirmed', () => {
    given(registered).when(lose).then(lost);
    given(registered, lost).when(lose).thenNothing();
    given(registered, confirmed).when(lose).thenRefused('email_taken');
    given(registered, deleted).when(lose).thenRefused('email_taken');
    given().when(lose).thenRefused('email_taken');
  });

  it('that was lost is not confirmed any more', () => {
    given(registered, lost).when(confirm).thenRefused('address_lost');
    given(registered, lost).when(ask('resend')).thenRefused('address_lost');
  });

  it('is asked about until it is confirmed, also when it was lost and its next account never came', () => {
    for (const reason of ['resend', 'registration'] as const) {
      given(registered).when(ask(reason)).then(AddressLinkRequested({ userId, reason }));
      for (const history of [[], [registered, confirmed], [registered, deleted]])
        given(...history)
          .when(ask(reason))
          .thenNothing();
    }
    given(registered, lost)
      .when(ask('registration'))
      .then(AddressLinkRequested({ userId, reason: 'registration' }));
  });

  it('is all that is lost: password, sessions and the rest stay', () => {
    const state = fold(userDecider, [registered, lost]);
    const { role: joinedAs, workspaceId: registeredIn, ...known } = account;
    const rest = { ...known, registeredIn, workspaces: new Map([[workspaceId, 'in']]), joinings: new Map() };
    const none = { others: NO_OTHERS, providerAccounts: {} };
    expect(state).toEqual({ status: 'active', epoch: 0, joinedAs, ...rest, address: 'lost', ...none });
    given(registered, lost).when({ type: 'DeleteUser' }).then(deleted);
  });
});

describe('an account in workspaces', () => {
  const remove = (from: string, removedAt?: number): UserCommand => ({
    type: 'LeaveWorkspace',
    workspaceId: from,
    ...(removedAt !== undefined && { removedAt: positionOf(removedAt) }),
  });
  const join = (into: string): UserCommand => ({ type: 'JoinWorkspace', workspaceId: into });
  const member = UserRegistered({ ...account, role: 'member' });
  const other = countedId(3);
  const joined = WorkspaceJoined({ userId, workspaceId: other });
  const left = (from: string) => WorkspaceLeft({ userId, workspaceId: from });

  it('joins others, each once until it leaves it, and knows in which order', () => {
    given(member).when(join(other)).then(joined);
    given(member, joined).when(join(other)).thenNothing();
    given(member).when(join(workspaceId)).thenNothing();
    given(member, joined, left(other)).when(join(other)).then(joined);
    const state = fold(userDecider, [member, joined, left(workspaceId)]);
    expect(state.status === 'active' && workspacesOf(state)).toEqual([other]);
    given(member, deleted).when(join(other)).thenRefused('unauthorized');
    given().when(join(other)).thenRefused('unauthorized');
  });

  it('leaves one and goes on in another, signed in as before', () => {
    given(member, joined).when(remove(workspaceId)).then(left(workspaceId));
    given(member, joined).when(remove(other)).then(left(other));
    given(member, joined, left(other)).when(remove(other)).thenNothing();
  });

  it('goes with the last one, whichever that is', () => {
    given(member, joined, left(workspaceId))
      .when(remove(other))
      .then(SessionsRevoked({ userId, epoch: 1 }), left(other), deleted);
  });

  it('leaves all when it is deleted; its end says it of the one it was made in', () => {
    given(member, joined).when({ type: 'DeleteUser' }).then(left(other), deleted);
  });

  it('ends with its only workspace, and every session', () => {
    given(member, SessionsRevoked({ userId, epoch: 1 }))
      .when(remove(workspaceId))
      .then(SessionsRevoked({ userId, epoch: 2 }), deleted);
  });

  it('stays where it joined again after the removal that is followed up', () => {
    const at = <E>(event: E, position: number) => ({ ...event, position: positionOf(position) });
    const again = [member, at(joined, 4), left(other), at(joined, 7)];
    given(...again)
      .when(remove(other, 5))
      .thenNothing();
    given(...again)
      .when(remove(other, 8))
      .then(left(other));
    given(member, joined).when(remove(workspaceId, 1)).then(left(workspaceId));
  });

  it('takes nobody of another workspace, nobody who is gone, and nobody at all', () => {
    given(member)
      .when(remove(countedId(3)))
      .thenNothing();
    given(member, deleted).when(remove(workspaceId)).thenNothing();
    given().when(remove(workspaceId)).thenNothing();
  });
});

describe('an account at a provider', () => {
  const link = (accountKey: string, issuer = 'https://id.example.test'): UserCommand => ({
    type: 'LinkProviderAccount',
    issuer,
    accountKey,
  });
  const linked = (accountKey: string, issuer = 'https://id.example.test') =>
    ProviderAccountLinked({ userId, issuer, accountKey });
  const confirmed = AddressConfirmed({ userId });

  it('is linked once to an account with a confirmed address, one of each issuer', () => {
    given(registered, confirmed).when(link('a')).then(linked('a'));
    given(registered, confirmed, linked('a')).when(link('a')).thenNothing();
    given(registered, confirmed, linked('a')).when(link('b')).thenRefused('other_provider_account');
    const elsewhere = 'https://login.example.test';
    given(registered, confirmed, linked('a')).when(link('b', elsewhere)).then(linked('b', elsewhere));
  });

  it('is linked to none that never confirmed its address, lost it, or is gone', () => {
    for (const events of [[], [AddressLost({ userId })], [confirmed, deleted]])
      given(registered, ...events)
        .when(link('a'))
        .thenRefused('address_not_confirmed');
    given().when(link('a')).thenRefused('address_not_confirmed');
  });
});
