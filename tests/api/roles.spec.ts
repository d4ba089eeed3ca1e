/** Roles that change, from the real app: who may, what holds from when on, and that a workspace never has no owner. */
import { Sessions } from '#contexts/identity/application/sessions.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import type { Role } from '#kernel/roles.js';
import { Decisions } from '#write-side/decisions.js';
import { agedToken } from '../aged-token.js';
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { TestApp, tinyPng, type Member } from './app.js';
import { inviting, PASSWORD, refused } from './inviting.js';
import { Listening } from './listening.js';

const cause = { actor: { kind: 'system', id: 'test' } as const, correlationId: 'c', causationId: 'c' };

describe('roles', () => {
  let app: TestApp;
  let ada: Member;
  let workspaces = 0;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    ada = await app.register(`ada-${++workspaces}@example.test`, 'Ada Ltd');
  });

  const change = (of: Member, role: Role | string, by: Member = ada) =>
    app.json('PUT', `/api/workspaces/members/${of.userId}/role`, { role }, by.token);
  const remove = (who: Member, by: Member = ada) =>
    app.json('DELETE', `/api/workspaces/members/${who.userId}`, undefined, by.token);
  const leave = (who: Member, query = '') => app.json('DELETE', `/api/auth/account${query}`, undefined, who.token);
  const listed = async ({ token }: Member) => (await app.json('GET', '/api/documents', undefined, token)).status;
  const roleOf = async ({ token }: Member) =>
    ((await app.json('GET', '/api/auth/account', undefined, token)).body as { data: { account: { role: Role } } }).data
      .account.role;
  const owners = async (by: Member): Promise<string[]> => {
    const { body } = await app.json('GET', '/api/workspaces/members', undefined, by.token);
    return (body as { data: { members: { id: string; role: Role }[] } }).data.members
      .filter(({ role }) => role === 'owner')
      .map(({ id }) => id)
      .toSorted();
  };
  const history = async ({ workspaceId }: Member) =>
    (await app.stream(`workspace-${workspaceId}`)).slice(1).map(({ type, data }) => ({ type, ...data }));

  it('change for who is signed in, with the same token, and everybody in the workspace is told', async () => {
    const mel = await app.join(ada, 'auditor');
    const listening = await Listening.start(app, mel.token);
    await listening.until('the start', ({ name }) => name === 'ready');
    expect((await app.upload(mel.token, tinyPng)).status).toBe(403);
    const member = { id: mel.userId, name: 'Mel', role: 'member' };
    expect(await change(mel, 'member')).toMatchObject({ status: 200, body: { data: { member } } });
    expect((await app.upload(mel.token, tinyPng)).status).toBe(201);
    expect(await roleOf(mel)).toBe('member');
    expect((await change(mel, 'auditor')).status).toBe(200);
    expect((await app.upload(mel.token, tinyPng)).status).toBe(403);
    await listening.until('the change', ({ name, data }) => name === 'member' && data['userId'] === mel.userId);
    await listening.stop();
    const { workspaceId } = ada;
    expect(await history(ada)).toEqual([
      { type: 'MemberRoleChanged', workspaceId, userId: mel.userId, from: 'auditor', to: 'member' },
      { type: 'MemberRoleChanged', workspaceId, userId: mel.userId, from: 'member', to: 'auditor' },
    ]);
    const [, last] = await app.stream(`workspace-${workspaceId}`);
    expect(last!.metadata.actor).toEqual({ kind: 'member', id: ada.userId });
  });

  it('tell owners and auditors what became of them, and on whose word, and nobody else', async () => {
    const { joined } = inviting(() => ({ app, owner: ada }));
    const mel = { ...ada, ...(await joined('member', `mel-of-${workspaces}@example.test`)) };
    const otto = await app.join(ada, 'auditor');
    await change(mel, 'owner');
    await change(mel, 'reviewer', mel);
    const gone = await app.join(ada, 'member');
    await remove(gone);
    const changes = (by: Member) => app.json('GET', '/api/workspaces/role-changes', undefined, by.token);
    const told = [
      { name: 'Former member', from: null, to: null, by: 'Ada Example' },
      { name: 'Guest Example', from: 'owner', to: 'reviewer', by: null },
      { name: 'Guest Example', from: 'member', to: 'owner', by: 'Ada Example' },
    ];
    for (const by of [otto, ada]) expect(await changes(by)).toMatchObject({ body: { data: { changes: told } } });
    expect(refused(await changes(mel))).toEqual([403, 'not_with_this_role']);
  });

  it('are told at the next sign-in, too', async () => {
    const mel = await inviting(() => ({ app, owner: ada })).joined('member', `mel-${workspaces}@example.test`);
    const { email } = mel;
    await change({ ...ada, ...mel }, 'owner');
    const login = { email, password: PASSWORD, recaptchaToken: 'any' };
    const user = { role: 'owner', email };
    expect(await app.json('POST', '/api/auth/login', login)).toMatchObject({ body: { data: { user } } });
  });

  it('are handed over: a new owner does what owners do, and the old one no more', async () => {
    const mel = await app.join(ada, 'member');
    expect(refused(await change(ada, 'member'))).toEqual([409, 'last_owner']);
    expect((await change(mel, 'owner')).status).toBe(200);
    expect(await owners(mel)).toEqual([ada.userId, mel.userId].toSorted());
    expect((await change(ada, 'member', ada)).status).toBe(200);
    expect(await owners(mel)).toEqual([mel.userId]);
    expect(refused(await change(mel, 'member', ada))).toEqual([403, 'owner_only']);
    expect(refused(await change(mel, 'member', mel))).toEqual([409, 'last_owner']);
    expect((await remove(ada, mel)).status).toBe(200);
    expect([await listed(ada), await listed(mel)]).toEqual([401, 200]);
  });

  it('leave one owner of two who demote each other, or step down, at the same moment', async () => {
    for (const crossed of [true, false]) {
      const one = await app.register(`one-${crossed}@example.test`);
      const two = await app.join(one, 'member');
      expect((await change(two, 'owner', one)).status).toBe(200);
      const [first, second] = crossed ? [two, one] : [one, two];
      const answers = await Promise.all([change(first, 'member', one), change(second, 'member', two)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, crossed ? 403 : 409]);
      expect(await owners((await roleOf(one)) === 'owner' ? one : two)).toHaveLength(1);
    }
  });

  it('are changed by owners alone, of their own workspace, to what there is, lately confirmed', async () => {
    const mel = await app.join(ada, 'member');
    const eve = await app.register(`eve-${workspaces}@example.test`);
    expect(refused(await change(mel, 'owner', mel))).toEqual([403, 'owner_only']);
    expect(refused(await change(mel, 'owner', eve))).toEqual([404, 'member_not_found']);
    expect(refused(await change({ ...mel, userId: 'nobody' }, 'owner'))).toEqual([404, 'member_not_found']);
    expect((await change(mel, 'king')).status).toBe(400);
    const stale = agedToken(ada.token, app.running.app.get(Sessions).secret);
    expect(refused(await change(mel, 'owner', { ...ada, token: stale }))).toEqual([403, 'confirm_password']);
    expect(await owners(ada)).toEqual([ada.userId]);
  });

  it('of owners end with their accounts, and the workspace with the last', async () => {
    const mel = await app.join(ada, 'member');
    await change(mel, 'owner');
    expect(refused(await remove(mel))).toEqual([409, 'owner_stays']);
    const { _id } = (await app.upload(ada.token, tinyPng)).body.data.document;
    expect((await leave(ada, '?keepWorkspace=true')).status).toBe(200);
    expect([await listed(ada), await listed(mel)]).toEqual([401, 200]);
    expect((await app.json('GET', `/api/documents/${_id}`, undefined, mel.token)).status).toBe(200);
    expect(refused(await leave(mel, '?keepWorkspace=true'))).toEqual([409, 'last_owner']);
    expect(await listed(mel)).toBe(200);
    expect((await leave(mel)).status).toBe(200);
    expect((await history(ada)).at(-1)).toMatchObject({ type: 'WorkspaceDeleted' });
  });

  it('are nobody’s who left: what a crash cut off is done by who comes after', async () => {
    const mel = await app.join(ada, 'member');
    const decisions = app.running.app.get(Decisions);
    const { workspaceId } = ada;
    const gone = { type: 'RemoveMember', workspaceId, userId: mel.userId, joinedAs: 'member', by: ada.userId } as const;
    await decisions.run(workspaceDecider, workspaceId, gone, cause);
    await eventually(
      'the account deleted',
      async () => (await decisions.state(userDecider, mel.userId)).status === 'deleted',
    );
    expect(refused(await change(mel, 'owner'))).toEqual([404, 'member_not_found']);
    const { vault } = app.running.adapters;
    await eventually('the key shredded', async () => (await vault.keys([`user:${mel.userId}`])).size === 0);
  });

  it('decide who gets mails about the workspace: each owner, and who was one no more', async () => {
    const [mel, nan] = [await app.join(ada, 'member'), await app.join(ada, 'member')];
    for (const one of [mel, nan]) await change(one, 'owner');
    await change(nan, 'auditor');
    const booked = async (): Promise<string[]> => {
      const about = mailsIn(app.folder).filter((mail) => mail.includes('Subject: Your Recto subscription'));
      const to = [`ada-${workspaces}`, mel.userId, nan.userId];
      return to.filter((name) =>
        about.some((mail) => mail.includes(`To: ${name}@example.test`) || mail.includes(`<${name}@example.test>`)),
      );
    };
    const order = { plan: 'starter', billingCycle: 'monthly', email: 'mel@example.test' };
    const { body } = await app.json('POST', '/api/payment/create-checkout-session', order, mel.token);
    const session = new URL(body.data.url).searchParams.get('session');
    const paid = await app.json('POST', `/api/payment/test-checkout/${session}`, { outcome: 'paid' }, mel.token);
    expect(paid.status).toBe(200);
    const two = [`ada-${workspaces}`, mel.userId];
    await eventually('both mails', async () => (await booked()).length === 2);
    expect(await booked()).toEqual(two);
    // Who goes takes the own mail along, and no other's.
    await leave(mel);
    await eventually('one mail less', async () => (await booked()).length === 1);
    expect(await booked()).toEqual([`ada-${workspaces}`]);
  });
});
