/**
 * One account in several workspaces, from the real app: how it comes into them, that it sees the one its token names
 * and nothing of the others, and what is left when it leaves one, is removed, or is deleted.
 */
import { eraseAccounts } from '#contexts/erasure/application/reactors.js';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { ProviderAccounts } from '#contexts/identity/application/provider-accounts.js';
import { AccountMails } from '#contexts/identity/application/send-mails.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { positionOf, type Position } from '#kernel/position.js';
import { invitationsDecider } from '#domain/membership/invitations.js';
import { Decisions } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import type { AccountAnswer, FreshToken, Session } from '#contracts/auth.js';
import type { JoinedWorkspace, WorkspaceList } from '#contracts/memberships.js';
import type { MemberList, RoleChangeList } from '#contracts/members.js';
import type { MemberSessionList } from '#contracts/sessions.js';
import { agedToken } from '../aged-token.js';
import { eventually } from '../eventually.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';
import { inviting, PASSWORD, refused } from './inviting.js';
import { Listening } from './listening.js';

describe('an account in several workspaces', () => {
  let app: TestApp;
  let ada: Member;
  let accounts = 0;

  beforeAll(async () => {
    app = await TestApp.start({ REGISTRATIONS_PER_HOUR: '1000' });
    app.extractor.answer = async () => receiptResult;
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    ada = await app.register(`ada${++accounts}@example.test`, 'Ada Ltd');
  });

  const { invite, linkOf, accept, joined } = inviting(() => ({ app, owner: ada }));
  const get = async <T>(path: string, token: string): Promise<T> => {
    const { body }: { body: { data: T } } = await app.json('GET', path, undefined, token);
    return body.data;
  };
  interface Told<T> {
    readonly status: number;
    readonly headers: Headers;
    readonly body: { readonly data: T; readonly error: { readonly code: string } };
  }
  const join = (token: string, invitation: string): Promise<Told<JoinedWorkspace>> =>
    app.json('POST', '/api/auth/join', { token: invitation }, token);
  const switched = (token: string, workspaceId: string): Promise<Told<Session>> =>
    app.json('POST', '/api/auth/switch', { workspaceId }, token);
  const mine = async (token: string) => (await get<WorkspaceList>('/api/auth/workspaces', token)).workspaces;
  const statusOf = async (token: string) => (await app.json('GET', '/api/documents', undefined, token)).status;
  const logIn = (email: string): Promise<Told<Session>> =>
    app.json('POST', '/api/auth/login', { email, password: PASSWORD, recaptchaToken: 'any' });
  const invitation = async (email: string, role = 'member', workspace = ada) =>
    linkOf((await invite(email, role, workspace.token)).body.data.invitation.id, workspace);
  const remove = (userId: string, from: Member) =>
    app.json('DELETE', `/api/workspaces/members/${userId}`, undefined, from.token);

  /** Eve with a workspace of her own, who joined Ada's. `there`: her token for that. */
  const eveInBoth = async (role = 'member') => {
    const email = `eve${accounts}@example.test`;
    const eve = await app.register(email, 'Eve Ltd');
    const { status, body } = await join(eve.token, await invitation(email, role));
    expect([status, body.data.workspace]).toEqual([200, { id: ada.workspaceId, name: 'Ada Ltd', role }]);
    const there = await switched(eve.token, ada.workspaceId);
    return { ...eve, email, there: there.body.data.token as string };
  };

  /** Something of every kind, called after the workspace it is in. */
  const planted = async (name: string, token: string, listening: Listening) => {
    const uploaded = await app.upload(token, tinyPng, `${name}-receipt.png`);
    const document = uploaded.body.data.document._id as string;
    await app.settled(token, document);
    const selectedFields = ['extraction.merchant_name'];
    const wanted = { ids: [document], format: 'csv', selectedFields };
    const job = (await app.json('POST', '/api/bulk-jobs/exports', wanted, token)).body.data.job.id as string;
    const done = await app.json('GET', `/api/bulk-jobs/exports/${job}?wait=30`, undefined, token);
    expect(done.body.data.job).toMatchObject({ done: 1, file: {} });
    const filters = { status: [], docType: [], language: [], search: '' };
    const configuration = { selectedFields, format: 'json', filters, options: {}, customFileName: 'export' };
    await app.json('PUT', '/api/export/templates', { name: `${name}-template`, configuration }, token);
    const hook = { url: 'https://hooks.invalid', events: ['credits.low'], description: `${name}-hook` };
    await app.json('POST', '/api/webhooks', hook, token);
    const asked = { name: `${name}-key`, scopes: ['documents:read', 'export'] };
    const key = (await app.json('POST', '/api/workspaces/api-keys', asked, token)).body.data.secret as string;
    return { name, token, document, job, key, listening };
  };

  it('joins by an invitation to its address, and is told where it is as what', async () => {
    const eve = await eveInBoth('reviewer');
    expect(await mine(eve.token)).toEqual([
      { id: eve.workspaceId, name: 'Eve Ltd', role: 'owner', lastOwner: true, current: true },
      { id: ada.workspaceId, name: 'Ada Ltd', role: 'reviewer', lastOwner: false, current: false },
    ]);
    expect((await mine(eve.there)).map(({ current }) => current)).toEqual([false, true]);
    const members = (await get<MemberList>('/api/workspaces/members', ada.token)).members;
    expect(members).toMatchObject([{ id: ada.userId }, { id: eve.userId, email: eve.email, role: 'reviewer' }]);
    const { changes } = await get<RoleChangeList>('/api/workspaces/role-changes', ada.token);
    expect(changes).toMatchObject([{ name: 'Ada Example', from: null, to: 'reviewer', by: null }]);
    expect((await get<AccountAnswer>('/api/auth/account', eve.token)).account).toMatchObject({
      role: 'owner',
      address: 'confirmed',
    });
    expect((await get<AccountAnswer>('/api/auth/account', eve.there)).account).toMatchObject({ role: 'reviewer' });
    expect(refused(await invite(eve.email))).toEqual([409, 'already_member']);
  });

  it('is told of a switch as of signing in, by a token that proves and lasts no more than the one before', async () => {
    const eve = await eveInBoth();
    const { status, body } = await switched(eve.token, ada.workspaceId);
    expect([status, body.data]).toMatchObject([
      200,
      { user: { id: eve.userId, role: 'member' }, workspace: { id: ada.workspaceId, name: 'Ada Ltd', plan: 'free' } },
    ]);
    const claims = (token: string): Record<string, unknown> =>
      JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
    expect(claims(body.data.token)).toEqual({ ...claims(eve.token), ws: ada.workspaceId });
    // The one before stays good: it is the same session, seen and ended as one.
    expect([await statusOf(eve.token), await statusOf(body.data.token)]).toEqual([200, 200]);
    expect((await get<MemberSessionList>('/api/auth/sessions', body.data.token)).sessions).toMatchObject([
      { current: true },
    ]);
    await app.json('DELETE', '/api/auth/sessions/current', undefined, body.data.token);
    expect([await statusOf(eve.token), await statusOf(body.data.token)]).toEqual([401, 401]);
  });

  it('is not switched to where it is not, to what is not there, nor past the proof that was asked for', async () => {
    const eve = await eveInBoth();
    const bob = await app.register(`bob${accounts}@example.test`, 'Bob Ltd');
    expect(refused(await switched(eve.token, bob.workspaceId))).toEqual([404, 'workspace_not_found']);
    expect(refused(await switched(eve.token, app.running.adapters.ids.fresh()))).toEqual([404, 'workspace_not_found']);
    expect(refused(await switched(eve.token, 'nowhere'))).toEqual([400, 'invalid_request']);
    // A token of hers for Bob's workspace, signed by the server itself, opens nothing.
    const sessions = app.running.app.get(Sessions);
    expect(await statusOf(sessions.issue({ userId: eve.userId, workspaceId: bob.workspaceId, epoch: 0 }))).toBe(401);
    const aged = agedToken(eve.token, sessions.secret);
    const there = (await switched(aged, ada.workspaceId)).body.data.token;
    const removal = await app.json('DELETE', `/api/auth/workspaces/${ada.workspaceId}`, undefined, there);
    expect(refused(removal)).toEqual([403, 'confirm_password']);
  });

  it('goes on in the workspace it is in after a new password', async () => {
    const eve = await eveInBoth();
    const change = { currentPassword: PASSWORD, newPassword: 'battery staple horse' };
    const { body }: Told<FreshToken> = await app.json('POST', '/api/auth/change-password', change, eve.there);
    expect((await mine(body.data.token)).map(({ current }) => current)).toEqual([false, true]);
    expect([await statusOf(eve.token), await statusOf(eve.there)]).toEqual([401, 401]);
  });

  it('sees what is in the workspace of its token, and nothing of the other', async () => {
    const eve = await eveInBoth('member');
    // An owner in both, so that no role stands in the way.
    const role = `/api/workspaces/members/${eve.userId}/role`;
    expect((await app.json('PUT', role, { role: 'owner' }, ada.token)).status).toBe(200);
    const listening = [await Listening.start(app, eve.token), await Listening.start(app, eve.there)];
    const own = await planted('own', eve.token, listening[0]!);
    const adas = await planted('adas', eve.there, listening[1]!);
    for (const [here, there] of [
      [own, adas],
      [adas, own],
    ] as const) {
      for (const list of ['/api/documents', '/api/export/templates', '/api/webhooks', '/api/workspaces/api-keys']) {
        const answer = await app.json('GET', list, undefined, here.token);
        const text = JSON.stringify(answer.body);
        expect([list, answer.status, text.includes(`${here.name}-`), text.includes(`${there.name}-`)]).toEqual([
          list,
          200,
          true,
          false,
        ]);
      }
      for (const token of [here.token, here.key])
        for (const [path, status] of [
          [`/api/documents/${here.document}`, 200],
          [`/api/documents/${there.document}`, 404],
          [`/api/documents/${there.document}/original`, 404],
          [`/api/documents/${there.document}/history`, 404],
          [`/api/bulk-jobs/exports/${here.job}`, 200],
          [`/api/bulk-jobs/exports/${there.job}`, 404],
          [`/api/bulk-jobs/exports/${there.job}/file`, 404],
        ] as const)
          expect([path, (await app.fetch(path, { token })).status]).toEqual([path, status]);
      expect((await app.json('DELETE', `/api/documents/${there.document}`, undefined, here.token)).status).toBe(404);
      await here.listening.until('its own', ({ data }) => data['status'] === 'completed');
      expect(here.listening.raw).toContain(here.document);
      expect(here.listening.raw).not.toContain(there.document);
    }
    for (const one of listening) await one.stop();
    // What was used there was paid there.
    expect(await get('/api/workspaces/usage', eve.token)).toMatchObject({ usage: { usedCredits: 1 } });
    expect(await get('/api/workspaces/usage', ada.token)).toMatchObject({ usage: { usedCredits: 1 } });
  });

  it('is removed from one and goes on in the other, wherever it is signed in', async () => {
    const eve = await eveInBoth();
    const listening = await Listening.start(app, eve.there);
    await listening.until('the start', ({ name }) => name === 'ready');
    expect((await remove(eve.userId, ada)).status).toBe(200);
    expect([await statusOf(eve.there), await statusOf(eve.token)]).toEqual([401, 200]);
    await eventually('the end of what she heard', () => listening.ended);
    expect(refused(await switched(eve.token, ada.workspaceId))).toEqual([404, 'workspace_not_found']);
    expect((await mine(eve.token)).map(({ id }) => id)).toEqual([eve.workspaceId]);
    expect((await logIn(eve.email)).body.data.workspace.id).toBe(eve.workspaceId);
    // The reactor comes after it, and takes no more.
    await app.decide(eve.userId, { type: 'LeaveWorkspace', workspaceId: ada.workspaceId });
    expect(await statusOf(eve.token)).toBe(200);
    expect(refused(await remove(eve.userId, ada))).toEqual([404, 'member_not_found']);
    // Asked again, she comes back.
    expect((await join(eve.token, await invitation(eve.email, 'auditor'))).status).toBe(200);
    expect([
      await statusOf(eve.there),
      (await get<AccountAnswer>('/api/auth/account', eve.there)).account.role,
    ]).toEqual([200, 'auditor']);
  });

  /** What follows a removal, done once more; and what her own stream then says of workspaces. */
  const followedUp = async (userId: string, since?: Position) => {
    const { app: nest } = app.running;
    const decisions = nest.get(Decisions);
    const { on } = eraseAccounts(
      decisions,
      nest.get(AddressClaims),
      nest.get(ProviderAccounts),
      nest.get(AccountMails),
      nest.get(KeyRing),
    );
    const facts = await decisions.read(`workspace-${ada.workspaceId}`);
    const removal = facts.find(({ type }) => type === 'MemberLeft')!;
    await on.get('MemberLeft')!({ ...removal, ...(since !== undefined && { position: since }) });
    return (await app.stream(`user-${userId}`)).map(({ type }) => type).filter((type) => /^Work/.test(type));
  };

  it('stays where it came back to, though what follows its removal is done late', async () => {
    const eve = await eveInBoth();
    await remove(eve.userId, ada);
    // Between the two facts of a joining: its own stream has it, that of the workspace has not yet.
    await app.decide(eve.userId, { type: 'JoinWorkspace', workspaceId: ada.workspaceId });
    expect(await followedUp(eve.userId)).toEqual(['WorkspaceJoined', 'WorkspaceLeft', 'WorkspaceJoined']);
  });

  it('stays where it came back to, though a crash left its own stream without the removal', async () => {
    const eve = await eveInBoth();
    await remove(eve.userId, ada);
    expect((await join(eve.token, await invitation(eve.email))).status).toBe(200);
    // As if its last joining had come before the removal.
    const end = positionOf(10n ** 19n);
    expect(await followedUp(eve.userId, end)).toEqual(['WorkspaceJoined', 'WorkspaceLeft', 'WorkspaceJoined']);
  });

  it('is made by an invitation, joins another, is removed from the first and lives in the second', async () => {
    const guest = await joined('member');
    const bob = await app.register(`bob${accounts}@example.test`, 'Bob Ltd');
    expect((await join(guest.token, await invitation(guest.email, 'auditor', bob))).status).toBe(200);
    expect((await remove(guest.userId, ada)).status).toBe(200);
    expect(await statusOf(guest.token)).toBe(401);
    const again = await logIn(guest.email);
    expect(again.body.data).toMatchObject({ user: { role: 'auditor' }, workspace: { id: bob.workspaceId } });
    // The second was the last.
    expect((await remove(guest.userId, bob)).status).toBe(200);
    expect(await statusOf(again.body.data.token)).toBe(401);
    expect(refused(await logIn(guest.email))).toEqual([401, 'wrong_credentials']);
    const { vault } = app.running.adapters;
    await eventually('the key shredded', async () => (await vault.keys([`user:${guest.userId}`])).size === 0);
  });

  it('leaves one by itself, but not the only one, and not as the last owner', async () => {
    const eve = await eveInBoth();
    const leave = (workspaceId: string, token = eve.token) =>
      app.json('DELETE', `/api/auth/workspaces/${workspaceId}`, undefined, token);
    expect(refused(await leave(eve.workspaceId))).toEqual([409, 'last_owner']);
    expect((await leave(ada.workspaceId)).status).toBe(200);
    expect([await statusOf(eve.there), await statusOf(eve.token)]).toEqual([401, 200]);
    expect(refused(await leave(ada.workspaceId))).toEqual([404, 'workspace_not_found']);
    expect(refused(await leave('nowhere'))).toEqual([404, 'workspace_not_found']);
    expect(refused(await leave(eve.workspaceId))).toEqual([409, 'only_workspace']);
  });

  it('is deleted with the workspaces it is the last owner of, and leaves the others', async () => {
    const eve = await eveInBoth();
    const guest = await (async () => {
      const email = `guest-of-eve${accounts}@example.test`;
      const told: Told<Session> = await accept(await invitation(email, 'member', eve));
      return { email, ...told.body.data };
    })();
    const erase = (query = '') => app.json('DELETE', `/api/auth/account${query}`, undefined, eve.there);
    // Wherever it is asked from: her own workspace would go.
    expect(refused(await erase('?keepWorkspace=true'))).toEqual([409, 'last_owner']);
    expect([await statusOf(eve.there), await statusOf(eve.token)]).toEqual([200, 200]);
    expect((await erase()).status).toBe(200);
    expect([await statusOf(eve.there), await statusOf(eve.token)]).toEqual([401, 401]);
    const { members } = await get<MemberList>('/api/workspaces/members', ada.token);
    expect(members).toMatchObject([{ id: ada.userId }]);
    const { vault } = app.running.adapters;
    const shredded = [`user:${eve.userId}`, `workspace:${eve.workspaceId}`, `user:${guest.user.id}`] as const;
    await eventually('all keys shredded', async () => (await vault.keys([...shredded])).size === 0);
    expect(await statusOf(ada.token)).toBe(200);
  });

  it('loses one that is deleted, and nothing else', async () => {
    const eve = await eveInBoth();
    expect((await app.json('DELETE', '/api/auth/account', undefined, ada.token)).status).toBe(200);
    await eventually('the membership gone', async () => (await statusOf(eve.there)) === 401);
    expect([await statusOf(eve.token), (await mine(eve.token)).length]).toEqual([200, 1]);
    const { vault } = app.running.adapters;
    await eventually('her key', async () => (await vault.keys([`workspace:${ada.workspaceId}`])).size === 0);
    expect((await vault.keys([`user:${eve.userId}`])).size).toBe(1);
    expect((await logIn(eve.email)).body.data.workspace.id).toBe(eve.workspaceId);
  });

  it('is in the workspace although all behind the acceptance was cut off, and once', async () => {
    const email = `eve${accounts}@example.test`;
    const eve = await app.register(email, 'Eve Ltd');
    const { workspaceId } = ada;
    const invitationId = (await invite(email, 'auditor')).body.data.invitation.id as string;
    const accept = { type: 'AcceptInvitation', workspaceId, invitationId, userId: eve.userId } as const;
    const cause = { actor: { kind: 'member', id: eve.userId }, correlationId: 'c', causationId: 'c' } as const;
    await app.running.app.get(Decisions).run(invitationsDecider, workspaceId, accept, cause);
    await eventually('her membership', async () => (await mine(eve.token)).length === 2);
    const there = (await switched(eve.token, workspaceId)).body.data;
    expect(there.user.role).toBe('auditor');
    expect(await statusOf(there.token)).toBe(200);
    const { vault } = app.running.adapters;
    await eventually('the address forgotten', async () => (await vault.keys([`user:${invitationId}`])).size === 0);
    const facts = (await app.stream(`workspace-${workspaceId}`)).map(({ type }) => type);
    expect(facts.filter((type) => type === 'MemberJoined')).toHaveLength(1);
  });

  it('takes an invitation to its own address only, once, and only while it is good', async () => {
    const eve = await app.register(`eve${accounts}@example.test`, 'Eve Ltd');
    const theirs = await invitation(`somebody${accounts}@example.test`);
    expect(refused(await join(eve.token, theirs))).toEqual([409, 'invited_under_another_address']);
    expect(refused(await join(eve.token, `${theirs.slice(0, -3)}AAA`))).toEqual([400, 'link_invalid']);
    const { id } = (await invite(`EVE${accounts}@example.test`)).body.data.invitation;
    await app.json('DELETE', `/api/workspaces/invitations/${id}`, undefined, ada.token);
    expect(refused(await join(eve.token, linkOf(id)))).toEqual([409, 'invitation_used']);
    const link = await invitation(`EVE${accounts}@example.test`);
    const all = await Promise.all([1, 2, 3, 4].map(() => join(eve.token, link)));
    expect(all.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const one of all) expect([200, 409]).toContain(one.status);
    expect((await mine(eve.token)).map(({ id: workspaceId }) => workspaceId)).toEqual([
      eve.workspaceId,
      ada.workspaceId,
    ]);
    const { members } = await get<MemberList>('/api/workspaces/members', ada.token);
    expect(members).toHaveLength(2);
    expect(['already_member', 'invitation_used']).toContain((await join(eve.token, link)).body.error.code);
  });
});
