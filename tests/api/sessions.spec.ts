/** Sessions: a changed password, revoked tokens, and how often somebody may try. */
import type { FreshToken } from '#contracts/auth.js';
import { FixedClock } from '../fixed-clock.js';
import { TestApp } from './app.js';

const login = (app: TestApp, email: string, password: string, headers: Record<string, string> = {}) =>
  app.json('POST', '/api/auth/login', { email, password, recaptchaToken: 'any' }, undefined, headers);
const change = (app: TestApp, token: string, currentPassword: unknown, newPassword: unknown) =>
  app.json('POST', '/api/auth/change-password', { currentPassword, newPassword }, token);
const listed = async (app: TestApp, token: string) =>
  (await app.json('GET', '/api/documents', undefined, token)).status;

describe('signing out everywhere else', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  const end = (token: string, currentPassword?: string) =>
    app.json('POST', '/api/auth/end-sessions', { currentPassword }, token);

  it('ends every other session at once, and lets this one go on', async () => {
    const ada = await app.register('ada@example.test');
    const elsewhere = (await login(app, 'ada@example.test', 'correct horse')).body.data as FreshToken;
    const ended = await end(ada.token, 'correct horse');
    expect(ended.status).toBe(200);
    expect(await listed(app, (ended.body.data as FreshToken).token)).toBe(200);
    for (const token of [ada.token, elsewhere.token]) expect(await listed(app, token)).toBe(401);
    expect((await login(app, 'ada@example.test', 'correct horse')).status).toBe(200);
    expect((await app.stream(`user-${ada.userId}`)).map(({ type }) => type)).toEqual([
      'UserRegistered',
      'SessionsRevoked',
    ]);
  });

  it('wants the password, and ends nothing without it', async () => {
    const { token } = await app.register('bob@example.test');
    for (const [password, message] of [
      ['wrong horse', 'The current password is not correct.'],
      [undefined, 'Current password is required'],
    ] as const) {
      const { status, body } = await end(token, password);
      expect([status, (body.error as { message: string }).message]).toEqual([400, message]);
    }
    expect(await listed(app, token)).toBe(200);
  });

  it('is for auditors, too, and not for the sessions of others', async () => {
    const cyd = await app.register('cyd@example.test');
    const auditor = await app.join(cyd, 'auditor');
    expect((await end(auditor.token, 'correct horse')).status).toBe(200);
    expect([await listed(app, auditor.token), await listed(app, cyd.token)]).toEqual([401, 200]);
  });
});

