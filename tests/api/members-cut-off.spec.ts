/**
 * Invitations whose acceptance a crash cut off, or that ended just then: the next try goes on, and no address stays
 * taken by nobody.
 */
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { emailClaimDecider } from '#domain/identity/email-claim.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { ExpireInvitations } from '#contexts/membership/application/expire-invitations.js';
import { invitationsDecider } from '#domain/membership/invitations.js';
import { RevisionConflict, type EventStore } from '#ports/event-store.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { eventually } from '../eventually.js';
import { FixedClock } from '../fixed-clock.js';
import { inviting, PASSWORD, refused, WEEK_MS } from './inviting.js';
import { TestApp, type Member } from './app.js';

const cause = { actor: { kind: 'system', id: 'test' } as const, correlationId: 'c', causationId: 'c' };

describe('guests who were cut off', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;
  let ada: Member;

  beforeAll(async () => {
    app = await TestApp.start({}, { clock });
    ada = await app.register('ada@example.test', 'Ada Ltd');
  });
  afterAll(() => app.stop());

  const { fresh, invited, revoke, linkOf, accept, joined } = inviting(() => ({ app, owner: ada }));
  const decisions = () => app.running.app.get(Decisions);
  const emailKey = (email: string) => app.running.app.get(EmailKeys).keyOf(email);
  const claimed = (email: string, userId: string) =>
    decisions().run(emailClaimDecider, emailKey(email), { type: 'ClaimEmail', userId }, cause);
  const heldBy = async (email: string) => (await decisions().state(emailClaimDecider, emailKey(email))).heldBy;
  /** Accepted for the account of its own id, which is not there yet. */
  const accepted = (invitationId: string) => {
    const place = { workspaceId: ada.workspaceId, invitationId };
    const command = { type: 'AcceptInvitation', ...place, userId: invitationId } as const;
    return decisions().run(invitationsDecider, ada.workspaceId, command, cause);
  };
  const hasKey = async (id: string) => (await app.running.adapters.vault.keys([`user:${id}`])).size > 0;
  const swept = async (id: string) => {
    const sweep = new ExpireInvitations(app.running.app.get(Views), decisions(), clock);
    await eventually('the address erased', async () => {
      await sweep.run(new AbortController().signal);
      return !(await hasKey(id));
    });
  };

  it('are taken up by the next try with the same link', async () => {
    const email = fresh();
    const id = await invited(email);
    await claimed(email, id);
    await accepted(id);
    expect((await accept(linkOf(id))).body.data.user).toMatchObject({ id, email });
  });

  it('take up the id of a registration under the same address that was cut off', async () => {
    const email = fresh();
    const id = await invited(email);
    const other = app.running.adapters.ids.fresh();
    await claimed(email, other);
    expect((await accept(linkOf(id))).body.data.user).toMatchObject({ id: other, email });
    await eventually('the key of the invitation shredded', async () => !(await hasKey(id)));
    expect(await hasKey(other)).toBe(true);
  });

  it('leave their address free when the invitation is taken back or its time is over', async () => {
    for (const how of ['revoked', 'expired']) {
      const email = fresh();
      const id = await invited(email);
      await claimed(email, id);
      if (how === 'revoked') await revoke(id);
      else clock.advance(WEEK_MS);
      await swept(id);
      expect([how, await heldBy(email)]).toEqual([how, undefined]);
      expect((await app.register(email, 'Guest Ltd')).userId).not.toBe(id);
    }
  });

  it('leave their address free when they were cut off after the invitation had ended', async () => {
    for (const way of ['registering', 'accepting']) {
      const email = fresh();
      const id = await invited(email);
      await revoke(id);
      await eventually('the key shredded', async () => !(await hasKey(id)));
      await claimed(email, id);
      const { userId } = way === 'registering' ? await app.register(email, 'Guest Ltd') : await joined('member', email);
      expect([way, userId === id, await heldBy(email)]).toEqual([way, false, userId]);
    }
  });

  it('keep the account they made for themselves meanwhile when the invitation ends', async () => {
    const email = fresh();
    const id = await invited(email);
    await claimed(email, id);
    expect((await app.register(email, 'Guest Ltd')).userId).toBe(id);
    const after = await invited(fresh());
    await revoke(id);
    await revoke(after);
    await eventually('the later one forgotten', async () => !(await hasKey(after)));
    const login = { email, password: PASSWORD, recaptchaToken: 'any' };
    expect([await hasKey(id), (await app.json('POST', '/api/auth/login', login)).status]).toEqual([true, 200]);
  });

  it('are forgotten an hour after their time when they accepted and did not come back for their account', async () => {
    const email = fresh();
    const id = await invited(email);
    await claimed(email, id);
    await accepted(id);
    clock.advance(WEEK_MS);
    expect(refused(await accept(linkOf(id)))).toEqual([409, 'invitation_used']);
    clock.advance(60 * 60_000);
    await swept(id);
    expect(await heldBy(email)).toBe(undefined);
    expect((await joined('member', email)).userId).not.toBe(id);
  });

  it('are erased when they registered while the workspace was being deleted', async () => {
    const cyd = await app.register(fresh(), 'Cyd Ltd');
    await app.json('DELETE', '/api/auth/account', undefined, cyd.token);
    const userId = app.running.adapters.ids.fresh();
    const account = { userId, workspaceId: cyd.workspaceId, role: 'member', name: 'Late', email: fresh() } as const;
    const late = { type: 'RegisterUser', ...account, passwordHash: 'x' } as const;
    await decisions().run(userDecider, userId, late, cause);
    const types = async () => (await app.stream(`user-${userId}`)).map(({ type }) => type);
    await eventually('the account deleted', async () => (await types()).includes('UserDeleted'));
    await eventually('the key shredded', async () => !(await hasKey(userId)));
  });

  it('keep the address when others were faster at the invitations, as who is ahead of them may be there with the same link', async () => {
    const email = fresh();
    const id = await invited(email);
    const events: EventStore = app.running.adapters.events;
    const append = events.append.bind(events);
    events.append = (stream, ...rest) =>
      stream.startsWith('invitations-')
        ? Promise.reject(new RevisionConflict(stream, rest[0], 7))
        : append(stream, ...rest);
    try {
      expect(refused(await accept(linkOf(id)))).toEqual([409, 'busy']);
    } finally {
      events.append = append;
    }
    expect(await heldBy(email)).toBe(id);
    expect((await accept(linkOf(id))).body.data.user).toMatchObject({ id, email });
  });
});
