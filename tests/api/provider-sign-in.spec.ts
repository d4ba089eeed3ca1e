/** Signing in by a company's own identity provider, against one that is not ours (`oidc-provider`). */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jwt from 'jsonwebtoken';
import { generateSync } from 'otplib';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import type { MemberList, RoleChangeList } from '#contracts/members.js';
import type { ProviderSession } from '#contracts/provider.js';
import { FirstOwner } from '#contexts/membership/application/first-owner.js';
import { ProviderAccounts } from '#contexts/identity/application/provider-accounts.js';
import { eventually } from '../eventually.js';
import { FixedClock } from '../fixed-clock.js';
import { SoftPasskey } from '../soft-passkey.js';
import { CANCEL, signInAs, TestProvider, type Claims } from '../openid/test-provider.js';
import { form } from '../openid/form-browser.js';
import { PUBLIC, Visitor } from '../openid/visitor.js';
import { TestApp, type Answer, type Member } from './app.js';
import { inviting, PASSWORD, refused } from './inviting.js';

const NAME = 'Quay ID';

const account = async (app: TestApp, token: string) =>
  (await app.json('GET', '/api/auth/account', undefined, token)).status;
const logIn = (app: TestApp, email: string, password = PASSWORD) =>
  app.json('POST', '/api/auth/login', { email, password, recaptchaToken: 'any' });
const said = ({ status, body }: { status: number; body: Answer }) => {
  const { code, message } = body.error as { code: string; message: string };
  return [status, code, message];
};

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

async function started(env: Record<string, string> = {}, clock?: FixedClock) {
  const provider = await TestProvider.start();
  const settings = { PUBLIC_URL: PUBLIC, OIDC_NAME: NAME, OIDC_SCOPES: 'openid email profile groups', ...env };
  const app = await TestApp.start({ ...provider.settings, ...settings }, clock && { clock });
  provider.register({ publicUrl: PUBLIC, api: app.running.url });
  return { provider, app };
}