describe('a changed password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ PASSWORD_MIN_LENGTH: '8' });
  });
  afterAll(() => app.stop());

  it('takes effect at once, ends every other session, and lets this one go on', async () => {
    const ada = await app.register('ada@example.test');
    const elsewhere = (await login(app, 'ada@example.test', 'correct horse')).body.data.token;
    const { status, body } = await change(app, ada.token, 'correct horse', 'battery staple');
    expect(status).toBe(200);
    expect(await listed(app, body.data.token)).toBe(200);
    expect(await listed(app, ada.token)).toBe(401);
    expect(await listed(app, elsewhere)).toBe(401);
    expect((await login(app, 'ada@example.test', 'correct horse')).status).toBe(401);
    expect((await login(app, 'ada@example.test', 'battery staple')).status).toBe(200);
    const events = await app.stream(`user-${ada.userId}`);
    expect(events.map(({ type }) => type)).toEqual(['UserRegistered', 'PasswordChanged', 'SessionsRevoked']);
    expect(JSON.stringify(events)).not.toContain('argon2');
  });

  it('is refused for a wrong current one, without a 401 that would end the session', async () => {
    const { token } = await app.register('bob@example.test');
    const { status, body } = await change(app, token, 'wrong horse', 'battery staple');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'wrong_password', message: 'The current password is not correct.' });
    expect(await listed(app, token)).toBe(200);
  });

  it.each([
    ['', 'battery staple', 'Current password is required'],
    [undefined, 'battery staple', 'Current password is required'],
    ['correct horse', 'short', 'New password must be at least 6 characters'],
    ['correct horse', 'battery', 'Password must be at least 8 characters'],
    ['correct horse', 'correct horse', 'The new password must be another one than the current password.'],
    ['correct horse', 'Password123', 'This password is too easy to guess. Please choose another one.'],
    ['correct horse', 'carol@example.test', 'This password is too easy to guess. Please choose another one.'],
  ])('from %j to %j is refused with a sentence', async (current, wanted, message) => {
    const token =
      (await login(app, 'carol@example.test', 'correct horse')).body.data?.token ??
      (await app.register('carol@example.test')).token;
    const { status, body } = await change(app, token, current, wanted);
    expect([status, body.error.message]).toEqual([400, message]);
  });

  it('is taken once when asked for twice at the same moment', async () => {
    const { token } = await app.register('dora@example.test');
    const answers = await Promise.all([
      change(app, token, 'correct horse', 'battery staple'),
      change(app, token, 'correct horse', 'paper clip 12'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('registration refuses common passwords, too', async () => {
    const body = {
      name: 'Eve',
      email: 'eve@example.test',
      password: 'password1',
      workspaceName: 'Eve Ltd',
      recaptchaToken: 'any',
    };
    const answer = await app.json('POST', '/api/auth/register', body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'password_too_common']);
  });
});

describe('trying passwords', () => {
  it('waits after ten wrong ones, for a known and an unknown address alike', async () => {
    for (const email of ['ada@example.test', 'nobody@example.test']) {
      const app = await TestApp.start({}, { clock: new FixedClock() });
      try {
        await app.register('ada@example.test');
        const answers = [];
        for (let n = 0; n < 11; n++) answers.push(await login(app, email, `wrong horse ${n}`));
        expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
        const { headers, body } = answers.at(-1)!;
        expect(headers.get('retry-after')).toBe('30');
        expect(body.error.message).toMatch(/^Too many attempts\. Please try again in \d+ seconds\.$/);
      } finally {
        await app.stop();
      }
    }
  });

  it('waits over, lets the right one in, and the count starts over', async () => {
    const clock = new FixedClock(new Date().toISOString());
    const app = await TestApp.start({}, { clock });
    try {
      const { token } = await app.register('ada@example.test');
      for (let n = 0; n < 10; n++) await change(app, token, `wrong horse ${n}`, 'battery staple');
      expect((await login(app, 'ada@example.test', 'correct horse')).status).toBe(429);
      clock.advance(30_000);
      expect((await login(app, 'ada@example.test', 'correct horse')).status).toBe(200);
      expect((await login(app, 'ada@example.test', 'wrong horse')).status).toBe(401);
    } finally {
      await app.stop();
    }
  });

  it.each([
    ['0', 429],
    ['1', 401],
  ])('with TRUST_PROXY=%s a forwarded address is answered %i', async (TRUST_PROXY, expected) => {
    const app = await TestApp.start({ TRUST_PROXY }, { clock: new FixedClock() });
    try {
      for (let n = 0; n < 10; n++)
        await login(app, `somebody-${n}@example.test`, 'wrong horse', { 'X-Forwarded-For': '198.51.100.1' });
      const { status } = await login(app, 'other@example.test', 'wrong horse', { 'X-Forwarded-For': '198.51.100.2' });
      expect(status).toBe(expected);
    } finally {
      await app.stop();
    }
  });

  it('lets thirty registrations an hour through from one address, and no more when so configured', async () => {
    const app = await TestApp.start({ REGISTRATIONS_PER_HOUR: '30' }, { clock: new FixedClock() });
    try {
      const register = (n: number) =>
        app.json('POST', '/api/auth/register', {
          name: 'Ada',
          email: `ada-${n}@example.test`,
          password: 'correct horse',
          workspaceName: 'Ada Ltd',
          recaptchaToken: 'any',
        });
      const answers = [];
      for (let n = 0; n < 31; n++) answers.push((await register(n)).status);
      expect(answers).toEqual([...Array(30).fill(201), 429]);
    } finally {
      await app.stop();
    }
  });
});
