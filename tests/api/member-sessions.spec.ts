/** Sessions one by one: who sees them, what ends them, and what is kept of them. */
import jwt from 'jsonwebtoken';
import type { FreshToken } from '#contracts/auth.js';
import type { MemberSession } from '#contracts/sessions.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { eventually } from '../eventually.js';
import { FixedClock } from '../fixed-clock.js';
import { TestApp } from './app.js';
import { Listening } from './listening.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Tokens are of the real time, which goes on a little while the clock stands. */
const TWO_HOURS_MS = 2 * 60 * 60_000;
const TWELVE_HOURS_MS = 6 * TWO_HOURS_MS;
const PASSWORD = 'correct horse';

describe('the sessions of a member', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({}, { clock });
  });
  afterAll(() => app.stop());

  const logIn = async (email: string, userAgent = FIREFOX): Promise<string> => {
    const body = { email, password: PASSWORD, recaptchaToken: 'any' };
    const answer = await app.json('POST', '/api/auth/login', body, undefined, { 'user-agent': userAgent });
    return (answer.body.data as FreshToken).token;
  };
  const sessions = async (token: string): Promise<MemberSession[]> => {
    const { status, body } = await app.json('GET', '/api/auth/sessions', undefined, token);
    expect(status).toBe(200);
    return (body.data as { sessions: MemberSession[] }).sessions;
  };
  const end = async (token: string, id: string) => {
    const { status, body } = await app.json('DELETE', `/api/auth/sessions/${id}`, undefined, token);
    return [status, body.success ? body.data.message : body.error.code] as const;
  };
  const account = async (token: string) => (await app.json('GET', '/api/auth/account', undefined, token)).status;
  const idOf = (token: string) => (jwt.decode(token) as { sid: string }).sid;

  it('are seen with device, beginning and end, and which of them asks', async () => {
    await app.register('ada@example.test');
    const token = await logIn('ada@example.test');
    const phone = await logIn('ada@example.test', 'recto-import/1.2');
    const list = await sessions(token);
    expect(list).toHaveLength(3);
    const mine = list.find(({ current }) => current);
    expect(mine).toEqual({
      id: idOf(token),
      device: 'Firefox on Linux',
      begunAt: clock.iso(),
      lastUsedAt: clock.iso(),
      endsAt: new Date(clock.now().getTime() + TWELVE_HOURS_MS).toISOString(),
      current: true,
    });
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    expect(list.find(({ id }) => id === idOf(phone))?.device).toBe('recto-import');
  });

  it('end one by one, at once, and for good', async () => {
    await app.register('bob@example.test');
    const [laptop, phone] = [await logIn('bob@example.test'), await logIn('bob@example.test')];
    const listening = await Listening.start(app, phone);
    await listening.until('the start', ({ name }) => name === 'ready');
    expect(await end(laptop, idOf(phone))).toEqual([200, 'Session ended']);
    expect([await account(phone), await account(laptop)]).toEqual([401, 200]);
    await eventually('the end of listening', () => listening.ended);
    expect(await end(laptop, idOf(phone))).toEqual([404, 'session_not_found']);
    expect((await sessions(laptop)).map(({ id }) => id)).not.toContain(idOf(phone));
    // Not by the password either: it is a session that is over.
    const confirmed = await app.json('POST', '/api/auth/confirm', { currentPassword: PASSWORD }, phone);
    expect(confirmed.status).toBe(401);
  });

  it('end by signing out, and the others go on', async () => {
    await app.register('cleo@example.test');
    const [laptop, phone] = [await logIn('cleo@example.test'), await logIn('cleo@example.test')];
    expect(await end(phone, 'current')).toEqual([200, 'Session ended']);
    expect([await account(phone), await account(laptop)]).toEqual([401, 200]);
  });

  it('are nobody else’s business', async () => {
    const dora = await app.register('dora@example.test');
    const eve = await app.register('eve@example.test');
    expect(await end(eve.token, idOf(dora.token))).toEqual([404, 'session_not_found']);
    expect(await end(eve.token, 'nonsense')).toEqual([404, 'session_not_found']);
    expect(await account(dora.token)).toBe(200);
    const auditor = await app.join(dora, 'auditor');
    expect(await sessions(auditor.token)).toEqual([]);
  });

  it('go on with the password once more and with a new one, under one name', async () => {
    await app.register('fay@example.test');
    const [token, other] = [await logIn('fay@example.test'), await logIn('fay@example.test')];
    const fresh = async (path: string, body: object, of: string) =>
      ((await app.json('POST', path, body, of)).body.data as FreshToken).token;
    const confirmed = await fresh('/api/auth/confirm', { currentPassword: PASSWORD }, token);
    const newPassword = 'battery staple';
    const changed = await fresh('/api/auth/change-password', { currentPassword: PASSWORD, newPassword }, confirmed);
    expect([idOf(confirmed), idOf(changed)]).toEqual([idOf(token), idOf(token)]);
    expect([await account(confirmed), await account(other), await account(changed)]).toEqual([401, 401, 200]);
    expect(await sessions(changed)).toMatchObject([{ id: idOf(token), current: true }]);
    // Ending it ends every token of it.
    const again = await fresh('/api/auth/confirm', { currentPassword: newPassword }, changed);
    expect(await end(again, 'current')).toEqual([200, 'Session ended']);
    expect([await account(changed), await account(again)]).toEqual([401, 401]);
  });

  it('are noted as used once an hour, however much is asked', async () => {
    const { userId } = await app.register('gus@example.test');
    const token = await logIn('gus@example.test');
    const noted = async () =>
      (await app.stream(`sessions-${userId}`)).filter(({ type }) => type === 'SessionUsed').length;
    for (let n = 0; n < 5; n += 1) await account(token);
    clock.advance(TWO_HOURS_MS);
    for (let n = 0; n < 5; n += 1) await account(token);
    await eventually('the use noted', async () => (await noted()) === 1);
    expect(await sessions(token)).toMatchObject([{ id: idOf(token), lastUsedAt: clock.iso() }, {}]);
    clock.advance(TWO_HOURS_MS);
    await account(token);
    await eventually('the next use noted', async () => (await noted()) === 2);
  });

  it('of tokens from before they were told apart go on, and end with all others', async () => {
    const { userId, workspaceId } = await app.register('hal@example.test');
    const old = app.running.app.get(Sessions).issue({ userId, workspaceId, epoch: 0 });
    expect(await account(old)).toBe(200);
    expect((await sessions(old)).filter(({ current }) => current)).toEqual([]);
    expect(await end(old, 'current')).toEqual([404, 'session_not_found']);
    const body = { currentPassword: PASSWORD };
    const fresh = ((await app.json('POST', '/api/auth/end-sessions', body, old)).body.data as FreshToken).token;
    expect([await account(old), await account(fresh)]).toEqual([401, 200]);
    expect(await sessions(fresh)).toMatchObject([{ id: idOf(fresh), current: true }]);
  });

  it('keep no word of the device that can be read without the member’s key', async () => {
    const { userId } = await app.register('ida@example.test');
    await logIn('ida@example.test');
    const kept = JSON.stringify(await app.stream(`sessions-${userId}`));
    expect(kept).toContain('SessionBegun');
    expect(kept).not.toMatch(/firefox|linux/i);
  });
});
