import { TestApp } from './app.js';

describe('registration and login', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const registration = {
    name: 'Ada Example',
    email: 'ada@example.test',
    password: 'correct horse',
    workspaceName: 'Ada Ltd',
    recaptchaToken: 'any',
  };

  it('registers with a workspace on the free plan and signs in', async () => {
    const { status, body } = await app.json('POST', '/api/auth/register', {
      ...registration,
      selectedPlan: 'free',
      billingCycle: 'monthly',
    });
    expect(status).toBe(201);
    expect(body.data.user).toEqual({
      id: expect.any(String),
      name: 'Ada Example',
      email: 'ada@example.test',
      role: 'owner',
    });
    expect(body.data.workspace).toEqual({
      id: expect.any(String),
      name: 'Ada Ltd',
      plan: 'free',
      monthlyCredits: 50,
      usedCredits: 0,
    });
    const usage = await app.json('GET', '/api/workspaces/usage', undefined, body.data.token);
    expect(usage.body.data.usage).toMatchObject({
      monthlyCredits: 50,
      usedCredits: 0,
      remainingCredits: 50,
      usagePercentage: 0,
    });
  });

  it('refuses the address a second time, whatever its case', async () => {
    const { status, body } = await app.json('POST', '/api/auth/register', {
      ...registration,
      email: 'ADA@example.test',
    });
    expect(status).toBe(409);
    expect(body.error.message).toBe('Email already exists. Please use a different email or try logging in.');
  });

  it('lets exactly one of many registrations of one address through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.json('POST', '/api/auth/register', { ...registration, email: 'race@example.test' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('signs in with the password, and says the same of a wrong password and an unknown address', async () => {
    const login = (email: string, password: string) =>
      app.json('POST', '/api/auth/login', { email, password, recaptchaToken: 'any' });
    const right = await login('ada@example.test', 'correct horse');
    expect(right.status).toBe(200);
    expect(right.body.data.workspace.name).toBe('Ada Ltd');
    for (const answer of [
      await login('ada@example.test', 'wrong horse'),
      await login('nobody@example.test', 'correct horse'),
    ]) {
      expect(answer.status).toBe(401);
      expect(answer.body.error).toMatchObject({ code: 'wrong_credentials', message: 'Invalid email or password' });
    }
  });

  it.each([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ email: 'not an address' }, 'Invalid email address'],
    [{ password: 'short' }, 'Password must be at least 6 characters'],
    [{ workspaceName: 'W' }, 'Workspace name must be at least 2 characters'],
    [{ recaptchaToken: '' }, 'reCAPTCHA verification failed'],
    [{ recaptchaToken: undefined }, 'reCAPTCHA verification failed'],
  ])('refuses %j with a sentence', async (change, message) => {
    const { status, body } = await app.json('POST', '/api/auth/register', {
      ...registration,
      email: 'new@example.test',
      ...change,
    });
    expect(status).toBe(400);
    expect(body.error.message).toBe(message);
  });

  it('keeps no address, name or password in the log as it lies on disk', async () => {
    const member = await app.register('planted@example.test', 'Planted Workspace');
    const events = [
      ...(await app.stream(`user-${member.userId}`)),
      ...(await app.stream(`workspace-${member.workspaceId}`)),
    ];
    const stored = JSON.stringify(events);
    expect(events).toHaveLength(2);
    for (const secret of ['planted@example.test', 'Ada Example', 'Planted Workspace', 'argon2'])
      expect(stored).not.toContain(secret);
  });

  it('answers 401 to forged, expired and foreign tokens', async () => {
    const { token } = await app.register('tokens@example.test');
    const [head, payload, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      `${head}.${encode({ ...claims, ws: '00000000-0000-7000-8000-000000000000' })}.${signature}`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'nonsense',
      '',
    ];
    for (const bad of forged)
      expect((await app.json('GET', '/api/documents', undefined, bad || undefined)).status).toBe(401);
    expect((await app.json('GET', '/api/documents', undefined, token)).status).toBe(200);
  });
});

describe('a token after its life', () => {
  it('is refused', async () => {
    const app = await TestApp.start({ SESSION_HOURS: '0.0001' }); // rounds to zero seconds
    try {
      const { token } = await app.register('ada@example.test');
      expect((await app.json('GET', '/api/documents', undefined, token)).status).toBe(401);
    } finally {
      await app.stop();
    }
  });
});