describe('signing in by a provider', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;
  let provider: TestProvider;
  let owner: Member;
  beforeAll(async () => {
    ({ app, provider } = await started({ REGISTRATION: 'invited' }, clock));
    const firstOwnerToken = new URL((await app.running.app.get(FirstOwner).url())!).hash.slice(1);
    const { body } = await app.json('POST', '/api/auth/register', {
      name: 'Olga Example',
      email: 'olga@example.test',
      password: PASSWORD,
      workspaceName: 'Quay Ltd',
      firstOwnerToken,
      recaptchaToken: 'any',
    });
    const { token, user, workspace } = body.data as ProviderSession;
    owner = { token, userId: user.id, workspaceId: workspace.id };
  });
  afterAll(async () => {
    await app.stop();
    await provider.close();
  });
  const { invited, linkOf, joined } = inviting(() => ({ app, owner }));
  const person = (id: string, claims: Claims = {}) => {
    provider.people.set(id, { email: `${id}@example.test`, email_verified: true, name: `${id} Example`, ...claims });
    return new Visitor(() => app.running.url, signInAs(id));
  };
  const linkFor = async (email: string) => linkOf(await invited(email));

  it('opens the account with the same verified address, and from then on by who one is there', async () => {
    const { userId, token: before } = await joined('member', 'ada@example.test');
    const ada = person('ada');
    const { user, workspace, token, signOutAddress } = await ada.session();
    expect([user.id, user.email, user.role, workspace.id]).toEqual([
      userId,
      'ada@example.test',
      'member',
      owner.workspaceId,
    ]);
    expect(signOutAddress).toContain('id_token_hint=');
    expect(await account(app, token)).toBe(200);
    expect(await account(app, before)).toBe(200);
    // Married since, and not even verified: it is still she.
    provider.people.set('ada', { email: 'ada.new@example.test', email_verified: false });
    expect((await ada.session()).user.id).toBe(userId);
    // The password goes on opening it.
    expect((await logIn(app, 'ada@example.test')).status).toBe(200);
    const events = (await app.stream(`user-${userId}`)).map(({ type }) => type);
    expect(events.filter((type) => type === 'ProviderAccountLinked')).toHaveLength(1);
  });

  it('is sealed in a cookie that no script reads and that goes with the sign-in alone', async () => {
    const bob = person('bob');
    const begun = await bob.post('begin', {});
    const [cookie = ''] = begun.headers.getSetCookie();
    expect(cookie).toMatch(
      /^recto-sign-in-[0-9a-f]{16}=[\w-]+; Max-Age=600; Path=\/api\/auth\/provider; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const { address } = (begun.body as { data: { address: string } }).data;
    const asked = new URL(address).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const secret of ['state', 'nonce'])
      expect(Buffer.from(cookie.split('=')[1]!, 'base64url').toString('latin1')).not.toContain(asked.get(secret));
  });

  it('makes an account by an invitation, under the address it came to and no other', async () => {
    const cleo = person('cleo');
    expect(said(await cleo.signIn())).toEqual([
      403,
      'provider_not_invited',
      'There is no account for your address at Quay ID. Accounts are made by invitation here: open the link of yours ' +
        'and continue from there, or ask the owner of your workspace to invite you.',
    ]);
    const other = await linkFor('somebody.else@example.test');
    expect(refused(await cleo.signIn({ invitation: other }))).toEqual([409, 'invited_under_another_address']);
    cleo.language = 'es-MX,es;q=0.9';
    const { user, workspace, token } = await cleo.session({ invitation: await linkFor('Cleo@example.test') });
    const { body } = await app.json('GET', '/api/auth/account', undefined, token);
    expect(body.data.account.language).toBe('es');
    expect([user.name, user.role, workspace.id]).toEqual(['cleo Example', 'member', owner.workspaceId]);
    expect((await cleo.session()).user.id).toBe(user.id);
    // There is no password, so none opens it.
    for (const password of ['no password', 'correct horse'])
      expect((await logIn(app, user.email, password)).status).toBe(401);
  });

  it('joins no account by an address that is not verified on both sides', async () => {
    await joined('member', 'dora@example.test');
    for (const email_verified of [false, undefined, 'no'])
      expect(said(await person('dora', { email_verified }).signIn())).toEqual([
        403,
        'provider_address_unverified',
        'Quay ID has not verified your e-mail address. Please have it verified there, then sign in again.',
      ]);
    expect(refused(await person('dora', { email: undefined }).signIn())).toEqual([403, 'provider_no_address']);
    // The first owner has not confirmed theirs here.
    expect(refused(await person('olga').signIn())).toEqual([409, 'address_not_confirmed']);
    expect((await person('dora').session()).user.email).toBe('dora@example.test');
    // Somebody else there got the address since.
    expect(refused(await person('dora2', { email: 'dora@example.test' }).signIn())).toEqual([
      409,
      'other_provider_account',
    ]);
  });

  it('says what was answered to somebody else, altered, twice or too late, and signs nobody in', async () => {
    await joined('member', 'finn@example.test');
    const finn = person('finn');
    const over = [
      409,
      'provider_sign_in_over',
      'This sign-in was begun in another browser, was used before, or took too long. Please continue with Quay ID again.',
    ];
    const answer = await finn.atProvider(await finn.begin());
    const elsewhere = new Visitor(() => app.running.url, signInAs('finn'));
    expect(said(await elsewhere.finish(answer))).toEqual(over);
    const state = new URLSearchParams(answer);
    state.set('state', 'made-up');
    expect(said(await finn.finish(state.toString()))).toEqual(over);
    expect((await finn.finish(answer)).status).toBe(200);
    expect(said(await finn.finish(answer))).toEqual(over);

    const forged = new URL(await finn.begin());
    forged.searchParams.set('nonce', 'of-another-sign-in');
    expect(said(await finn.finish(await finn.atProvider(forged.href)))).toEqual([
      422,
      'provider_untrusted',
      'What Quay ID answered does not belong to this sign-in, so nobody was signed in. Please try again.',
    ]);
    const unproven = new URL(await finn.begin());
    unproven.searchParams.set('code_challenge', createHash('sha256').update('another').digest('base64url'));
    expect(said(await finn.finish(await finn.atProvider(unproven.href)))).toEqual(over);

    const late = await finn.atProvider(await finn.begin());
    clock.advance(10 * 60_000);
    expect(said(await finn.finish(late))).toEqual(over);

    for (const [wrongly, code] of [
      [{ exp: secondsAgo(3_600) }, 'provider_clock'],
      [{ aud: 'another' }, 'provider_untrusted'],
      [{ iss: 'https://id.example.test' }, 'provider_untrusted'],
    ] as const) {
      provider.wrongly = wrongly;
      expect([wrongly, ...refused(await finn.signIn())]).toEqual([wrongly, 422, code]);
    }
    provider.wrongly = {};
    provider.byStranger = true;
    expect(refused(await finn.signIn())).toEqual([422, 'provider_untrusted']);
    provider.byStranger = false;
    expect((await finn.signIn()).status).toBe(200);
  });

  it('says that somebody canceled, and that the provider is down, and goes on once it is back', async () => {
    await joined('member', 'gwen@example.test');
    const gwen = person('gwen');
    expect(said(await gwen.finish(await gwen.atProvider(await gwen.begin(), signInAs(CANCEL))))).toEqual([
      403,
      'provider_denied',
      'Quay ID did not let you in, or you canceled there. Nothing was changed; you can try again.',
    ]);
    const answer = await gwen.atProvider(await gwen.begin());
    provider.goAway();
    const away = [
      503,
      'provider_away',
      'Quay ID does not answer right now. Please try again in a moment; owners can sign in with their password.',
    ];
    expect(said(await gwen.finish(answer))).toEqual(away);
    expect(said(await gwen.post('begin', {}))).toEqual(away);
    expect((await logIn(app, 'olga@example.test')).status).toBe(200);
    provider.comeBack();
    expect((await gwen.signIn()).status).toBe(200);
  });

  it('proves who one is when the provider says that they proved it just now, and not else', async () => {
    await joined('member', 'mia@example.test');
    const mia = person('mia');
    const proves = async (how: object = {}) => {
      const { token } = await mia.session(how);
      const { status, body } = await app.json('POST', '/api/auth/second-factor/offer', {}, token);
      return [
        (await app.json('GET', '/api/auth/account', undefined, token)).body.data.confirmed,
        status,
        body.error?.code,
      ];
    };
    const no = [false, 403, 'confirm_password'];
    // It does not say when, as nobody asked.
    expect(await proves()).toEqual(no);
    for (const auth_time of [secondsAgo(3_600), secondsAgo(-3_600)]) {
      provider.wrongly = { auth_time };
      expect([auth_time, ...(await proves({ again: true }))]).toEqual([auth_time, ...no]);
    }
    provider.wrongly = {};
    expect(await proves({ again: true })).toEqual([true, 200, undefined]);
  });

  it('ends at once what its session began when one signs out there, and nothing else', async () => {
    const { userId, email } = await joined('member', 'hugo@example.test');
    const byPassword = (await logIn(app, email)).body.data.token as string;
    const laptop = person('hugo');
    const phone = person('hugo');
    const [one, other] = [await laptop.session(), await phone.session()];
    expect(new Set([one.user.id, other.user.id])).toEqual(new Set([userId]));
    // Signing out of Recto leads there; the provider then tells Recto, before it sends the browser back.
    const asked = await laptop.browser.open(one.signOutAddress!, `${PUBLIC}/login`);
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(asked.text) ?? [];
    const left = await laptop.browser.open(
      `${provider.issuer}/session/end/confirm`,
      `${PUBLIC}/login`,
      form({ xsrf, logout: 'yes' }),
    );
    expect(left.address).toBe(`${PUBLIC}/login`);
    await eventually('the session ended', async () => (await account(app, one.token)) === 401);
    for (const token of [other.token, byPassword]) expect(await account(app, token)).toBe(200);
  });

  it('takes the logout tokens of the provider, for us, of now, and no others', async () => {
    const { email } = await joined('member', 'iris@example.test');
    const byPassword = (await logIn(app, email)).body.data.token as string;
    const [one, other] = [await person('iris').session(), await person('iris').session()];
    const post = async (logoutToken: string) => {
      const url = `${app.running.url}/api/auth/provider/logout`;
      const response = await fetch(url, form({ logout_token: logoutToken }));
      return [response.status, JSON.parse(await response.text()).error?.code];
    };
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const claims = { iss: provider.issuer, aud: 'recto', sub: 'iris', jti: 'x', events };
    const logoutToken = (said: Claims) => provider.signed(said, 'logout+jwt');
    const untrusted = [422, 'provider_untrusted'];
    for (const wrong of [
      { aud: 'another' },
      { iss: 'https://id.example.test' },
      { iat: secondsAgo(3_600) },
      { events: {} },
      { nonce: 'of an ID token' },
      { sub: undefined },
    ])
      expect([wrong, await post(logoutToken({ ...claims, ...wrong }))]).toEqual([wrong, untrusted]);
    for (const typ of ['JWT', 'at+jwt'])
      expect([typ, await post(provider.signed(claims, typ))]).toEqual([typ, untrusted]);
    expect(await post('')).toEqual(untrusted);
    expect(await post('a.b.c')).toEqual(untrusted);
    expect(
      await post(jwt.sign(claims, 'guessed', { header: { alg: 'HS256', kid: 'one', typ: 'logout+jwt' } })),
    ).toEqual(untrusted);
    expect(await post(jwt.sign(claims, null, { algorithm: 'none' }))).toEqual(untrusted);
    expect(await post(logoutToken({ ...claims, sub: 'nobody' }))).toEqual([200, undefined]);
    for (const { token } of [one, other]) expect(await account(app, token)).toBe(200);
    // It names no session of the provider: all that came of it are over when it is answered.
    expect(await post(logoutToken(claims))).toEqual([200, undefined]);
    for (const { token } of [one, other]) expect(await account(app, token)).toBe(401);
    expect(await account(app, byPassword)).toBe(200);
  });

  it('keeps nothing of who one is there once the account is deleted', async () => {
    const cleartext = 'jade-of-the-harbour-4711';
    await joined('member', 'jade@example.test');
    const jade = person(cleartext, { email: 'jade@example.test' });
    const { token, user } = await jade.session({ again: true });
    const key = app.running.app.get(ProviderAccounts).keyOf({ issuer: provider.issuer, subject: cleartext });
    const stream = () => app.stream(`provideraccount-${key}`);
    const own = await app.stream(`user-${user.id}`);
    for (const event of [...own, ...(await stream())]) {
      expect(JSON.stringify(event)).not.toContain(cleartext);
      expect(JSON.stringify(event.data)).not.toContain(key);
    }
    expect((await app.json('DELETE', '/api/auth/account', undefined, token)).status).toBe(200);
    await eventually('the provider’s account released', async () => {
      const types = (await stream()).map(({ type }) => type);
      return types.join() === 'ProviderAccountClaimed,ProviderAccountReleased';
    });
    const { user: next } = await jade.session({ invitation: await linkFor('jade@example.test') });
    expect(next.id).not.toBe(user.id);
  });

  it('asks for no code of Recto’s own: the second factor is the provider’s business', async () => {
    const { token } = await joined('member', 'kim@example.test');
    const offer = await app.json('POST', '/api/auth/second-factor/offer', {}, token);
    const code = generateSync({ secret: offer.body.data.secret, epoch: Math.floor(clock.now().getTime() / 1_000) });
    expect((await app.json('POST', '/api/auth/second-factor/turn-on', { code }, token)).status).toBe(200);
    expect(refused(await logIn(app, 'kim@example.test'))).toEqual([401, 'second_factor_required']);
    expect((await person('kim').signIn()).status).toBe(200);
  });
});

