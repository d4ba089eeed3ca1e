/**
 * Inviting, accepting, taking back and removing, from the real app: who may, what follows, and what can no longer be
 * read.
 */
import { ExpireInvitations } from '#contexts/membership/application/expire-invitations.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { eventually } from '../eventually.js';
import { filesIn, mailsIn } from '../files-in.js';
import { FixedClock } from '../fixed-clock.js';
import { inviting, PASSWORD, refused, WEEK_MS } from './inviting.js';
import { Listening } from './listening.js';
import { TestApp, tinyPng, type Member } from './app.js';

const NOTHING = '0190a000-0000-7000-8000-000000000009';

describe('members of a workspace', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;
  let ada: Member;

  beforeAll(async () => {
    app = await TestApp.start({}, { clock });
    ada = await app.register('ada@example.test', 'Ada Ltd');
  });
  afterAll(() => app.stop());

  const { fresh, invite, revoke, linkOf, accept, joined } = inviting(() => ({ app, owner: ada }));
  const open = async () =>
    (await app.json('GET', '/api/workspaces/invitations', undefined, ada.token)).body.data.invitations;
  const members = async () =>
    (await app.json('GET', '/api/workspaces/members', undefined, ada.token)).body.data.members;
  const listed = (token: string) => app.json('GET', '/api/documents', undefined, token);
  const mailed = (email: string) => mailsIn(app.folder).filter((mail) => mail.includes(`To: ${email}`));

  it('are invited by mail, join with a password of their own, and have no workspace of their own', async () => {
    const email = fresh();
    const invited = await invite(email, 'auditor');
    expect([invited.status, invited.body.data.invitation]).toMatchObject([201, { email, role: 'auditor' }]);
    await eventually('the mail', () => mailed(email).length === 1);
    const [mail] = mailed(email);
    expect(mail).toContain('Subject: You are invited to a workspace on Recto');
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

  it('are what they were asked to be, whatever else they say of themselves', async () => {
    const link = linkOf((await invite(fresh(), 'auditor')).body.data.invitation.id);
    const { status, body } = await accept(link, { role: 'owner', workspaceId: NOTHING, userId: NOTHING, epoch: 7 });
    const { user, workspace } = body.data;
    expect([status, user.role, workspace.id, user.id === NOTHING]).toEqual([201, 'auditor', ada.workspaceId, false]);
    await app.json('DELETE', `/api/workspaces/members/${user.id}`, undefined, ada.token);
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
    expect((await revoke(taken)).status).toBe(200);
    expect(refused(await revoke(taken))).toEqual([404, 'invitation_not_found']);
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
    await app.json('DELETE', '/api/auth/account', undefined, bob.token);
    const { vault } = app.running.adapters;
    await eventually(
      'the keys shredded',
      async () => (await vault.keys([`user:${joining!}`, `user:${waiting!}`])).size === 0,
    );
    await eventually('the one who joined signed out', async () => (await listed(token)).status === 401);
    expect(refused(await accept(linkOf(waiting!, bob)))).toEqual([409, 'invitation_used']);
    const files = [...filesIn(app.folder, '**/*.{eml,db,db-wal}')];
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter(({ bytes }) => bytes.includes('planted-waiting')).map(({ path }) => path)).toEqual([]);
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
      expect(refused(await invite(30))).toEqual([429, 'too_many_attempts']);
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
