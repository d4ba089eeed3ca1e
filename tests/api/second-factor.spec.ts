/** Two-factor authentication from the real app: set up, signed in with, left again. */
import { generateSync } from 'otplib';
import type { RecoveryCodes, SecondFactorInfo, SecondFactorOffer } from '#contracts/second-factor.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { secondFactorDecider } from '#domain/identity/second-factor.js';
import { Decisions } from '#write-side/decisions.js';
import { agedToken } from '../aged-token.js';
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { FixedClock } from '../fixed-clock.js';
import { TestApp, type Answer, type Member } from './app.js';
import { PASSWORD, refused } from './inviting.js';

const STEP_MS = 30_000;

describe('two-factor authentication', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' }, { clock });
  });
  afterAll(() => app.stop());

  let addresses = 0;
  const post = (path: string, body: unknown, token?: string) =>
    // From an address of its own: it is not the limits of one that are looked at.
    app.json('POST', `/api/auth/${path}`, body, token, { 'x-forwarded-for': `203.0.113.${(addresses += 1)}` });
  const logIn = (email: string, password = PASSWORD) => post('login', { email, password, recaptchaToken: 'any' });
  const challenge = async (email: string): Promise<string> => {
    const answer = await logIn(email);
    expect(refused(answer)).toEqual([401, 'second_factor_required']);
    return answer.body.error.details.challenge;
  };
  /** @param away steps from now */
  const code = (secret: string, away = 0) =>
    generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1_000) + away * 30 });
  const info = async (token: string) =>
    (await app.json('GET', '/api/auth/second-factor', undefined, token)).body.data as SecondFactorInfo;
  const factor = async (userId: string) => (await app.stream(`secondfactor-${userId}`)).map(({ type }) => type);
  const giveCode = (half: string, given: string) => post('login-code', { challenge: half, code: given });

  /** How many are in the outbox that say that it is on. */
  const mails = (email: string) =>
    mailsIn(app.folder).filter(
      (mail) => mail.includes(email) && mail.includes('Subject: Two-factor authentication is on'),
    ).length;

  async function turnedOn(email: string): Promise<Member & { secret: string; recoveryCodes: string[] }> {
    const member = await app.register(email);
    const { secret } = (await post('second-factor/offer', {}, member.token)).body.data as SecondFactorOffer;
    const answer = await post('second-factor/turn-on', { code: code(secret) }, member.token);
    expect(answer.status).toBe(200);
    clock.advance(STEP_MS);
    return { ...member, secret, ...(answer.body.data as RecoveryCodes) };
  }
  const account = async (token: string) => (await app.json('GET', '/api/auth/account', undefined, token)).status;

  it('is on after a first code of the secret, and then signing in wants one, too', async () => {
    const email = 'ada@example.test';
    const { token, userId } = await app.register(email);
    expect(await info(token)).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    const offer = (await post('second-factor/offer', {}, token)).body.data as SecondFactorOffer;
    expect(new URL(offer.address).searchParams.get('secret')).toBe(offer.secret);
    expect(refused(await post('second-factor/turn-on', { code: '12345' }, token))).toEqual([400, 'wrong_code']);
    expect((await logIn(email)).status).toBe(200);
    const on = await post('second-factor/turn-on', { code: code(offer.secret) }, token);
    expect((on.body.data as RecoveryCodes).recoveryCodes).toHaveLength(10);
    expect(await info(token)).toEqual({ on: true, since: clock.iso(), recoveryCodesLeft: 10 });
    expect(refused(await post('second-factor/offer', {}, token))).toEqual([409, 'second_factor_on']);
    expect(await account(token)).toBe(200);

    clock.advance(STEP_MS);
    const half = await challenge(email);
    expect(await account(half)).toBe(401);
    expect(refused(await giveCode(half, '12345'))).toEqual([400, 'wrong_code']);
    const session = await giveCode(half, code(offer.secret));
    expect([session.status, session.body.data.user.id, await account(session.body.data.token)]).toEqual([
      200,
      userId,
      200,
    ]);
    // Nothing of a wrong password tells that there is a second factor.
    expect(refused(await logIn(email, 'wrong horse'))).toEqual([401, 'wrong_credentials']);
    await eventually('the mail about it', () => mails(email) === 1);
  });

  it('takes a code once, of now or of the step beside it, also when it is given twice at once', async () => {
    const { secret } = await turnedOn('bob@example.test');
    const half = await challenge('bob@example.test');
    const once = code(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => giveCode(half, once)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect((await giveCode(half, code(secret, -1))).status).toBe(400);
    expect((await giveCode(half, code(secret, 2))).status).toBe(400);
    expect((await giveCode(half, code(secret, 1))).status).toBe(200);
    expect((await giveCode(half, code(secret, 1))).status).toBe(400);
  });

  it('lets in once with each recovery code, however it is typed', async () => {
    const { recoveryCodes, token } = await turnedOn('cleo@example.test');
    const half = await challenge('cleo@example.test');
    const [first = '', second = ''] = recoveryCodes;
    expect((await giveCode(half, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(refused(await giveCode(half, first))).toEqual([400, 'wrong_code']);
    expect((await giveCode(half, second)).status).toBe(200);
    expect((await info(token)).recoveryCodesLeft).toBe(8);
  });

  it('makes who guesses wait, exactly after ten wrong codes, however many come at once', async () => {
    const { secret, userId } = await turnedOn('dora@example.test');
    const half = await challenge('dora@example.test');
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => giveCode(half, `1234${n % 10}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('30');
    expect((await factor(userId)).filter((type) => type === 'SecondFactorCodeRefused')).toHaveLength(10);
    // The right one has to wait, too; and it is no way around to sign in again.
    expect((await giveCode(await challenge('dora@example.test'), code(secret))).status).toBe(429);
    clock.advance(STEP_MS);
    expect((await giveCode(half, code(secret))).status).toBe(200);
  });

  it('is turned off, and its recovery codes renewed, with the password and a code', async () => {
    const { token, secret, recoveryCodes } = await turnedOn('eve@example.test');
    const [old = '', spent = ''] = recoveryCodes;
    for (const what of ['turn-off', 'recovery-codes']) {
      const ask = (body: object) => post(`second-factor/${what}`, body, token);
      expect(refused(await ask({ currentPassword: 'wrong horse', code: code(secret) }))).toEqual([
        400,
        'wrong_password',
      ]);
      expect(refused(await ask({ currentPassword: PASSWORD, code: '12345' }))).toEqual([400, 'wrong_code']);
      expect((await ask({ code: code(secret) })).status).toBe(400);
    }
    const proof = { currentPassword: PASSWORD, code: spent };
    const renewed = (await post('second-factor/recovery-codes', proof, token)).body.data as RecoveryCodes;
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(refused(await giveCode(await challenge('eve@example.test'), old))).toEqual([400, 'wrong_code']);
    const off = await post('second-factor/turn-off', { currentPassword: PASSWORD, code: code(secret) }, token);
    expect([off.status, off.body.data.message]).toEqual([200, 'Two-factor authentication is off.']);
    expect((await logIn('eve@example.test')).status).toBe(200);
    expect(await info(token)).toMatchObject({ on: false, recoveryCodesLeft: 0 });
  });

  it('is set up by who has given the password lately', async () => {
    const { token } = await app.register('fay@example.test');
    const old = agedToken(token, app.running.app.get(Sessions).secret);
    expect(refused(await post('second-factor/offer', {}, old))).toEqual([403, 'confirm_password']);
  });

  it('asks for the password again after another one was chosen, and for one’s own challenge', async () => {
    const { token, secret } = await turnedOn('gus@example.test');
    const half = await challenge('gus@example.test');
    const newPassword = 'battery staple';
    expect((await post('change-password', { currentPassword: PASSWORD, newPassword }, token)).status).toBe(200);
    for (const worthless of [half, 'nonsense', token, `${half}x`])
      expect(refused(await giveCode(worthless, code(secret)))).toEqual([401, 'sign_in_again']);
    // The new password alone is not enough either.
    expect(refused(await logIn('gus@example.test', newPassword))).toEqual([401, 'second_factor_required']);
  });

  it('stays on when a forgotten password is replaced', async () => {
    const { userId, secret } = await turnedOn('kay@example.test');
    await app.decide(userId, { type: 'ConfirmAddress' });
    await post('forgot-password', { email: 'kay@example.test', recaptchaToken: 'any' });
    const link = await eventually('the mail with the link', () =>
      mailsIn(app.folder)
        .filter((mail) => mail.includes('kay@example.test'))
        .map((mail) => /\/reset-password#([\w.-]+)/.exec(mail)?.[1])
        .find(Boolean),
    );
    const newPassword = 'battery staple';
    expect((await post('reset-password', { token: link, newPassword })).status).toBe(200);
    const login = await logIn('kay@example.test', newPassword);
    expect(refused(login)).toEqual([401, 'second_factor_required']);
    expect((await giveCode(login.body.error.details.challenge, code(secret))).status).toBe(200);
  });

  it('is turned off by an operator, without a code', async () => {
    const { userId } = await turnedOn('hal@example.test');
    const cause = { actor: { kind: 'operator', id: 'cli' }, correlationId: 'c', causationId: 'c' } as const;
    const command = { type: 'TurnOffSecondFactor', userId } as const;
    await app.running.app.get(Decisions).run(secondFactorDecider, userId, command, cause);
    expect((await logIn('hal@example.test')).status).toBe(200);
  });

  it('leaves no mail of it behind when the account goes', async () => {
    const { token, userId } = await turnedOn('jo@example.test');
    await eventually('the mail about it', () => mails('jo@example.test') === 1);
    expect((await app.json('DELETE', '/api/auth/account', undefined, token)).status).toBe(200);
    const { vault } = app.running.adapters;
    await eventually('the key shredded', async () => (await vault.keys([`user:${userId}`])).size === 0);
    expect(mails('jo@example.test')).toBe(0);
  });

  it('keeps neither the secret nor a code where the log can be read without the member’s key', async () => {
    const { secret, recoveryCodes, userId } = await turnedOn('ida@example.test');
    const kept = JSON.stringify(await app.stream(`secondfactor-${userId}`)) as Answer as string;
    expect(kept).toContain('SecondFactorTurnedOn');
    for (const word of [secret, ...recoveryCodes]) expect(kept).not.toContain(word);
    expect(kept).not.toMatch(/recoveryHashes":\["/);
  });
});