describe('roles by a claim', () => {
  let app: TestApp;
  let provider: TestProvider;
  let owner: Member;
  beforeAll(async () => {
    ({ app, provider } = await started({
      OIDC_ROLES: 'recto-admins=owner, staff=member, outside=auditor',
      PASSWORD_SIGN_IN: 'owners',
    }));
    owner = await app.register('olga@example.test');
    await app.decide(owner.userId, { type: 'ConfirmAddress' });
  });
  afterAll(async () => {
    await app.stop();
    await provider.close();
  });
  const { invited, linkOf, accept } = inviting(() => ({ app, owner }));
  const person = (id: string, groups: unknown) => {
    provider.people.set(id, { email: `${id}@example.test`, email_verified: true, name: id, groups });
    return new Visitor(() => app.running.url, signInAs(id));
  };

  it('make one what the provider says, at each sign-in, and let nobody in without one', async () => {
    const link = linkOf(await invited('ada@example.test'));
    expect(refused(await person('ada', ['else']).signIn({ invitation: link }))).toEqual([
      403,
      'provider_gives_no_role',
    ]);
    const { user } = await person('ada', ['outside']).session({ invitation: link });
    expect(user.role).toBe('auditor');
    expect((await person('ada', ['staff', 'outside']).session()).user.role).toBe('member');
    const { token } = await person('ada', ['staff', 'recto-admins']).session();
    expect((await app.json('GET', '/api/workspaces/members', undefined, token)).status).toBe(200);
    const { changes } = (await app.json('GET', '/api/workspaces/role-changes', undefined, owner.token)).body
      .data as RoleChangeList;
    expect(changes.map(({ to, by }) => [to, by])).toEqual([
      ['owner', 'Identity provider'],
      ['member', 'Identity provider'],
      ['auditor', 'Identity provider'],
    ]);
  });

  it('leave the last owner one, whatever the provider says', async () => {
    const other = await person('ada', 'staff').session();
    expect(other.user.role).toBe('member');
    expect((await person('olga', ['outside']).session()).user.role).toBe('owner');
  });

  it('come with passwords for owners alone, as the way in when the provider is down', async () => {
    const { userId } = await app.join(owner, 'member');
    const { body } = await app.json('GET', '/api/workspaces/members', undefined, owner.token);
    const member = (body.data as MemberList).members.find(({ id }) => id === userId)!;
    const origin = { correlationId: 'test', causationId: 'test' };
    await app.running.app.get(AddressClaims).claim(member.email, userId, origin);
    expect(said(await logIn(app, member.email))).toEqual([
      403,
      'provider_required',
      'Your workspace signs in with Quay ID. Passwords are for its owners only.',
    ]);
    // Nothing of it is told to who has not the password.
    expect(refused(await logIn(app, member.email, 'wrong horse'))).toEqual([401, 'wrong_credentials']);
    expect(refused(await accept(linkOf(await invited('bob@example.test'))))).toEqual([403, 'provider_required']);
    provider.goAway();
    expect((await logIn(app, 'olga@example.test')).status).toBe(200);
    provider.comeBack();
  });

  it('come with passkeys for owners alone, too', async () => {
    const options = async (path: string, token?: string) =>
      (await app.json('POST', `/api/auth/${path}`, {}, token)).body.data.options;
    const signsIn = async (token: string) => {
      const key = new SoftPasskey(PUBLIC);
      const passkey = key.made(await options('passkeys/offer', token));
      expect((await app.json('POST', '/api/auth/passkeys', { name: 'Laptop', passkey }, token)).status).toBe(201);
      const answer = key.answers(await options('login-passkey/options'));
      return app.json('POST', '/api/auth/login-passkey', { passkey: answer });
    };
    const invitation = linkOf(await invited('pia@example.test'));
    await person('pia', ['staff']).session({ invitation });
    expect(refused(await signsIn((await person('pia', ['staff']).session({ again: true })).token))).toEqual([
      403,
      'provider_required',
    ]);
    expect((await signsIn(owner.token)).status).toBe(200);
  });

  it('join no account that never confirmed its address; an invitation takes the address from it', async () => {
    const { userId } = await app.register('zoe@example.test');
    const zoe = person('zoe', ['staff']);
    expect(refused(await zoe.signIn())).toEqual([409, 'address_not_confirmed']);
    const { user } = await zoe.session({ invitation: linkOf(await invited('zoe@example.test')) });
    expect([user.id === userId, user.role]).toEqual([false, 'member']);
    expect((await logIn(app, 'zoe@example.test')).body.data.user.id).toBe(userId);
  });

  it('bring who has an account into one more workspace by its invitation, and sign in there', async () => {
    const quinn = person('quinn', ['staff']);
    const { user, workspace } = await quinn.session();
    const link = linkOf(await invited('quinn@example.test'));
    const joined = await quinn.session({ invitation: link });
    expect([joined.user.id, joined.user.role, joined.workspace.id]).toEqual([user.id, 'member', owner.workspaceId]);
    // Opened a second time it is a sign-in, and an invitation of somebody else's none.
    expect((await quinn.session({ invitation: link })).workspace.id).toBe(workspace.id);
    const other = linkOf(await invited('nobody@example.test'));
    expect(refused(await quinn.signIn({ invitation: other }))).toEqual([409, 'invited_under_another_address']);
    // What the provider says holds in both, but for the last owner.
    await person('quinn', ['outside']).session();
    const { body } = await app.json('GET', '/api/auth/workspaces', undefined, joined.token);
    expect(body.data.workspaces).toMatchObject([{ role: 'owner' }, { role: 'auditor', current: true }]);
  });

  it('are asked for who comes with the password of an owner elsewhere', async () => {
    const rob = await app.register('rob@example.test', 'Rob Ltd');
    const link = linkOf(await invited('rob@example.test'));
    expect((await app.json('POST', '/api/auth/join', { token: link }, rob.token)).status).toBe(200);
    const toOlgas = (token: string) => app.json('POST', '/api/auth/switch', { workspaceId: owner.workspaceId }, token);
    expect(refused(await toOlgas(rob.token))).toEqual([403, 'provider_required']);
    expect((await logIn(app, 'rob@example.test')).body.data.workspace.id).toBe(rob.workspaceId);
    const { token } = await person('rob', ['staff']).session();
    expect((await toOlgas(token)).body.data.user.role).toBe('member');
  });

  it('are not needed for a workspace of one’s own, where anybody may register', async () => {
    const { user, workspace } = await person('new', ['staff']).session();
    expect([user.role, workspace.name]).toEqual(['owner', 'My workspace']);
  });
});

