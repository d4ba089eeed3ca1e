/** What members are told by mail, from the real app: into the outbox folder, and over SMTP. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '#contexts/identity/application/mail-words.js';
import { AddressChangeLinks } from '#contexts/identity/application/address-change-links.js';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { AddressLinks } from '#contexts/identity/application/address-links.js';
import { PasswordResetLinks } from '#contexts/identity/application/password-reset-links.js';
import { AccountMails, mailIdOf, sendMails } from '#contexts/identity/application/send-mails.js';
import type { EventMetadata } from '#kernel/event.js';
import { Mailer, MailRefused, type Mail } from '#ports/mailer.js';
import { Decisions } from '#write-side/decisions.js';
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { FixedClock } from '../fixed-clock.js';
import { SmtpServer } from '../smtp-server.js';
import { TestApp } from './app.js';

const about = (mails: readonly string[], subject: string) =>
  mails.filter((mail) => mail.includes(`Subject: ${subject}`));

describe('mails into the outbox', () => {
  it('welcome, tell of a changed password, and say farewell, which forgets the others', async () => {
    const app = await TestApp.start();
    try {
      const ada = await app.register('ada@example.test');
      await eventually('the welcome', () => about(mailsIn(app.folder), 'Welcome to Recto').length === 1);
      expect(mailsIn(app.folder)[0]).toContain('To: ada@example.test');
      const change = { currentPassword: 'correct horse', newPassword: 'battery staple' };
      const { token } = (await app.json('POST', '/api/auth/change-password', change, ada.token)).body.data;
      await eventually(
        'the change told',
        () => about(mailsIn(app.folder), 'Your Recto password was changed').length === 1,
      );
      await app.json('DELETE', '/api/auth/account', undefined, token);
      await eventually('the farewell', () => about(mailsIn(app.folder), 'Your Recto account was deleted').length === 1);
      expect(mailsIn(app.folder)).toHaveLength(1);
      expect(mailsIn(app.folder)[0]).toContain('To: ada@example.test');
      expect(mailsIn(app.folder)[0]).not.toContain('Ada Example');

      // A process that died after it had written the welcome, while the account was being deleted: the next one meets
      // the event again.
      const decisions = app.running.app.get(Decisions);
      const [registered] = await decisions.read(`user-${ada.userId}`);
      writeFileSync(join(app.folder, 'outbox', `${mailIdOf(registered!.id)}.eml`), 'To: Ada Example');
      const { app: nest, url: publicUrl } = app.running;
      const [mails, links, resetLinks] = [nest.get(AccountMails), nest.get(AddressLinks), nest.get(PasswordResetLinks)];
      const [changeLinks, claims] = [nest.get(AddressChangeLinks), nest.get(AddressClaims)];
      const again = sendMails({ mails, decisions, links, resetLinks, changeLinks, claims, publicUrl });
      await again.on.get('UserRegistered')!(registered!);
      expect(mailsIn(app.folder)).toHaveLength(1);
    } finally {
      await app.stop();
    }
  });
});

describe('mails over SMTP', () => {
  it('arrive, also behind one that the server refuses for good', async () => {
    const smtp = await SmtpServer.start();
    const app = await TestApp.start({ SMTP_URL: smtp.url, MAIL_FROM: 'Recto <hello@recto.test>' });
    try {
      await app.register('refused@example.test');
      await app.register('ada@example.test');
      await eventually('the welcome', () => smtp.mails.length === 1);
      expect(smtp.mails[0]).toContain('From: Recto <hello@recto.test>');
      expect(smtp.mails[0]).toContain('ada@example.test');
      expect(mailsIn(app.folder)).toEqual([]);
    } finally {
      await app.stop();
      await smtp.close();
    }
  });
});

describe('mails about an account', () => {
  class Notebook extends Mailer {
    readonly sent: Mail[] = [];
    readonly forgotten: string[] = [];
    fault: (() => Error) | undefined;
    tries = 0;
    override async send(mail: Mail): Promise<void> {
      this.tries += 1;
      if (this.fault) throw this.fault();
      this.sent.push(mail);
    }
    override async forget(ids: readonly string[]): Promise<void> {
      this.forgotten.push(...ids);
    }
    override async close(): Promise<void> {}
  }

  const clock = new FixedClock();
  const at = (occurredAt: string) => ({ id: 'e1', metadata: { occurredAt } as EventMetadata });
  const now = at(clock.iso());
  const ada = { name: 'Ada', address: 'ada@example.test', language: 'de' } as const;
  const mail = words('Subject', 'Hello,', []);
  let mailer: Notebook;
  let logged: unknown[];
  let mails: AccountMails;
  beforeEach(() => {
    mailer = new Notebook();
    logged = [];
    mails = new AccountMails(mailer, clock, (_level, message, facts) => logged.push({ message, ...facts }));
  });

  it('have the same id each time the same event is handled', async () => {
    await mails.send(now, ada, mail);
    await mails.send(now, ada, mail);
    expect(mailer.sent.map(({ id }) => id)).toEqual([mailIdOf('e1'), mailIdOf('e1')]);
    expect(mailIdOf('e2')).not.toBe(mailIdOf('e1'));
  });

  it('are not sent a day late', async () => {
    await mails.send(at('2026-02-28T08:59:00.000Z'), ada, mail);
    await mails.send(at('2026-02-28T09:01:00.000Z'), ada, mail);
    expect(mailer.sent).toHaveLength(1);
  });

  it('wait while the mail server is away, and are let go when it refuses, without the address in the log', async () => {
    mailer.fault = () => new Error('away');
    await expect(mails.send(now, ada, mail)).rejects.toThrow('away');
    mailer.fault = () => new MailRefused('no ada@example.test here');
    await mails.send(now, ada, mail);
    expect(logged).toEqual([{ message: 'mail refused', eventId: 'e1' }]);
  });

  it('do not keep an erasure waiting for a farewell', async () => {
    mailer.fault = () => new Error('away, ada@example.test');
    await mails.farewell(now, ada, [{ id: 'e0' }, { id: 'e1' }]);
    expect(mailer.tries).toBe(3);
    expect(mailer.forgotten).toEqual([mailIdOf('e0')]);
    expect(logged).toEqual([{ message: 'farewell not sent', eventId: 'e1' }]);
  });
});
