/** A forgotten password and the way back in, from the real app. */
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { FixedClock } from '../fixed-clock.js';
import { TestApp } from './app.js';
import { PASSWORD, refused } from './inviting.js';

const NEW_PASSWORD = 'battery staple';
const SENT = 'If there is an account with this address, a mail with a link is on its way to it.';
const HALF_AN_HOUR_MS = 30 * 60_000;

describe('a forgotten password', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;

  beforeAll(async () => (app = await TestApp.start({ REGISTRATIONS_PER_HOUR: '1000', TRUST_PROXY: '1' }, { clock })));
  afterAll(() => app.stop());

  const forgot = (email: unknown, more: object = { recaptchaToken: 'any' }) =>
    app.json('POST', '/api/auth/forgot-password', { email, ...more });
  const reset = (token: unknown, newPassword: unknown = NEW_PASSWORD) =>
    app.json('POST', '/api/auth/reset-password', { token, newPassword });
  const logIn = async (email: string, password: string, from = '203.0.113.1') => {
    const body = { email, password, recaptchaToken: 'any' };
    return (await app.json('POST', '/api/auth/login', body, undefined, { 'x-forwarded-for': from })).status;
  };
  const mails = (email: string, subject: string) =>
    mailsIn(app.folder).filter((mail) => mail.includes(email) && mail.includes(`Subject: ${subject}`));
  const linkIn = (email: string, subject: string, page: string, beside = 0) =>
    eventually(`"${subject}" to ${email}`, () => {
      const links = mails(email, subject).map((mail) => new RegExp(`/${page}#([\\w.-]+)`).exec(mail)?.[1]);
      return links.length > beside ? links : undefined;
    });
  const confirmed = async (email: string) => {
    const member = await app.register(email);
    const [token] = await linkIn(email, 'Welcome to Recto', 'confirm-address');
    expect((await app.json('POST', '/api/auth/confirm-address', { token }, member.token)).status).toBe(200);
    return member;
  };
  const asked = async (email: string, beside = 0) => {
    const { status, body } = await forgot(email);
    expect([status, body.data.message]).toEqual([200, SENT]);
    return linkIn(email, 'Choose a new password', 'reset-password', beside);
  };

  it('is replaced by the link in the mail, once; every session ends and the member is told', async () => {
    const email = 'ada@example.test';
    const ada = await confirmed(email);
    for (let tries = 0; tries < 12; tries += 1) await logIn(email, 'no idea any more', '203.0.113.2');
    expect(await logIn(email, PASSWORD)).toBe(429);
    const [link] = await asked(email);
    const answer = await reset(link);
    expect([answer.status, answer.body.data.message]).toEqual([
      200,
      'Your password was changed. Please sign in with the new one.',
    ]);
    expect((await app.json('GET', '/api/auth/account', undefined, ada.token)).status).toBe(401);
    expect([await logIn(email, NEW_PASSWORD), await logIn(email, PASSWORD)]).toEqual([200, 401]);
    expect(refused(await reset(link, 'another staple'))).toEqual([409, 'link_used']);
    await eventually('the change told', () => mails(email, 'Your Recto password was changed').length === 1);
    expect((await app.stream(`user-${ada.userId}`)).map(({ type }) => type)).toEqual([
      'UserRegistered',
      'AddressConfirmed',
      'PasswordResetRequested',
      'PasswordReset',
      'SessionsRevoked',
    ]);
  });

  it('has links that end after thirty minutes, with any other new password, and by a wrong character', async () => {
    const email = 'bob@example.test';
    await confirmed(email);
    const [first] = await asked(email);
    expect(refused(await reset(`${first!.slice(0, -3)}AAA`))).toEqual([400, 'link_invalid']);
    expect(refused(await reset(first, 'password'))).toEqual([400, 'password_too_common']);
    expect((await reset(first, 'short')).status).toBe(400);
    clock.advance(HALF_AN_HOUR_MS);
    expect(refused(await reset(first))).toEqual([409, 'link_expired']);
    const two = await asked(email, 1);
    const fresh = two.find((link) => link !== first);
    expect((await reset(fresh)).status).toBe(200);
    expect(refused(await reset(fresh, 'another staple'))).toEqual([409, 'link_used']);
  });

  it('tells nothing of who has an account, and is for people', async () => {
    const { status, body } = await forgot('nobody@example.test');
    expect([status, body.data.message]).toEqual([200, SENT]);
    expect((await forgot('not an address')).status).toBe(400);
    expect(refused(await forgot('nobody@example.test', {}))).toEqual([400, 'bot_check_failed']);
  });

  it('fills nobody’s letter box, known or not', async () => {
    for (const email of ['cleo@example.test', 'stranger@example.test']) {
      if (email.startsWith('cleo')) await confirmed(email);
      for (let n = 0; n < 3; n += 1) expect((await forgot(email)).status).toBe(200);
      expect(refused(await forgot(email))).toEqual([429, 'too_many_attempts']);
    }
  });

  it('of an address that was never confirmed stays, and the mail says what to do', async () => {
    const email = 'dora@example.test';
    const dora = await app.register(email);
    expect((await forgot(email)).status).toBe(200);
    const [link] = await linkIn(email, 'About the password of your account', 'confirm-address');
    expect(refused(await reset(link))).toEqual([400, 'link_invalid']);
    expect(mails(email, 'Choose a new password')).toEqual([]);
    const taken = await app.json('POST', '/api/auth/register', {
      name: 'Dora Example',
      email,
      password: NEW_PASSWORD,
      workspaceName: 'Dora Ltd',
      recaptchaToken: 'any',
      addressToken: link,
    });
    expect([taken.status, taken.body.data.user.id === dora.userId]).toEqual([201, false]);
    // Who lost the address is not written to there.
    const before = (await app.stream(`user-${dora.userId}`)).length;
    expect((await forgot(email)).status).toBe(200);
    expect((await app.stream(`user-${dora.userId}`)).length).toBe(before);
  });
});
