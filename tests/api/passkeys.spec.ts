/** Passkeys from the real app: added, signed in with alone and besides the password, refused, removed. */
import { generateSync } from 'otplib';
import type { AccountAnswer, Session } from '#contracts/auth.js';
import type { PasskeyItem, PasskeyList, PasskeyOptions } from '#contracts/passkeys.js';
import type { RecoveryCodes, SecondFactorOffer, SecondFactorRequired } from '#contracts/second-factor.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { agedToken } from '../aged-token.js';
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { FixedClock } from '../fixed-clock.js';
import { SoftPasskey } from '../soft-passkey.js';
import { TestApp, type Answer, type Member } from './app.js';
import { PASSWORD, refused } from './inviting.js';

const ORIGIN = 'https://recto.example.test';
const MINUTE = 60_000;
type Answered = { readonly body: Answer };

describe('passkeys', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1', PUBLIC_URL: ORIGIN }, { clock });
  });
  afterAll(() => app.stop());

  let addresses = 0;
  const call = (method: string, path: string, body?: unknown, token?: string) =>
    // From an address of its own: it is not the limits of one that are looked at.
    app.json(method, `/api/auth/${path}`, body, token, { 'x-forwarded-for': `203.0.113.${(addresses += 1)}` });
  const post = (path: string, body: unknown, token?: string) => call('POST', path, body, token);
  const options = async (path: string, body: unknown = {}, token?: string) => {
    const answer = await post(path, body, token);
    expect(answer.status).toBe(200);
    return (answer.body.data as PasskeyOptions).options;
  };
  const question = (challenge?: string) => options('login-passkey/options', { challenge });
  const list = async (token: string) => (await call('GET', 'passkeys', undefined, token)).body.data as PasskeyList;
  const tokenOf = (answer: Answered) => (answer.body.data as Session).token;
  const userOf = (answer: Answered) => (answer.body.data as Session).user.id;
  const wantedOf = (answer: Answered) => answer.body.error.details as SecondFactorRequired;
  const facts = async (userId: string) => (await app.stream(`passkeys-${userId}`)).map(({ type }) => type);
  const account = async (token: string) =>
    (await call('GET', 'account', undefined, token)).body.data as AccountAnswer | undefined;
  const logIn = (email: string) => post('login', { email, password: PASSWORD, recaptchaToken: 'any' });
  const aged = (token: string) => agedToken(token, app.running.app.get(Sessions).secret);

  async function add(token: string, name = 'Laptop', counter = 0): Promise<SoftPasskey & { passkeyId: string }> {
    const key = new SoftPasskey(ORIGIN, counter);
    const answer = await post(
      'passkeys',
      { name, passkey: key.made(await options('passkeys/offer', {}, token)) },
      token,
    );
    expect(answer.status).toBe(201);
    return Object.assign(key, { passkeyId: (answer.body.data as PasskeyItem).passkey.id });
  }
  async function withPasskey(email: string, counter = 0): Promise<Member & { email: string; key: SoftPasskey }> {
    const member = await app.register(email);
    return { ...member, email, key: await add(member.token, 'Laptop', counter) };
  }
  const mails = (email: string, subject: string) =>
    mailsIn(app.folder).filter((mail) => mail.includes(email) && mail.includes(`Subject: ${subject}`)).length;

  it('sign in alone, name their account themselves, and count as the password does', async () => {
    const { userId, token, key } = await withPasskey('ada@example.test');
    const asked = await question();
    expect(asked).toMatchObject({ rpId: 'recto.example.test', userVerification: 'required' });
    expect(asked['allowCredentials'] ?? []).toEqual([]);
    const session = await post('login-passkey', { passkey: key.answers(asked) });
    expect([session.status, userOf(session)]).toEqual([200, userId]);
    expect(await account(tokenOf(session))).toMatchObject({ confirmed: true });
    const { passkeys, required } = await list(token);
    expect(passkeys).toEqual([
      { id: expect.any(String), name: 'Laptop', addedAt: clock.iso(), lastUsedAt: clock.iso(), synced: false },
    ]);
    expect(required).toBe(false);
    await eventually('the mail about it', () => mails('ada@example.test', 'A passkey was added') === 1);
    // The password alone is enough as before.
    expect((await logIn('ada@example.test')).status).toBe(200);
  });

  it('come in while strangers keep the password waiting', async () => {
    const { key } = await withPasskey('nell@example.test');
    const guess = () => post('login', { email: 'nell@example.test', password: 'wrong horse', recaptchaToken: 'any' });
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(401);
    expect((await logIn('nell@example.test')).status).toBe(429);
    expect((await post('login-passkey', { passkey: key.answers(await question()) })).status).toBe(200);
  });

  it('take each answer once, also when it is given many times at once', async () => {
    const { userId, key } = await withPasskey('bob@example.test');
    const passkey = key.answers(await question());
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('login-passkey', { passkey })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(refused(await post('login-passkey', { passkey }))).toEqual([400, 'passkey_refused']);
    expect(await facts(userId)).toEqual(['PasskeyAdded', 'PasskeyUsed']);
  });

  it('answer within five minutes', async () => {
    const { key } = await withPasskey('cleo@example.test');
    const asked = await question();
    clock.advance(5 * MINUTE);
    expect(refused(await post('login-passkey', { passkey: key.answers(asked) }))).toEqual([400, 'passkey_refused']);
    const again = await question();
    clock.advance(5 * MINUTE - 1);
    expect((await post('login-passkey', { passkey: key.answers(again) })).status).toBe(200);
  });

  it('are refused when anything about the answer is wrong', async () => {
    const { userId, token, key } = await withPasskey('dora@example.test');
    const other = await app.register('dorian@example.test');
    const asked = await question();
    const give = async (passkey: object) => refused(await post('login-passkey', { passkey }));
    const wrong = [
      key.answers(asked, { origin: 'https://recto.example.evil' }),
      key.answers(asked, { rpId: 'example.evil' }),
      key.answers(asked, { verified: false }),
      key.answers({ ...asked, challenge: Buffer.from('made up').toString('base64url') }),
      key.answers(await options('passkeys/question', {}, token)),
    ];
    for (const answer of wrong) expect(await give(answer)).toEqual([400, 'passkey_refused']);
    const good = key.answers(asked);
    const forged = { ...good, response: { ...good.response, signature: wrong[0]!.response.signature } };
    expect(await give(forged)).toEqual([400, 'passkey_refused']);
    const handleOf = (id: string) => Buffer.from(id).toString('base64url');
    for (const userHandle of [handleOf(other.userId), handleOf('nobody')])
      expect(await give(key.answers(asked, { userHandle }))).toEqual([400, 'passkey_unknown']);
    expect(await give(new SoftPasskey(ORIGIN).answers(asked, { userHandle: handleOf(userId) }))).toEqual([
      400,
      'passkey_unknown',
    ]);
    expect((await post('login-passkey', { passkey: 'nonsense' })).status).toBe(400);
    expect(await facts(userId)).toEqual(['PasskeyAdded']);
    expect((await post('login-passkey', { passkey: good })).status).toBe(200);
  });

  it('are refused when a copy of one counts behind it', async () => {
    const { userId, key } = await withPasskey('eve@example.test', 7);
    const give = async (counter?: number) =>
      post('login-passkey', { passkey: key.answers(await question(), counter === undefined ? {} : { counter }) });
    expect((await give()).status).toBe(200);
    for (const counter of [8, 7, 0]) expect(refused(await give(counter))).toEqual([400, 'passkey_copied']);
    expect((await give(40)).status).toBe(200);
    expect((await facts(userId)).filter((type) => type === 'PasskeyUsed')).toHaveLength(2);
  });

  it('are several, each removed by itself, and then open nothing', async () => {
    const { token, key, email } = await withPasskey('fay@example.test');
    const second = await add(token, 'Key ring');
    const { passkeys } = await list(token);
    expect(passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Key ring']);
    const removal = await call('DELETE', `passkeys/${passkeys[0]!.id}`, undefined, token);
    expect(removal.status).toBe(200);
    expect(refused(await post('login-passkey', { passkey: key.answers(await question()) }))).toEqual([
      400,
      'passkey_unknown',
    ]);
    expect((await post('login-passkey', { passkey: second.answers(await question()) })).status).toBe(200);
    for (const id of [passkeys[0]!.id, 'nonsense'])
      expect(refused(await call('DELETE', `passkeys/${id}`, undefined, token))).toEqual([404, 'passkey_not_found']);
    await eventually('the mail about it', () => mails(email, 'A passkey was removed') === 1);
  });

  it('are added and removed by who has proved lately who they are, a new one once', async () => {
    const { token, key } = await withPasskey('gus@example.test');
    const old = aged(token);
    const { passkeys } = await list(token);
    for (const answer of [
      await post('passkeys/offer', {}, old),
      await post('passkeys', { name: 'Phone', passkey: key.answers(await question()) }, old),
      await call('DELETE', `passkeys/${passkeys[0]!.id}`, undefined, old),
      await call('PUT', 'passkeys/required', { required: true }, old),
    ])
      expect(refused(answer)).toEqual([403, 'confirm_password']);
    const asked = await options('passkeys/offer', {}, token);
    expect(asked).toMatchObject({
      excludeCredentials: [{ id: key.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const unverified = new SoftPasskey(ORIGIN).made(asked, { verified: false });
    const made = new SoftPasskey(ORIGIN).made(asked);
    const give = async (passkey: object, name = 'Phone', by = token) => post('passkeys', { name, passkey }, by);
    expect(refused(await give(unverified))).toEqual([400, 'passkey_refused']);
    expect((await give(made, ' ')).status).toBe(400);
    const stranger = await app.register('gustav@example.test');
    expect(refused(await give(made, 'Phone', stranger.token))).toEqual([400, 'passkey_refused']);
    expect((await give(made)).status).toBe(201);
    expect(refused(await give(made))).toEqual([400, 'passkey_refused']);
    expect((await list(token)).passkeys).toHaveLength(2);
  });

  it('stand for the code of a second factor, each of its own account only', async () => {
    const { token, email, key, userId } = await withPasskey('hal@example.test');
    const { secret } = (await post('second-factor/offer', {}, token)).body.data as SecondFactorOffer;
    const code = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1_000) });
    expect((await post('second-factor/turn-on', { code: code() }, token)).status).toBe(200);
    const login = await logIn(email);
    expect(refused(login)).toEqual([401, 'second_factor_required']);
    const { challenge, codes, passkeys } = wantedOf(login);
    expect([codes, passkeys]).toEqual([true, true]);
    const asked = await question(challenge);
    expect(asked).toMatchObject({ allowCredentials: [{ id: key.id }] });
    const stranger = await withPasskey('hallie@example.test');
    expect(refused(await post('login-passkey', { challenge, passkey: stranger.key.answers(asked) }))).toEqual([
      400,
      'passkey_unknown',
    ]);
    // What was asked of whoever comes is no answer to what was asked of one.
    expect(refused(await post('login-passkey', { challenge, passkey: key.answers(await question()) }))).toEqual([
      400,
      'passkey_refused',
    ]);
    const session = await post('login-passkey', { challenge, passkey: key.answers(asked) });
    expect([session.status, userOf(session)]).toEqual([200, userId]);
    expect(refused(await post('login-passkey', { challenge: 'x', passkey: key.answers(asked) }))).toEqual([
      401,
      'sign_in_again',
    ]);
  });

  it('are a second factor by themselves for as long as there is one', async () => {
    const { token, email, key } = await withPasskey('ida@example.test');
    const require = (required: boolean) => call('PUT', 'passkeys/required', { required }, token);
    expect((await require(true)).status).toBe(200);
    const login = await logIn(email);
    expect(refused(login)).toEqual([401, 'second_factor_required']);
    const { challenge, codes, passkeys } = wantedOf(login);
    expect([codes, passkeys]).toEqual([false, true]);
    expect(refused(await post('login-code', { challenge, code: '123456' }))).toEqual([409, 'second_factor_off']);
    const passkey = key.answers(await question(challenge));
    expect((await post('login-passkey', { challenge, passkey })).status).toBe(200);
    const { passkeys: mine } = await list(token);
    expect((await call('DELETE', `passkeys/${mine[0]!.id}`, undefined, token)).status).toBe(200);
    expect(await list(token)).toEqual({ passkeys: [], required: false });
    expect((await logIn(email)).status).toBe(200);
    expect(refused(await require(true))).toEqual([409, 'no_passkey']);
  });

  it('open nothing once the account is gone, and leave nothing of it', async () => {
    const { token, email, userId, key } = await withPasskey('jo@example.test');
    await eventually('the mail about it', () => mails(email, 'A passkey was added') === 1);
    const kept = JSON.stringify(await app.stream(`passkeys-${userId}`));
    expect(kept).not.toContain(key.id);
    expect(kept).not.toContain('Laptop');
    expect((await app.json('DELETE', '/api/auth/account', undefined, token)).status).toBe(200);
    expect(refused(await post('login-passkey', { passkey: key.answers(await question()) }))).toEqual([
      400,
      'passkey_unknown',
    ]);
    const { vault } = app.running.adapters;
    await eventually('the key shredded', async () => (await vault.keys([`user:${userId}`])).size === 0);
    expect(mails(email, 'A passkey was added')).toBe(0);
    expect(await facts(userId)).toEqual(['PasskeyAdded']);
  });

  describe('proving once more who one is', () => {
    const confirm = (body: object, token: string) => post('confirm', body, token);

    it('takes a passkey in place of the password, once', async () => {
      const { token, key, userId } = await withPasskey('kim@example.test');
      const old = aged(token);
      expect(await account(old)).toMatchObject({ confirmed: false });
      const passkey = key.answers(await options('passkeys/question', {}, old));
      const fresh = tokenOf(await confirm({ passkey }, old));
      expect(await account(fresh)).toMatchObject({ confirmed: true, account: { id: userId } });
      expect(refused(await confirm({ passkey }, old))).toEqual([400, 'passkey_refused']);
      const signIn = key.answers(await question());
      expect(refused(await confirm({ passkey: signIn }, old))).toEqual([400, 'passkey_refused']);
      const stranger = await withPasskey('kit@example.test');
      const theirs = stranger.key.answers(await options('passkeys/question', {}, old));
      expect(refused(await confirm({ passkey: theirs }, old))).toEqual([400, 'passkey_unknown']);
      expect((await confirm({}, old)).body.error.message).toContain('Current password is required');
    });

    it('wants the second factor, too, where signing in does', async () => {
      const { token, key } = await withPasskey('lea@example.test');
      const { secret } = (await post('second-factor/offer', {}, token)).body.data as SecondFactorOffer;
      const code = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1_000) });
      const on = await post('second-factor/turn-on', { code: code() }, token);
      const [recovery = ''] = (on.body.data as RecoveryCodes).recoveryCodes;
      clock.advance(MINUTE);
      const old = aged(token);
      const currentPassword = PASSWORD;
      const alone = await confirm({ currentPassword }, old);
      expect(refused(alone)).toEqual([403, 'second_factor_required']);
      expect(alone.body.error.details).toEqual({ codes: true, passkeys: true });
      expect(refused(await confirm({ currentPassword: 'wrong horse', code: code() }, old))).toEqual([
        400,
        'wrong_password',
      ]);
      expect(refused(await confirm({ currentPassword, code: '12345' }, old))).toEqual([400, 'wrong_code']);
      const given = { currentPassword, code: code() };
      expect(await account(tokenOf(await confirm(given, old)))).toMatchObject({ confirmed: true });
      expect(refused(await confirm(given, old))).toEqual([400, 'wrong_code']);
      expect((await confirm({ currentPassword, code: recovery }, old)).status).toBe(200);
      const passkey = key.answers(await options('passkeys/question', {}, old));
      expect((await confirm({ passkey }, old)).status).toBe(200);
    });

    it('is not got around by what else answers a fresh token to the password', async () => {
      const { token, userId } = await withPasskey('max@example.test');
      const ended = await post('end-sessions', { currentPassword: PASSWORD }, token);
      expect(await account(tokenOf(ended))).toMatchObject({ confirmed: true });
      await call('PUT', 'passkeys/required', { required: true }, tokenOf(ended));
      const again = await post('end-sessions', { currentPassword: PASSWORD }, tokenOf(ended));
      expect(await account(tokenOf(again))).toMatchObject({ confirmed: false, account: { id: userId } });
      const newPassword = 'battery staple';
      const body = { currentPassword: PASSWORD, newPassword };
      const changed = await post('change-password', body, tokenOf(again));
      expect(await account(tokenOf(changed))).toMatchObject({ confirmed: false });
      expect(refused(await post('passkeys/offer', {}, tokenOf(changed)))).toEqual([403, 'confirm_password']);
    });
  });
});

it('need a server with a name', async () => {
  const app = await TestApp.start({ PUBLIC_URL: 'http://192.0.2.7:3000' });
  try {
    const { token } = await app.register('ned@example.test');
    const offer = await app.json('POST', '/api/auth/passkeys/offer', {}, token);
    expect(refused(offer)).toEqual([409, 'passkeys_need_a_name']);
  } finally {
    await app.stop();
  }
});
