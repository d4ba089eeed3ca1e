/**
 * Whose an address is: confirmed by link, wanted by who reads its mail, lost by who never confirmed it. From the real
 * app.
 */
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { FixedClock } from '../fixed-clock.js';
import { TestApp, tinyPng, type Member } from './app.js';
import { inviting, PASSWORD, refused, WEEK_MS } from './inviting.js';

const TAKEN = 'Email already exists. Please use a different email or try logging in.';
const SQUATTING = 'squatting here';

describe('the address of an account', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;
  let boss: Member;

  beforeAll(async () => {
    app = await TestApp.start({ REGISTRATIONS_PER_HOUR: '1000' }, { clock });
    boss = await app.register('boss@example.test', 'Boss Ltd');
  });
  afterAll(() => app.stop());

  const { invited, linkOf, accept } = inviting(() => ({ app, owner: boss }));
  const register = (email: string, password: string, more: object = {}) =>
    app.json('POST', '/api/auth/register', {
      name: 'Ada Example',
      email,
      password,
      workspaceName: 'Ada Ltd',
      recaptchaToken: 'any',
      ...more,
    });
  const registered = async (...given: Parameters<typeof register>): Promise<Member> => {
    const { data } = (await register(...given)).body;
    return { token: data.token, userId: data.user.id, workspaceId: data.workspace.id };
  };
  const logIn = (email: string, password: string) =>
    app.json('POST', '/api/auth/login', { email, password, recaptchaToken: 'any' });
  const addressOf = async (token: string) =>
    (await app.json('GET', '/api/auth/account', undefined, token)).body.data.account.address;
  const confirm = (token: string, link: unknown) =>
    app.json('POST', '/api/auth/confirm-address', { token: link }, token);
  const sendAgain = (token: string) => app.json('POST', '/api/auth/send-address-link', undefined, token);
  const mails = (email: string, subject = '') =>
    mailsIn(app.folder).filter((mail) => mail.includes(`To: ${email}`) && mail.includes(`Subject: ${subject}`));
  const linkIn = (email: string, subject: string) =>
    eventually(`"${subject}" to ${email}`, () =>
      mails(email, subject)
        .map((mail) => /\/confirm-address#([\w.-]+)/.exec(mail)?.[1])
        .find((token) => token !== undefined),
    );

  it('is confirmed by the link in the welcome, and works before', async () => {
    const email = 'ada@example.test';
    const ada = await registered(email, PASSWORD, { name: 'Buy-planted-things' });
    expect([await addressOf(ada.token), (await app.upload(ada.token, tinyPng)).status]).toEqual(['unconfirmed', 201]);
    const link = await linkIn(email, 'Welcome to Recto');
    // What who registered wrote is nothing to mail to a stranger.
    expect(mails(email).filter((mail) => mail.includes('Buy-planted'))).toEqual([]);
    const answer = await confirm(ada.token, link);
    expect([answer.status, answer.body.data.message]).toEqual([200, 'Your address is confirmed.']);
    expect(await addressOf(ada.token)).toBe('confirmed');
    expect((await confirm(ada.token, link)).status).toBe(200);
    expect((await sendAgain(ada.token)).status).toBe(200);
    const facts = (await app.stream(`user-${ada.userId}`)).map(({ type }) => type);
    expect(facts).toEqual(['UserRegistered', 'AddressConfirmed']);
  });

  it('is not confirmed by another link, an old one, or without being signed in', async () => {
    const [eve, bob] = [await registered('eve@example.test', PASSWORD), await registered('bob@example.test', PASSWORD)];
    const link = await linkIn('bob@example.test', 'Welcome to Recto');
    expect(refused(await confirm(eve.token, link))).toEqual([409, 'link_of_another_address']);
    expect(refused(await confirm(bob.token, `${link.slice(0, -3)}AAA`))).toEqual([400, 'link_invalid']);
    expect((await confirm(bob.token, undefined)).status).toBe(400);
    expect((await confirm('', link)).status).toBe(401);
    clock.advance(WEEK_MS);
    const { token } = (await logIn('bob@example.test', PASSWORD)).body.data;
    expect(refused(await confirm(token, link))).toEqual([409, 'link_expired']);
    expect(refused(await register('bob@example.test', 'battery staple', { addressToken: link }))).toEqual([
      409,
      'link_expired',
    ]);
    expect((await sendAgain(token)).status).toBe(200);
    expect((await confirm(token, await linkIn('bob@example.test', 'Please confirm your address'))).status).toBe(200);
  });

  it('that a stranger registered goes to who reads its mail, and the stranger keeps the rest', async () => {
    const email = 'vera@example.test';
    const squatter = await registered(email, SQUATTING);
    const document = (await app.upload(squatter.token, tinyPng)).body.data.document._id;
    const answer = await register(email, PASSWORD);
    expect([answer.status, answer.body.error.message]).toEqual([409, TAKEN]);
    const link = await linkIn(email, 'Registering with your address');
    const vera = await registered(email, PASSWORD, { addressToken: link });
    expect([await addressOf(vera.token), await addressOf(squatter.token)]).toEqual(['confirmed', 'lost']);
    const seen = (token: string) => app.json('GET', `/api/documents/${document}`, undefined, token);
    expect([(await seen(vera.token)).status, (await seen(squatter.token)).status]).toEqual([404, 200]);
    expect((await logIn(email, SQUATTING)).body.data.user.id).toBe(squatter.userId);
    expect((await logIn(email, PASSWORD)).body.data.user.id).toBe(vera.userId);
    // Once: the address is confirmed now.
    expect(refused(await register(email, 'battery staple', { addressToken: link }))).toEqual([409, 'email_taken']);
    expect(refused(await confirm(squatter.token, link))).toEqual([409, 'address_lost']);
    expect(refused(await sendAgain(squatter.token))).toEqual([409, 'address_lost']);
    await eventually('the mailbox told', () => mails(email, 'A new account has your address').length === 1);

    // No mail of the stranger's comes here any more, not even the farewell, and what came before is forgotten.
    const change = { currentPassword: SQUATTING, newPassword: 'squatting there' };
    const changed = await app.json('POST', '/api/auth/change-password', change, squatter.token);
    expect((await app.json('DELETE', '/api/auth/account', undefined, changed.body.data.token)).status).toBe(200);
    const { vault } = app.running.adapters;
    await eventually('the key shredded', async () => (await vault.keys([`user:${squatter.userId}`])).size === 0);
    expect(mails(email)).toHaveLength(0);
    expect(mails('Ada Example <vera@example.test>', 'Welcome to Recto')).toHaveLength(1);
    expect((await logIn(email, 'squatting there')).status).toBe(401);
    expect((await logIn(email, PASSWORD)).body.data.user.id).toBe(vera.userId);
  });

  it('goes to who accepts an invitation, unless the account there is theirs or has confirmed it', async () => {
    const email = 'ines@example.test';
    const squatter = await registered(email, SQUATTING);
    const first = await invited(email);
    expect(refused(await accept(linkOf(first), { password: SQUATTING }))).toEqual([409, 'has_account']);
    const ines = (await accept(linkOf(first))).body.data;
    expect([ines.workspace.id, await addressOf(ines.token)]).toEqual([boss.workspaceId, 'confirmed']);
    expect(await addressOf(squatter.token)).toBe('lost');
    expect((await logIn(email, SQUATTING)).body.data.user.id).toBe(squatter.userId);

    await registered('olga@example.test', PASSWORD);
    const olga = (await logIn('olga@example.test', PASSWORD)).body.data.token;
    await confirm(olga, await linkIn('olga@example.test', 'Welcome to Recto'));
    const second = await invited('olga@example.test');
    expect(refused(await accept(linkOf(second), { password: 'battery staple' }))).toEqual([409, 'has_account']);
  });

  it('is asked about a few times an hour: members are told, who knocks at it is not', async () => {
    const email = 'mila@example.test';
    const mila = await registered(email, PASSWORD);
    for (let n = 0; n < 3; n++) expect((await sendAgain(mila.token)).status).toBe(200);
    const fourth = await sendAgain(mila.token);
    expect(refused(fourth)).toEqual([429, 'too_many_attempts']);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let n = 0; n < 5; n++) expect(refused(await register(email, 'battery staple'))).toEqual([409, 'email_taken']);
    const facts = (await app.stream(`user-${mila.userId}`)).filter(({ type }) => type === 'AddressLinkRequested');
    expect(facts.map(({ data }) => data['reason'])).toEqual([
      ...Array<string>(3).fill('resend'),
      ...Array<string>(3).fill('registration'),
    ]);
  });
});