it('is finished by another process than the one that began it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-two-'));
  const env = { DATA_DIR: folder };
  const first = await started(env);
  const { provider } = first;
  let { app } = first;
  try {
    provider.people.set('ada', { email: 'ada@example.test', email_verified: true, name: 'Ada Example' });
    const ada = new Visitor(() => app.running.url, signInAs('ada'));
    const answer = await ada.atProvider(await ada.begin());
    await app.stop();
    app = await TestApp.start({ ...provider.settings, PUBLIC_URL: PUBLIC, ...env });
    expect((await ada.finish(answer)).status).toBe(200);
  } finally {
    await app.stop();
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('sends nobody to a provider that is another than the one it was told of', async () => {
  const provider = await TestProvider.start();
  const OIDC_ISSUER = provider.issuer.replace('127.0.0.1', 'localhost');
  const app = await TestApp.start({ ...provider.settings, OIDC_ISSUER, PUBLIC_URL: PUBLIC });
  provider.register({ publicUrl: PUBLIC, api: app.running.url });
  try {
    expect(said(await app.json('POST', '/api/auth/provider/begin', {}))).toEqual([
      503,
      'provider_unfit',
      expect.anything(),
    ]);
  } finally {
    await app.stop();
    await provider.close();
  }
});

it('says so where there is no provider', async () => {
  const app = await TestApp.start();
  try {
    expect(refused(await app.json('POST', '/api/auth/provider/begin', {}))).toEqual([404, 'provider_off']);
    const posted = await app.fetch('/api/auth/provider/logout', form({ logout_token: 'a.b.c' }));
    expect(posted.status).toBe(404);
  } finally {
    await app.stop();
  }
});
