/** Another address for an account, from the real app: asked for, changed to, stopped and put back. */
import type { AddressChangedAnswer, FreshToken } from '#contracts/auth.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { agedToken } from '../aged-token.js';
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { FixedClock } from '../fixed-clock.js';
import { TestApp, type Answer, type Member } from './app.js';
import { PASSWORD, refused } from './inviting.js';

const TO_NEW = 'Use this address for your account';
const IN_USE = 'This address has an account';
const ASKED = 'Your account is to have another address';
const CHANGED = 'Your account has another address';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('another address for an account', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;
  // Days pass here, by a clock that sessions do not go by.
  beforeAll(async () => (app = await TestApp.start({ REGISTRATIONS_PER_HOUR: '1000', TRUST_PROXY: '1' }, { clock })));
  afterAll(() => app.stop());

  let addresses = 0;
  const post = (path: string, body: unknown, token?: string) =>
    app.json('POST', `/api/auth/${path}`, body, token, { 'x-forwarded-for': `203.0.113.${(addresses += 1)}` });
  const logIn = (email: string) => post('login', { email, password: PASSWORD, recaptchaToken: 'any' });
  const account = async (token: string) =>
    (await app.json('GET', '/api/auth/account', undefined, token)).body.data?.account as { email: string } | undefined;
  const tokenOf = (answer: { readonly body: Answer }) => (answer.body.data as FreshToken).token;
  const mails = (email: string, subject: string) =>
    mailsIn(app.folder)
      .filter((mail) => mail.includes(`<${email}>`) || mail.includes(`To: ${email}`))
      .filter((mail) => mail.includes(`Subject: ${subject}\r\n`));
  const linksIn = (email: string, subject: string, page: string, count: number): Promise<string[]> =>
    eventually(`"${subject}" to ${email}`, () => {
      const links = mails(email, subject).flatMap((mail) => new RegExp(`/${page}#([\\w.-]+)`).exec(mail)?.[1] ?? []);
      return links.length === count ? links : undefined;
    });
  const linkIn = async (email: string, subject: string, page: string): Promise<string> =>
    (await linksIn(email, subject, page, 1))[0]!;
  const confirmed = async (email: string): Promise<Member> => {
    const member = await app.register(email);
    const token = await linkIn(email, 'Welcome to Recto', 'confirm-address');
    expect((await post('confirm-address', { token }, member.token)).status).toBe(200);
    return member;
  };
  const ask = async (email: string, token: string) => {
    const answer = await post('change-address', { email }, token);
    expect([answer.status, answer.body.data?.message]).toEqual([200, expect.stringContaining('on its way')]);
  };
  const linkTo = (email: string) => linkIn(email, TO_NEW, 'new-address');
  const change = (token: string, session: string) => post('new-address', { token }, session);
  const keep = (token: string) => post('keep-address', { token });

  it('is changed to by the link in its mail, once, by who is signed in; every other session ends', async () => {
    const [old, fresh] = ['ada@example.test', 'ada@example.net'];
    const { token } = await confirmed(old);
    const elsewhere = tokenOf(await logIn(old));
    await ask(fresh, token);
    const link = await linkTo(fresh);
    expect(await account(token)).toMatchObject({ email: old });
    expect((await logIn(fresh)).status).toBe(401);
    expect((await change(link, 'nobody')).status).toBe(401);
    const stranger = await app.register('stranger@example.test');
    expect(refused(await change(link, stranger.token))).toEqual([409, 'link_of_another_account']);

    const done = await change(link, token);
    expect([done.status, (done.body.data as AddressChangedAnswer).email]).toEqual([200, fresh]);
    const session = tokenOf(done);
    expect(await account(session)).toMatchObject({ email: fresh, address: 'confirmed' });
    for (const over of [token, elsewhere]) expect(await account(over)).toBeUndefined();
    expect(refused(await change(link, session))).toEqual([409, 'link_used']);
    expect([(await logIn(fresh)).status, (await logIn(old)).status]).toEqual([200, 401]);
    // What it goes on with is no proof of a password.
    expect(refused(await post('change-address', { email: old }, session))).toEqual([403, 'confirm_password']);
    await linkIn(old, CHANGED, 'keep-address');
    // The old one is anybody's who reads its mail.
    await app.register(old, 'Next Ltd');
    expect((await logIn(old)).status).toBe(200);
  });

  it('is asked for by who has proved lately who they are, and for another one', async () => {
    const { token } = await confirmed('bob@example.test');
    const old = agedToken(token, app.running.app.get(Sessions).secret);
    expect(refused(await post('change-address', { email: 'bob@example.net' }, old))).toEqual([403, 'confirm_password']);
    expect(refused(await post('change-address', { email: 'bob@example.test' }, token))).toEqual([400, 'same_address']);
    expect((await post('change-address', { email: 'nonsense' }, token)).status).toBe(400);
    for (let n = 0; n < 2; n++) await ask(`bob-${n}@example.net`, token);
    expect(refused(await post('change-address', { email: 'bob-3@example.net' }, token))).toEqual([
      429,
      'too_many_attempts',
    ]);
  });

  it('is told of to nobody who asks: only its own mailbox learns that it has an account', async () => {
    const { token } = await confirmed('cleo@example.test');
    await confirmed('clea@example.test');
    await ask('clea@example.test', token);
    await eventually('the mail about it', () => mails('clea@example.test', IN_USE).length === 1);
    expect(mails('clea@example.test', TO_NEW)).toEqual([]);
    expect(await account(token)).toMatchObject({ email: 'cleo@example.test' });
  });

  it('is taken from an account that never confirmed it, which keeps all else', async () => {
    const { token } = await confirmed('dora@example.test');
    const squatter = await app.register('dora@example.net');
    await ask('dora@example.net', token);
    expect((await change(await linkTo('dora@example.net'), token)).status).toBe(200);
    const other = (await app.json('GET', '/api/auth/account', undefined, squatter.token)).body.data.account;
    expect(other).toMatchObject({ email: 'dora@example.net', address: 'lost' });
  });

  it('goes to one of two accounts that change to it at once', async () => {
    const [eve, eva] = [await confirmed('eve@example.test'), await confirmed('eva@example.test')];
    const shared = 'evi@example.net';
    await ask(shared, eve.token);
    await ask(shared, eva.token);
    const links = await linksIn(shared, TO_NEW, 'new-address', 2);
    const linkOf = ({ userId }: Member) => links.find((link) => link.startsWith(userId))!;
    const answers = await Promise.all([change(linkOf(eve), eve.token), change(linkOf(eva), eva.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await logIn(shared)).status).toBe(200);
  });

  it('is good for half an hour, and as asked for last', async () => {
    const { token } = await confirmed('fay@example.test');
    await ask('fay@example.net', token);
    const first = await linkTo('fay@example.net');
    await ask('fay@example.org', token);
    const second = await linkTo('fay@example.org');
    expect(refused(await change(first, token))).toEqual([409, 'link_used']);
    clock.advance(30 * MINUTE);
    expect(refused(await change(second, token))).toEqual([409, 'link_expired']);
    expect(refused(await change('nonsense', token))).toEqual([400, 'link_invalid']);
    const [notice] = await linksIn('fay@example.test', ASKED, 'keep-address', 2);
    expect(refused(await change(notice!, token))).toEqual([400, 'link_invalid']);
  });

  it('is stopped by the link in the mail to the old one', async () => {
    const { token } = await confirmed('gus@example.test');
    await ask('gus@example.net', token);
    const link = await linkTo('gus@example.net');
    const stop = await linkIn('gus@example.test', ASKED, 'keep-address');
    const stopped = await keep(stop);
    expect([stopped.status, stopped.body.data.message]).toEqual([200, expect.stringContaining('keeps this address')]);
    expect(refused(await change(link, token))).toEqual([409, 'link_used']);
    expect(refused(await keep(stop))).toEqual([409, 'link_used']);
    expect(refused(await keep(link))).toEqual([400, 'link_invalid']);
    expect(await account(token)).toMatchObject({ email: 'gus@example.test' });
  });

  it('is put back by the link in the mail to the old one, for seven days; and every session ends', async () => {
    const [old, fresh] = ['hal@example.test', 'hal@example.net'];
    const { token } = await confirmed(old);
    await ask(fresh, token);
    const session = tokenOf(await change(await linkTo(fresh), token));
    const back = await linkIn(old, CHANGED, 'keep-address');
    const done = await keep(back);
    expect([done.status, done.body.data.message]).toEqual([200, expect.stringContaining('has this address again')]);
    expect(await eventually('signed out', async () => (await account(session)) === undefined)).toBe(true);
    expect([(await logIn(old)).status, (await logIn(fresh)).status]).toEqual([200, 401]);
    expect(refused(await keep(back))).toEqual([409, 'link_used']);
    expect((await app.register(fresh, 'Next Ltd')).userId).toBeTruthy();

    const next = tokenOf(await logIn(old));
    await ask('hal@example.org', next);
    await change(await linkTo('hal@example.org'), next);
    const late = (await linksIn(old, CHANGED, 'keep-address', 2)).find((link) => link !== back)!;
    clock.advance(7 * DAY);
    expect(refused(await keep(late))).toEqual([409, 'link_expired']);
  });

  it('sends no link to an address that was never confirmed: who reads its mail may be a stranger', async () => {
    const [old, fresh] = ['ida@example.test', 'ida@example.net'];
    const { token } = await app.register(old);
    await ask(fresh, token);
    const session = tokenOf(await change(await linkTo(fresh), token));
    expect(await account(session)).toMatchObject({ email: fresh, address: 'confirmed' });
    // Behind it in the log, so told after it would have been.
    await ask('ida@example.org', tokenOf(await logIn(fresh)));
    await linkTo('ida@example.org');
    expect([...mails(old, ASKED), ...mails(old, CHANGED)]).toEqual([]);
  });

  it('leaves neither of them where the log can be read without the member’s key, and no mail', async () => {
    const [old, fresh] = ['jo@example.test', 'jo@example.net'];
    const { token, userId } = await confirmed(old);
    await ask(fresh, token);
    await change(await linkTo(fresh), token);
    await linkIn(old, CHANGED, 'keep-address');
    const kept = JSON.stringify(await app.stream(`user-${userId}`));
    expect(kept).toContain('AddressChanged');
    for (const address of [old, fresh]) expect(kept).not.toContain(address);
    const proven = tokenOf(await logIn(fresh));
    expect((await app.json('DELETE', '/api/auth/account', undefined, proven)).status).toBe(200);
    const { vault } = app.running.adapters;
    await eventually('the key shredded', async () => (await vault.keys([`user:${userId}`])).size === 0);
    expect([...mails(fresh, TO_NEW), ...mails(old, ASKED), ...mails(old, CHANGED)]).toEqual([]);
    expect((await app.register(fresh, 'Next Ltd')).userId).toBeTruthy();
  });
});
