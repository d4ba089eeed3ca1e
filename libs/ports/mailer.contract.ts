/** What every Mailer must do. `received` gives the mails that were handed over, as they travel. */
import { MailRefused, type Mail, type Mailer } from './mailer.js';

interface MailerTrial {
  readonly mailer: Mailer;
  readonly received: () => Promise<readonly string[]>;
}

const id = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const mail = (change: Partial<Mail> = {}): Mail => ({
  id: id(1),
  to: { name: 'Ada Example', address: 'ada@example.test' },
  subject: 'Welcome',
  text: 'Hello Ada.\n\nThis is the text.\n',
  html: '<p>Hello Ada.</p><p>This is the page.</p>',
  ...change,
});
const header = (raw: string, name: string) => {
  const [head = ''] = raw.split(/\r?\n\r?\n/);
  return new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r?\n[ \t]/g, ' ');
};

export function mailerContract(name: string, open: () => Promise<MailerTrial>): void {
  describe(`${name}: Mailer`, () => {
    it('hands over sender, receiver, subject, and the words as text and as a page', async () => {
      const { mailer, received } = await open();
      await mailer.send(mail());
      const [raw = '', ...others] = await received();
      expect(others).toEqual([]);
      expect(header(raw, 'From')).toBe('Recto <no-reply@recto.test>');
      expect(header(raw, 'To')).toBe('Ada Example <ada@example.test>');
      expect(header(raw, 'Subject')).toBe('Welcome');
      expect(header(raw, 'Content-Type')).toMatch(/^multipart\/alternative/);
      expect(raw).toContain('This is the text.');
      expect(raw).toContain('This is the page.');
    });

    it('names who is to be answered, when that is not the sender', async () => {
      const { mailer, received } = await open();
      await mailer.send(mail({ replyTo: { name: 'Bob\r\nBcc: eve@example.test', address: 'bob@example.test' } }));
      const raw = (await received())[0]!;
      expect(header(raw, 'Reply-To')).toContain('<bob@example.test>');
      expect(header(raw, 'Bcc')).toBeUndefined();
    });

    it('says that a machine wrote it, so that no machine answers', async () => {
      const { mailer, received } = await open();
      await mailer.send(mail());
      expect(header((await received())[0]!, 'Auto-Submitted')).toBe('auto-generated');
    });

    it('gives the same mail the same Message-ID however often it is sent, and another mail another', async () => {
      const { mailer, received } = await open();
      await mailer.send(mail());
      await mailer.send(mail());
      await mailer.send(mail({ id: id(2) }));
      const ids = new Set((await received()).map((raw) => header(raw, 'Message-ID')));
      expect([...ids].sort()).toEqual([`<${id(1)}@recto.test>`, `<${id(2)}@recto.test>`]);
    });

    it('carries any script in names, subjects and words', async () => {
      const { mailer, received } = await open();
      await mailer.send(
        mail({ to: { name: 'Łucja Öğüt', address: 'lucja@example.test' }, subject: 'Grüße 🙂', text: 'Zażółć\n' }),
      );
      const raw = (await received())[0]!;
      expect(header(raw, 'To')).toMatch(/^=\?UTF-8\?.+\?= <lucja@example\.test>$/i);
      expect(header(raw, 'Subject')).toMatch(/^=\?UTF-8\?/i);
      expect([...raw].every((character) => character.charCodeAt(0) < 128)).toBe(true);
    });

    it('lets nobody write headers or receivers by their name', async () => {
      const { mailer, received } = await open();
      const name = 'Ada"\r\nBcc: eve@example.test\r\nX-Own: 1, <eve@example.test>';
      await mailer.send(mail({ to: { name, address: 'ada@example.test' }, subject: 'Hi\r\nX-Other: 1' }));
      const raw = (await received())[0]!;
      for (const forged of ['Bcc', 'X-Own', 'X-Other']) expect(header(raw, forged)).toBeUndefined();
      expect(header(raw, 'To')).toMatch(/<ada@example\.test>$/);
    });

    it('refuses for good what is no address', async () => {
      const { mailer, received } = await open();
      for (const address of ['', 'nobody', 'a@b\r\nBcc: eve@example.test', 'ada@example.test, eve@example.test']) {
        await expect(mailer.send(mail({ to: { address } }))).rejects.toBeInstanceOf(MailRefused);
      }
      expect(await received()).toEqual([]);
    });

    it('sends many at once', async () => {
      const { mailer, received } = await open();
      await Promise.all(Array.from({ length: 20 }, (_, n) => mailer.send(mail({ id: id(n) }))));
      expect(new Set((await received()).map((raw) => header(raw, 'Message-ID'))).size).toBe(20);
    });

    it('forgets mails, also those it never had', async () => {
      const { mailer } = await open();
      await mailer.send(mail());
      await expect(mailer.forget([id(1), id(9)])).resolves.toBeUndefined();
    });
  });
}
