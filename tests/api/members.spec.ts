/** Inviting, accepting, taking back and removing, from the real app: who may, what follows, and what can no longer be read. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { emailClaimDecider } from '#contexts/identity/domain/email-claim.js';
import { userDecider } from '#contexts/identity/domain/user.decider.js';
import { ExpireInvitations } from '#contexts/workspaces/application/expire-invitations.js';
import { InvitationLinks } from '#contexts/workspaces/application/invitation-links.js';
import { invitationsDecider } from '#contexts/workspaces/domain/invitations.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { eventually } from '../eventually.js';
import { FixedClock } from '../fixed-clock.js';
import { Listening } from './listening.js';
import { TestApp, tinyPng, type Member } from './app.js';

const PASSWORD = 'correct horse';
const WEEK_MS = 7 * 24 * 60 * 60_000;

describe('members of a workspace', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;
  let ada: Member;
  let guests = 0;

  beforeAll(async () => {
    app = await TestApp.start({}, { clock });
    ada = await app.register('ada@example.test', 'Ada Ltd');
  });
  afterAll(() => app.stop());

  const fresh = () => `guest-${++guests}@example.test`;
  const invite = (email: string, role = 'member', token = ada.token) =>
    app.json('POST', '/api/workspaces/invitations', { email, role }, token);
  const open = async () =>
    (await app.json('GET', '/api/workspaces/invitations', undefined, ada.token)).body.data.invitations;
  const members = async () =>
    (await app.json('GET', '/api/workspaces/members', undefined, ada.token)).body.data.members;
  /** As it stands in the mail; made by the app itself, because the outbox forgets. */
  const linkOf = (invitationId: string, { workspaceId } = ada) =>
    new URL(app.running.app.get(InvitationLinks).urlOf({ workspaceId, invitationId })).hash.slice(1);
  const accept = (token: string, more: object = {}) =>
    app.json('POST', '/api/auth/accept-invitation', {
      token,
      name: 'Guest Example',
      password: PASSWORD,
      recaptchaToken: 'any',
      ...more,
    });
  const joined = async (role: 'member' | 'auditor', email = fresh()) => {
    const { body } = await invite(email, role);
    const { data } = (await accept(linkOf(body.data.invitation.id))).body;
    return { email, token: data.token as string, userId: data.user.id as string };
  };
  const listed = (token: string) => app.json('GET', '/api/documents', undefined, token);
  const mails = () =>
    globSync('outbox/*.eml', { cwd: app.folder }).map((file) => readFileSync(join(app.folder, file), 'latin1'));
  const mailed = (email: string) => mails().filter((mail) => mail.includes(`To: ${email}`));
  const refused = ({ status, body }: Awaited<ReturnType<typeof accept>>) => [status, body.error.code];

  it('are invited by mail, join with a password of their own, and have no workspace of their own', async () => {
    const email = fresh();
    const invited = await invite(email, 'auditor');
    expect([invited.status, invited.body.data.invitation]).toMatchObject([201, { email, role: 'auditor' }]);
    await eventually('the mail', () => mailed(email).length === 1);
    const [mail] = mailed(email);
    expect(mail).toContain('Subject: You are invited to a Recto workspace');
    const plain = mail!.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const token = /\/invitation#([\w.-]+)/.exec(plain)![1]!;

    const { status, body } = await accept(token);
    expect([status, body.data.user, body.data.workspace]).toMatchObject([
      201,
      { email, role: 'auditor', name: 'Guest Example' },
      { id: ada.workspaceId, name: 'Ada Ltd' },
    ]);
    expect((await listed(body.data.token)).status).toBe(200);
    expect((await app.upload(body.data.token, tinyPng)).status).toBe(403);
    expect(await members()).toMatchObject([{ role: 'owner' }, { email, role: 'auditor' }]);
    expect(await open()).toEqual([]);
    await eventually('the mail with the link forgotten', () =>
      mailed(email).every((one) => !one.includes('You are invited')),
    );
    const again = await app.json('POST', '/api/auth/login', { email, password: PASSWORD, recaptchaToken: 'any' });
    expect(again.body.data.workspace.id).toBe(ada.workspaceId);
  });

  it('accept a link once, and a newer one ends the one before', async () => {
    const email = fresh();
    const [older, newer] = [await invite(email), await invite(email.toUpperCase())].map(
      ({ body }) => body.data.invitation.id as string,
    );
    expect((await open()).map(({ id }: { id: string }) => id)).toEqual([newer]);
    expect(refused(await accept(linkOf(older!)))).toEqual([409, 'invitation_used']);
    expect((await accept(linkOf(newer!))).status).toBe(201);
    expect(refused(await accept(linkOf(newer!)))).toEqual([409, 'invitation_used']);
  });

  it('are asked by a link that ends when it is taken back, and after seven days', async () => {
    const lateAddress = fresh();
    const [taken, late] = [await invite(fresh()), await invite(lateAddress)].map(({ body }) => body.data.invitation.id);
    expect((await app.json('DELETE', `/api/workspaces/invitations/${taken}`, undefined, ada.token)).status).toBe(200);
    expect(refused(await app.json('DELETE', `/api/workspaces/invitations/${taken}`, undefined, ada.token))).toEqual([
      404,
      'invitation_not_found',
    ]);
    expect(refused(await accept(linkOf(taken)))).toEqual([409, 'invitation_used']);
    const { vault } = app.running.adapters;
    await eventually('the address erased', async () => (await vault.keys([`user:${taken}`])).size === 0);
    clock.advance(WEEK_MS);
    expect(refused(await accept(linkOf(late)))).toEqual([409, 'invitation_used']);
    const sweep = new ExpireInvitations(app.running.app.get(Views), app.running.app.get(Decisions), clock);
    await eventually('the address of the other one erased, too', async () => {
      await sweep.run(new AbortController().signal);
      return (await vault.keys([`user:${late}`])).size === 0;
    });
    expect((await open()).map(({ id }: { id: string }) => id)).not.toContain(late);
    expect(mailed(lateAddress)).toEqual([]);
  });

  it('are refused with a link that is made up, without the bot check, and with an easy password, and may try again', async () => {
    const { id } = (await invite(fresh())).body.data.invitation;
    const theirs = linkOf(id, { ...ada, workspaceId: app.running.adapters.ids.fresh() });
    expect(refused(await accept(`${linkOf(id).slice(0, -3)}AAA`))).toEqual([400, 'link_invalid']);
    expect(refused(await accept(theirs))).toEqual([409, 'invitation_used']);
    expect(refused(await accept(linkOf(id), { recaptchaToken: undefined }))).toEqual([400, 'bot_check_failed']);
    expect(refused(await accept(linkOf(id), { password: 'password1' }))).toEqual([400, 'password_too_common']);
    expect((await accept(linkOf(id))).status).toBe(201);
  });

  it('are told when their address already has an account', async () => {
    const eve = await app.register('eve@example.test', 'Eve Ltd');
    const { body } = await invite('eve@example.test');
    const answer = await accept(linkOf(body.data.invitation.id));
    expect(refused(answer)).toEqual([409, 'has_account']);
    expect(answer.body.error.message).toContain('already has an account');
    expect((await app.json('GET', '/api/workspaces/usage', undefined, eve.token)).status).toBe(200);
    expect(refused(await invite('ADA@example.test'))).toEqual([409, 'already_member']);
  });

  describe('cut off by a crash', () => {
    const cause = { actor: { kind: 'system', id: 'test' } as const, correlationId: 'c', causationId: 'c' };

    it('are taken up by the next try with the same link', async () => {
      const email = fresh();
      const id = (await invite(email)).body.data.invitation.id as string;
      const decisions = app.running.app.get(Decisions);
      const key = app.running.app.get(EmailKeys).keyOf(email);
      await decisions.run(emailClaimDecider, key, { type: 'ClaimEmail', userId: id }, cause);
      const accepted = {
        type: 'AcceptInvitation',
        workspaceId: ada.workspaceId,
        invitationId: id,
        userId: id,
      } as const;
      await decisions.run(invitationsDecider, ada.workspaceId, accepted, cause);
      expect((await accept(linkOf(id))).body.data.user).toMatchObject({ id, email });
    });

    it('take up the id of a registration under the same address that was cut off', async () => {
      const email = fresh();
      const { id } = (await invite(email)).body.data.invitation;
      const other = app.running.adapters.ids.fresh();
      const key = app.running.app.get(EmailKeys).keyOf(email);
      await app.running.app.get(Decisions).run(emailClaimDecider, key, { type: 'ClaimEmail', userId: other }, cause);
      expect((await accept(linkOf(id))).body.data.user).toMatchObject({ id: other, email });
      const { vault } = app.running.adapters;
      await eventually('the key of the invitation shredded', async () => (await vault.keys([`user:${id}`])).size === 0);
      expect((await vault.keys([`user:${other}`])).size).toBe(1);
    });

    const claimed = async (email: string, userId: string) => {
      const key = app.running.app.get(EmailKeys).keyOf(email);
      await app.running.app.get(Decisions).run(emailClaimDecider, key, { type: 'ClaimEmail', userId }, cause);
    };
    const heldBy = async (email: string) =>
      (await app.running.app.get(Decisions).state(emailClaimDecider, app.running.app.get(EmailKeys).keyOf(email)))
        .heldBy;
    const keyOf = async (id: string) => (await app.running.adapters.vault.keys([`user:${id}`])).size;
    const swept = async (id: string) => {
      const sweep = new ExpireInvitations(app.running.app.get(Views), app.running.app.get(Decisions), clock);
      await eventually('the address erased', async () => {
        await sweep.run(new AbortController().signal);
        return (await keyOf(id)) === 0;
      });
    };
    const revoke = (id: string) => app.json('DELETE', `/api/workspaces/invitations/${id}`, undefined, ada.token);

    it('leave their address free when the invitation is taken back or its time is over', async () => {
      for (const how of ['revoked', 'expired']) {
        const email = fresh();
        const id = (await invite(email)).body.data.invitation.id as string;
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
        const id = (await invite(email)).body.data.invitation.id as string;
        await revoke(id);
        await eventually('the key shredded', async () => (await keyOf(id)) === 0);
        await claimed(email, id);
        const { userId } =
          way === 'registering' ? await app.register(email, 'Guest Ltd') : await joined('member', email);
        expect([way, userId === id, await heldBy(email)]).toEqual([way, false, userId]);
      }
    });

    it('keep the account they made for themselves meanwhile when the invitation ends', async () => {
      const email = fresh();
      const id = (await invite(email)).body.data.invitation.id as string;
      await claimed(email, id);
      expect((await app.register(email, 'Guest Ltd')).userId).toBe(id);
      const after = (await invite(fresh())).body.data.invitation.id as string;
      await revoke(id);
      await revoke(after);
      await eventually('the later one forgotten', async () => (await keyOf(after)) === 0);
      const login = { email, password: PASSWORD, recaptchaToken: 'any' };
      expect([await keyOf(id), (await app.json('POST', '/api/auth/login', login)).status]).toEqual([1, 200]);
    });

    it('are forgotten an hour after their time when they accepted and did not come back for their account', async () => {
      const email = fresh();
      const id = (await invite(email)).body.data.invitation.id as string;
      await claimed(email, id);
      const place = { workspaceId: ada.workspaceId, invitationId: id };
      const accepted = { type: 'AcceptInvitation', ...place, userId: id } as const;
      await app.running.app.get(Decisions).run(invitationsDecider, ada.workspaceId, accepted, cause);
      clock.advance(WEEK_MS);
      expect(refused(await accept(linkOf(id)))).toEqual([409, 'invitation_used']);
      clock.advance(60 * 60_000);
      await swept(id);
      expect(await heldBy(email)).toBe(undefined);
      expect((await joined('member', email)).userId).not.toBe(id);
    });

    it('are erased when they registered while the workspace was being deleted', async () => {
      const cyd = await app.register(fresh(), 'Cyd Ltd');
      await app.json('DELETE', '/api/auth/account', { currentPassword: PASSWORD }, cyd.token);
      const userId = app.running.adapters.ids.fresh();
      const account = { userId, workspaceId: cyd.workspaceId, role: 'member', name: 'Late', email: fresh() } as const;
      const late = { type: 'RegisterUser', ...account, passwordHash: 'x' } as const;
      await app.running.app.get(Decisions).run(userDecider, userId, late, cause);
      const types = async () => (await app.stream(`user-${userId}`)).map(({ type }) => type);
      await eventually('the account deleted', async () => (await types()).includes('UserDeleted'));
      const { vault } = app.running.adapters;
      await eventually('the key shredded', async () => (await vault.keys([`user:${userId}`])).size === 0);
    });
  });

  it('are a matter of the owner alone', async () => {
    for (const role of ['member', 'auditor'] as const) {
      const guest = await joined(role);
      for (const [method, path] of [
        ['GET', 'members'],
        ['GET', 'invitations'],
        ['DELETE', `members/${ada.userId}`],
        ['DELETE', `members/${guest.userId}`],
        ['DELETE', `invitations/${ada.userId}`],
      ] as const)
        expect([path, (await app.json(method, `/api/workspaces/${path}`, undefined, guest.token)).status]).toEqual([
          path,
          403,
        ]);
      expect((await invite(fresh(), 'member', guest.token)).status).toBe(403);
    }
    expect((await invite(fresh(), 'owner')).status).toBe(400);
  });

  it('are removed with every session at once, and may be invited again', async () => {
    const { email, token, userId } = await joined('member');
    const document = (await app.upload(token, tinyPng)).body.data.document._id as string;
    const listening = await Listening.start(app, token);
    await listening.until('the start', ({ name }) => name === 'ready');
    const remove = (id: string) => app.json('DELETE', `/api/workspaces/members/${id}`, undefined, ada.token);
    expect((await remove(userId)).status).toBe(200);
    expect((await listed(token)).status).toBe(401);
    await listening.stop();
    expect(
      (await app.json('POST', '/api/auth/login', { email, password: PASSWORD, recaptchaToken: 'any' })).status,
    ).toBe(401);
    expect(refused(await remove(userId))).toEqual([404, 'member_not_found']);
    expect((await app.json('GET', `/api/documents/${document}`, undefined, ada.token)).status).toBe(200);
    expect((await app.stream(`user-${userId}`)).slice(-2).map(({ type }) => type)).toEqual([
      'SessionsRevoked',
      'UserDeleted',
    ]);
    const { vault } = app.running.adapters;
    await eventually('the key shredded', async () => (await vault.keys([`user:${userId}`])).size === 0);
    expect((await joined('auditor', email)).userId).not.toBe(userId);
  });

  it('never lose their owner', async () => {
    const answer = await app.json('DELETE', `/api/workspaces/members/${ada.userId}`, undefined, ada.token);
    expect(refused(answer)).toEqual([409, 'owner_stays']);
    expect((await listed(ada.token)).status).toBe(200);
  });

  it('go with the workspace, and so does who was only asked', async () => {
    const bob = await app.register('bob@example.test', 'Bob Ltd');
    const [joining, waiting] = [
      await invite(fresh(), 'member', bob.token),
      await invite('planted-waiting@example.test', 'auditor', bob.token),
    ].map(({ body }) => body.data.invitation.id as string);
    const { token } = (await accept(linkOf(joining!, bob))).body.data;
    await eventually('the mail', () => mailed('planted-waiting@example.test').length === 1);
    await app.json('DELETE', '/api/auth/account', { currentPassword: PASSWORD }, bob.token);
    const { vault } = app.running.adapters;
    await eventually(
      'the keys shredded',
      async () => (await vault.keys([`user:${joining!}`, `user:${waiting!}`])).size === 0,
    );
    expect((await listed(token)).status).toBe(401);
    expect(refused(await accept(linkOf(waiting!, bob)))).toEqual([409, 'invitation_used']);
    const files = globSync('**/*.{eml,db,db-wal}', { cwd: app.folder });
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => readFileSync(join(app.folder, file)).includes('planted-waiting'))).toEqual([]);
  });
});

describe('invitations in great numbers', () => {
  it('have to wait, those of one workspace and the tries at links from one address', async () => {
    const app = await TestApp.start({ REGISTRATIONS_PER_HOUR: '30' }, { clock: new FixedClock() });
    try {
      const { token } = await app.register('ada@example.test');
      const invite = (n: number) =>
        app.json('POST', '/api/workspaces/invitations', { email: `guest-${n}@example.test`, role: 'member' }, token);
      for (let n = 0; n < 30; n++) expect([n, (await invite(n)).status]).toEqual([n, 201]);
      const refused = await invite(30);
      expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_attempts']);
      const guess = { token: 'made up', name: 'Eve', password: PASSWORD, recaptchaToken: 'any' };
      const statuses: number[] = [];
      for (let n = 0; n < 30; n++) statuses.push((await app.json('POST', '/api/auth/accept-invitation', guess)).status);
      expect(new Set(statuses.slice(0, 29))).toEqual(new Set([400])); // the registration was the first of thirty
      expect(statuses[29]).toBe(429);
    } finally {
      await app.stop();
    }
  });
});
