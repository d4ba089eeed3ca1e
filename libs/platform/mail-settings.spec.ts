import { mailFaults, mailSettings } from './mail-settings.js';

const SMTP_URL = 'smtp://mail.example.test';

describe('messages of the contact form', () => {
  it('go to CONTACT_TO, or to the sender of mails', () => {
    const settings = (given: object) => mailSettings(given, 'https://recto.example.test').contactTo;
    expect(settings({ CONTACT_TO: 'desk@example.test' })).toBe('desk@example.test');
    expect(settings({ MAIL_FROM: 'Recto <hello@example.test>' })).toBe('hello@example.test');
    expect(settings({})).toBe('no-reply@recto.example.test');
  });

  it.each([
    { SMTP_URL },
    { SMTP_URL, MAIL_FROM: 'Recto <no-reply@example.test>' },
    { SMTP_URL, MAIL_FROM: 'noreply@x.test' },
  ])('would be read by nobody: %j', (given) =>
    expect(mailFaults(given)).toEqual([expect.stringMatching(/^CONTACT_TO: required/)]),
  );

  it.each([
    {},
    { SMTP_URL, CONTACT_TO: 'desk@example.test' },
    { SMTP_URL, MAIL_FROM: 'hello@example.test' },
    { MAIL_FROM: 'no-reply@example.test' },
  ])('are read: %j', (given) => expect(mailFaults(given)).toEqual([]));
});
