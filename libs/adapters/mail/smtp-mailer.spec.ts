import { MailRefused } from '#ports/mailer.js';
import { mailerContract } from '#ports/mailer.contract.js';
import { SmtpServer } from '../../../tests/smtp-server.js';
import { SmtpMailer } from './smtp-mailer.js';

const FROM = 'Recto <no-reply@recto.test>';
const mail = {
  id: '0190a000-0000-7000-8000-000000000001',
  to: { address: 'ada@example.test' },
  subject: 'S',
  text: '.T\n',
  html: '<p>H</p>',
};

describe('a mail server', () => {
  let server: SmtpServer;
  let mailer: SmtpMailer;
  beforeEach(async () => {
    server = await SmtpServer.start();
    mailer = new SmtpMailer(server.url, FROM);
  });
  afterEach(async () => {
    await mailer.close();
    await server.close();
  });

  mailerContract('SmtpMailer', async () => ({ mailer, received: async () => server.mails }));

  it('is told who sends', async () => {
    await mailer.send(mail);
    expect(server.logins).toEqual(['\0ada\0secret']);
  });

  it('may refuse a receiver for good, or for now', async () => {
    await expect(mailer.send({ ...mail, to: { address: 'refused@example.test' } })).rejects.toBeInstanceOf(MailRefused);
    const later = await mailer
      .send({ ...mail, to: { address: 'later@example.test' } })
      .catch((error: unknown) => error);
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(MailRefused);
    await mailer.send(mail);
    expect(server.mails).toHaveLength(1);
  });

  it('that is away is an error that says nothing about the receiver', async () => {
    await server.close();
    const error = (await mailer.send(mail).catch((fault: unknown) => fault)) as Error;
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(error.message).not.toContain('ada');
    server = await SmtpServer.start();
  });
});
