/** The contact form and the newsletter: what is kept, what is sent, what is told to whom. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { ExpireSubscriptions } from '#contexts/engagement/application/expire-subscriptions.js';
import { CONFIRM_WITHIN_MS } from '#domain/engagement/newsletter.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { eventually } from '../eventually.js';
import { filesIn, mailsIn, unquoted } from '../files-in.js';
import { FixedClock } from '../fixed-clock.js';
import { SmtpServer } from '../smtp-server.js';
import { TestApp } from './app.js';

const tokenIn = (app: TestApp, purpose: string) =>
  mailsIn(app.folder)
    .map((mail) => new RegExp(`/newsletter/${purpose}#([\\w.-]+)`).exec(mail)?.[1])
    .find(Boolean);
const found = (app: TestApp, planted: readonly string[]) =>
  [...filesIn(app.folder)]
    .filter(({ path }) => !path.startsWith('outbox/'))
    .flatMap(({ path, bytes }) => planted.filter((text) => bytes.includes(text)).map((text) => `${text} in ${path}`));
const subscribe = (app: TestApp, email: string, rest: Record<string, unknown> = {}) =>
  app.json('POST', '/api/newsletter/subscribe', { email, recaptchaToken: 'any', source: 'homepage', ...rest });
const follow = (app: TestApp, purpose: string, token: unknown) =>
  app.json('POST', `/api/newsletter/${purpose}`, { token });

describe('the newsletter', () => {
  let app: TestApp;
  let clock: FixedClock;
  beforeEach(async () => {
    clock = new FixedClock();
    app = await TestApp.start({}, { clock });
  });
  afterEach(() => app.stop());

  it('is confirmed by the link in the mail, once, and ended by the link in the other', async () => {
    const asked = await subscribe(app, 'ada-planted@example.test');
    expect([asked.status, asked.body]).toEqual([
      200,
      {
        success: true,
        data: { message: 'Thank you for subscribing! Please check your email to confirm your subscription.' },
      },
    ]);
    const token = await eventually('the question', () => tokenIn(app, 'confirm'));
    expect((await follow(app, 'confirm', token)).body.data.message).toBe('Your subscription is confirmed.');
    expect((await follow(app, 'confirm', token)).body.error.code).toBe('link_used');
    const end = await eventually('the welcome', () => tokenIn(app, 'unsubscribe'));
    expect((await follow(app, 'unsubscribe', token)).body.error.code).toBe('link_invalid');
    expect((await follow(app, 'unsubscribe', end)).body.data.message).toBe('You are unsubscribed.');
    expect((await follow(app, 'unsubscribe', end)).status).toBe(200);
    await eventually('the mails forgotten', () => mailsIn(app.folder).length === 0);
    expect(found(app, ['ada-planted'])).toEqual([]);
  });

  it('tells nobody whether an address is subscribed', async () => {
    const first = await subscribe(app, 'ada@example.test');
    const token = await eventually('the question', () => tokenIn(app, 'confirm'));
    await follow(app, 'confirm', token);
    await eventually('the welcome', () => tokenIn(app, 'unsubscribe'));
    const before = mailsIn(app.folder).length;
    const again = await subscribe(app, ' ADA@example.test', { source: 'footer' });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    // Somebody else's mail is sent after it would have been.
    await subscribe(app, 'bob@example.test');
    await eventually("bob's question", () => mailsIn(app.folder).length > before);
    expect(mailsIn(app.folder).length).toBe(before + 1);
  });

  it('forgets who did not confirm within two days', async () => {
    await subscribe(app, 'late-planted@example.test');
    const token = await eventually('the question', () => tokenIn(app, 'confirm'));
    clock.advance(CONFIRM_WITHIN_MS + 1);
    expect((await follow(app, 'confirm', token)).body.error.code).toBe('link_used');
    const sweep = new ExpireSubscriptions(app.running.app.get(Views), app.running.app.get(Decisions), clock);
    await eventually('the address forgotten', async () => {
      await sweep.run(new AbortController().signal);
      return mailsIn(app.folder).length === 0;
    });
    await eventually('nobody listed', async () => (await app.running.app.get(Views).count('subscribers')) === 0);
  });

  it('takes no link that it did not make', async () => {
    for (const token of [
      '',
      'x',
      `${'a'.repeat(64)}.0190a000-0000-7000-8000-000000000001..${'A'.repeat(43)}`,
      5,
      undefined,
    ]) {
      expect((await follow(app, 'confirm', token)).status).toBe(400);
      expect((await follow(app, 'unsubscribe', token)).status).toBe(400);
    }
  });

  it.each([
    ['no address', { email: '' }, 'Invalid email address'],
    ['no such address', { email: 'ada' }, 'Invalid email address'],
    ['no token', { recaptchaToken: undefined }, 'reCAPTCHA verification failed'],
    ['an empty token', { recaptchaToken: '' }, 'reCAPTCHA verification failed'],
  ])('refuses %s', async (_what, rest, message) => {
    const { status, body } = await subscribe(app, 'ada@example.test', rest);
    expect([status, body.error.message]).toEqual([400, message]);
    expect(mailsIn(app.folder)).toEqual([]);
  });

  it('does not fill a letter box, and says when to come again', async () => {
    for (let n = 0; n < 3; n++) expect((await subscribe(app, 'ada@example.test')).status).toBe(200);
    const { status, headers, body } = await subscribe(app, 'ada@example.test');
    expect([status, body.error.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the contact form', () => {
  const message = {
    name: 'Ada-planted',
    email: 'ada-planted@example.test',
    company: 'Saltmarsh-planted',
    subject: 'support',
    message: 'How do I-planted read a label?',
    recaptchaToken: 'any',
  };
  const planted = ['Ada-planted', 'ada-planted@example.test', 'Saltmarsh-planted', 'do I-planted read'];
  const send = (app: TestApp, rest: Record<string, unknown> = {}) =>
    app.json('POST', '/api/contact/submit', { ...message, ...rest });

  it('goes to CONTACT_TO, to be answered to the sender, and leaves only the fact behind', async () => {
    const app = await TestApp.start({ CONTACT_TO: 'desk@recto.test' });
    try {
      const { status, body } = await send(app);
      expect([status, body.success]).toEqual([200, true]);
      const mail = await eventually('the mail', () => mailsIn(app.folder)[0]);
      expect(mail).toContain('To: desk@recto.test');
      expect(mail).toContain('Reply-To: "Ada-planted" <ada-planted@example.test>');
      expect(mail).toContain('Subject: Contact form: Support');
      for (const text of planted) expect(mail).toContain(text);
      expect(found(app, planted)).toEqual([]);
      const { vault } = app.running.adapters;
      const contactId = await eventually('the delivery', async () => {
        for await (const { kind, ...rest } of app.running.adapters.events.subscribe({
          types: ['ContactMessageDelivered'],
          signal: AbortSignal.timeout(5_000),
        })) {
          if (kind === 'events' && 'events' in rest) return rest.events[0]!.data['contactId'] as string;
        }
        return undefined;
      });
      await eventually('the key shredded', async () => (await vault.keys([`contact:${contactId}`])).size === 0);
    } finally {
      await app.stop();
    }
  });

  it('goes over SMTP where there is a mail server', async () => {
    const smtp = await SmtpServer.start();
    const app = await TestApp.start({ SMTP_URL: smtp.url, CONTACT_TO: 'desk@recto.test' });
    try {
      await send(app);
      await eventually('the mail', () => smtp.mails.length === 1);
      expect(unquoted(smtp.mails[0]!)).toContain('do I-planted read');
    } finally {
      await app.stop();
      await smtp.close();
    }
  });

  it('stays, sealed, when the mail server refuses it for good', async () => {
    let logged = '';
    const sink = new Writable({ write: (chunk, _encoding, done) => ((logged += String(chunk)), done()) });
    const smtp = await SmtpServer.start();
    const env = { SMTP_URL: smtp.url, CONTACT_TO: 'refused@recto.test' };
    const app = await TestApp.start(env, {}, pino({ level: 'warn' }, sink));
    try {
      await send(app);
      const contactId = await eventually('the refusal', () => /"contactId":"([0-9a-f-]{36})"/.exec(logged)?.[1]);
      expect((await app.running.adapters.vault.keys([`contact:${contactId}`])).size).toBe(1);
      expect(logged).not.toContain('planted');
      expect(found(app, planted)).toEqual([]);
    } finally {
      await app.stop();
      await smtp.close();
    }
  });

  it.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['no address', { email: 'ada@' }, 'Invalid email address'],
    ['no message', { message: '' }, 'Message is required'],
    ['another subject', { subject: 'praise' }, 'Subject is required'],
    ['no token', { recaptchaToken: undefined }, 'reCAPTCHA verification failed'],
    ['a book', { message: 'x'.repeat(5_001) }, 'Message must be at most 5000 characters'],
  ])('refuses %s', async (_what, rest, sentence) => {
    const app = await TestApp.start();
    try {
      const { status, body } = await send(app, rest);
      expect([status, body.error.message]).toEqual([400, sentence]);
      expect(mailsIn(app.folder)).toEqual([]);
    } finally {
      await app.stop();
    }
  });

  it('is not for flooding, and says when to come again', async () => {
    const app = await TestApp.start();
    try {
      const answers = [];
      for (let n = 0; n < 6; n++) answers.push(await send(app));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(answers[5]!.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await app.stop();
    }
  });
});
