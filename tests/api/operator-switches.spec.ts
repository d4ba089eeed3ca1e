/** What an operator closes is closed by the server, whatever a page shows; and how the first owner still comes in. */
import type { MemberList } from '#contracts/members.js';
import type { Session } from '#contracts/auth.js';
import { FirstOwner } from '#contexts/membership/application/first-owner.js';
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';
import { inviting, refused } from './inviting.js';

const BY_INVITATION = 'Accounts are made by invitation here. Please ask the owner of your workspace to invite you.';
const NOBODY = 'No new accounts are made here. Please ask whoever runs this server.';

const registering = (app: TestApp, email: string, more: object = {}) =>
  app.json('POST', '/api/auth/register', {
    name: 'Ada Example',
    email,
    password: 'correct horse',
    workspaceName: 'Ada Ltd',
    recaptchaToken: 'any',
    ...more,
  });
type Answered = Awaited<ReturnType<TestApp['json']>>;
const said = ({ status, body }: Answered): [number, string, string] => {
  const { code, message } = body.error as { code: string; message: string };
  return [status, code, message];
};
const memberOf = ({ body }: Answered): Member => {
  const { token, user, workspace } = body.data as Session;
  return { token, userId: user.id, workspaceId: workspace.id };
};
const linkOf = async (app: TestApp) => (await app.running.app.get(FirstOwner).url())?.split('#')[1];

describe('REGISTRATION=invited', () => {
  let app: TestApp;
  let owner: Member;
  let link: string;
  beforeAll(async () => {
    app = await TestApp.start({ REGISTRATION: 'invited' });
  });
  afterAll(() => app.stop());
  const { invite, linkOf: invitationLink, accept, fresh } = inviting(() => ({ app, owner }));

  it('refuses who registers, and who makes a link up', async () => {
    const plain = await registering(app, 'ada@example.test');
    expect(said(plain)).toEqual([403, 'registration_closed', BY_INVITATION]);
    link = (await linkOf(app))!;
    const madeUp = { firstOwnerToken: `first-owner.${'x'.repeat(43)}` };
    expect(refused(await registering(app, 'ada@example.test', madeUp))).toEqual([400, 'link_invalid']);
    expect(link).toMatch(/^first-owner[.][\w-]{43}$/);
  });

  it('has one first owner by the link in the log, however many open it at once', async () => {
    const emails = ['ada@example.test', 'bob@example.test', 'cyd@example.test'];
    const answers = await Promise.all(emails.map((email) => registering(app, email, { firstOwnerToken: link })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 409, 409]);
    const usedUp = 'This link is used up: there is an account already. Please sign in.';
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(said(answer)).toEqual([409, 'link_used', usedUp]);
    const first = answers.find(({ status }) => status === 201)!;
    owner = memberOf(first);
    expect((first.body.data as Session).user.role).toBe('owner');
    expect(refused(await registering(app, 'dan@example.test', { firstOwnerToken: link }))).toEqual([409, 'link_used']);
    expect(await linkOf(app)).toBeUndefined();
  });

  it('lets in who is invited, those who were not quick enough included', async () => {
    const listed = await app.json('GET', '/api/workspaces/members', undefined, owner.token);
    const taken = (listed.body.data as MemberList).members[0]?.email;
    for (const email of ['ada@example.test', 'bob@example.test', 'cyd@example.test', fresh()]) {
      if (email === taken) continue;
      const { invitation } = (await invite(email)).body.data as { invitation: { id: string } };
      expect((await accept(invitationLink(invitation.id))).status).toBe(201);
    }
  });
});

describe('REGISTRATION=closed', () => {
  let app: TestApp;
  let owner: Member;
  beforeAll(async () => {
    app = await TestApp.start({ REGISTRATION: 'closed' });
    owner = memberOf(await registering(app, 'ada@example.test', { firstOwnerToken: await linkOf(app) }));
  });
  afterAll(() => app.stop());
  const { invite, accept, fresh } = inviting(() => ({ app, owner }));

  it('refuses registering, inviting and accepting, and lets in who has an account', async () => {
    for (const answer of [
      await registering(app, fresh()),
      await invite(fresh()),
      await accept(`${owner.workspaceId}.${owner.userId}.x`),
    ])
      expect(said(answer)).toEqual([403, 'registration_closed', NOBODY]);
    const credentials = { email: 'ada@example.test', password: 'correct horse', recaptchaToken: 'any' };
    expect((await app.json('POST', '/api/auth/login', credentials)).status).toBe(200);
  });
});

describe('SITE=login, CREDITS=unlimited and a brand', () => {
  let app: TestApp;
  let owner: Member;
  beforeAll(async () => {
    app = await TestApp.start({ SITE: 'login', CREDITS: 'unlimited', BRAND_NAME: 'Acme & Sons' });
    owner = await app.register('ada@example.test');
  });
  afterAll(() => app.stop());

  it('has no contact form, no newsletter and no free test', async () => {
    const message = {
      name: 'Eve Example',
      email: 'eve@example.test',
      subject: 'other',
      message: 'Hello there',
      recaptchaToken: 'any',
    };
    const contact = await app.json('POST', '/api/contact/submit', message);
    expect(said(contact)).toEqual([404, 'no_public_site', 'This server has no public pages, and so no contact form.']);
    const asked = { email: 'eve@example.test', source: 'footer', recaptchaToken: 'any' };
    const newsletter = await app.json('POST', '/api/newsletter/subscribe', asked);
    expect(said(newsletter)).toEqual([404, 'no_public_site', 'This server has no public pages, and so no newsletter.']);
    const usage: unknown = (await app.json('GET', '/api/free-test/usage')).body.data;
    expect(usage).toMatchObject({ limit: 0, remaining: 0 });
  });

  it('counts no credits and sells nothing', async () => {
    app.extractor.answer = async () => receiptResult;
    const { document } = (await app.upload(owner.token, tinyPng)).body.data as { document: { _id: string } };
    await app.settled(owner.token, document._id);
    const answered: unknown = (await app.json('GET', '/api/workspaces/usage', undefined, owner.token)).body.data;
    expect(answered).toMatchObject({ usage: { plan: 'free', monthlyCredits: 1_000_000, usedCredits: 1 } });
    const order = { plan: 'starter', billingCycle: 'monthly', email: 'ada@example.test' };
    const checkout = await app.json('POST', '/api/payment/create-checkout-session', order, owner.token);
    expect(said(checkout)).toEqual([503, 'payments_off', 'Payments are not set up on this Recto.']);
  });

  it('is called by its own name in mails', async () => {
    const mail = await eventually('the welcome', () => mailsIn(app.folder)[0]);
    expect(mail).toContain('Subject: Welcome to Acme & Sons');
    expect(mail).toContain('From: "Acme & Sons" <no-reply@');
    expect(mail).toContain('Acme &amp; Sons</p>');
    expect(mail).not.toContain('Recto');
  });
});
