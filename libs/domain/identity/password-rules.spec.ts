import { COMMON_PASSWORDS } from './common-passwords.js';
import { PasswordRules } from './password-rules.js';

const rules = new PasswordRules(6);
const email = 'ada.lovelace@example.test';

it.each(['correct horse', 'Zx9!kq', 'x'.repeat(63) + 'y', 'пароль моей тёти'])('takes %s', (password) => {
  expect(() => rules.check(password, email)).not.toThrow();
});

it.each([
  '123456',
  'Password',
  'QWERTY',
  'iloveyou',
  'password1',
  'aaaaaaaaaa',
  'xpcrew',
  'welkom01',
  email,
  'ADA.Lovelace',
  'ｐａｓｓｗｏｒｄ',
])('refuses %s', (password) => {
  expect(() => rules.check(password, email)).toThrow('This password is too easy to guess. Please choose another one.');
});

it.each([
  'Recto2026!',
  'recto-recto',
  'invoices',
  '2026 invoice',
  'Bank Statement',
  'reviewer#1',
  'QuayDocs123',
  'lovelace1843',
  'example.test',
  'Example99',
])('refuses %s: a word of here is tried first', (password) => {
  const ofQuay = new PasswordRules(6, 'Quay Docs');
  expect(() => ofQuay.check(password, email)).toThrow('This password is too easy to guess.');
});

it.each(['invoice 40-17-88-2', 'my recto shelf', 'formidable', 'ada 77 ada'])(
  'takes %s: more than a word of here',
  (password) => {
    expect(() => rules.check(password, email)).not.toThrow();
  },
);

it('wants as many characters as the operator does', () => {
  expect(() => new PasswordRules(12).check('correct hors', email)).not.toThrow();
  expect(() => new PasswordRules(12).check('correct hor', email)).toThrow('Password must be at least 12 characters');
});

it('knows the thousands of leaked passwords that are tried first, each as it is compared', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(3000);
  expect(
    [...COMMON_PASSWORDS].filter((password) => password.length < 6 || password !== password.toLowerCase()),
  ).toEqual([]);
});
