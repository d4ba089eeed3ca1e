import { PRODUCT } from '#kernel/operator-switches.js';
import {
  addressChangeAskedMail,
  addressChangedMail,
  addressInUseMail,
  addressPutBackMail,
  changeAddressMail,
} from './address-change-mails.js';
import {
  accountDeletedMail,
  addressLostMail,
  addressWantedMail,
  confirmAgainMail,
  noPasswordResetMail,
  passwordChangedMail,
  passwordResetMail,
  passwordWasResetMail,
  welcomeAndConfirmMail,
  welcomeMail,
} from './mails.js';

const publicUrl = 'https://recto.example.test';
const evil = '<img src=x onerror=alert(1)> "&\' \r\nBcc: eve@example.test';
const link = `${publicUrl}/confirm-address#token`;
const all = (name: string) => [
  welcomeMail({ name, publicUrl }),
  welcomeAndConfirmMail(link),
  confirmAgainMail(link),
  addressWantedMail(link),
  addressLostMail(publicUrl),
  passwordChangedMail({ name, at: '2026-03-01T09:00:00.000Z', publicUrl }),
  passwordResetMail({ name, url: link }),
  noPasswordResetMail(link),
  passwordWasResetMail({ name, at: '2026-03-01T09:00:00.000Z', publicUrl }),
  changeAddressMail(link),
  addressInUseMail(publicUrl),
  addressChangeAskedMail({ name, url: link }),
  addressChangedMail({ name, url: link }),
  addressPutBackMail({ name, publicUrl }),
  accountDeletedMail(),
];

it('welcomes by name and leads to the dashboard', () => {
  const { subject, text, html } = welcomeMail({ name: 'Ada', publicUrl });
  expect(subject).toBe(`Welcome to ${PRODUCT}`);
  expect(text).toMatch(/^Hello Ada,\n\n/);
  expect(text).toContain(`Open ${PRODUCT}: https://recto.example.test/dashboard`);
  expect(html).toContain(`<a href="https://recto.example.test/dashboard">Open ${PRODUCT}</a>`);
});

it('says when a password was changed, and what to do when it was somebody else', () => {
  const { text } = passwordChangedMail({ name: 'Ada', at: '2026-03-01T09:00:00.000Z', publicUrl });
  expect(text.replace(/\s+/g, ' ')).toContain('was changed on 1 March 2026 at 09:00 UTC.');
  expect(text).toContain('If it was not you');
});

it('says farewell without naming anybody', () => {
  expect(JSON.stringify(accountDeletedMail())).not.toContain('Ada');
});

it('has the same words as text and as a page', () => {
  const plain = (html: string) =>
    html
      .replace(/<head>.*<\/head>|<[^>]+>/g, ' ')
      .replace(/&#39;/g, "'")
      .replace(/\s+/g, ' ');
  for (const { text, html } of all('Ada')) {
    for (const paragraph of text.split('\n\n'))
      expect(plain(html)).toContain(
        paragraph
          .replace(/: https:.*/, '')
          .replace(/\s+/g, ' ')
          .trim(),
      );
  }
});

it('escapes names, loads nothing, tracks nobody', () => {
  for (const { subject, html } of all(evil)) {
    expect(html).not.toMatch(/<(img|script|iframe|link|object|form)/i);
    expect(html).not.toContain('src=x onerror=alert(1)>');
    for (const [, url] of html.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(url).toMatch(/^https:\/\/recto\.example\.test\/[a-z?=#-]+$/);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

it('keeps lines of text short', () => {
  for (const { text } of all('Ada')) for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(72);
});
