import { countedId } from '../../../../tests/counting-ids.js';
import { FixedClock } from '../../../../tests/fixed-clock.js';
import { PasswordResetLinks } from './password-reset-links.js';

const HALF_AN_HOUR_MS = 30 * 60_000;
const ada = { userId: countedId(1), epoch: 3 };
let clock: FixedClock;
let links: PasswordResetLinks;
const made = (secret: number) => new PasswordResetLinks(Buffer.alloc(32, secret), 'https://recto.test', clock);
const tokenOf = (from: PasswordResetLinks) => new URL(from.urlOf(ada, clock.iso())).hash.slice(1);
const refused = (code: string) => expect.objectContaining({ code });

beforeEach(() => {
  clock = new FixedClock();
  links = made(1);
});

it('are good for thirty minutes, and stand where no server sees them', () => {
  const url = new URL(links.urlOf(ada, clock.iso()));
  expect([url.pathname, url.search]).toEqual(['/reset-password', '']);
  const token = url.hash.slice(1);
  expect(PasswordResetLinks.userIdOf(token)).toBe(ada.userId);
  clock.advance(HALF_AN_HOUR_MS - 1);
  expect(() => links.check(token, ada)).not.toThrow();
  clock.advance(1);
  expect(() => links.check(token, ada)).toThrow(refused('link_expired'));
});

it('end with the sessions of the password they were made for', () => {
  const token = tokenOf(links);
  expect(() => links.check(token, { ...ada, epoch: 4 })).toThrow(refused('link_used'));
});

it('cannot be made up: not for another account, not with a longer life, not by another server', () => {
  const [userId, epoch, expiry, proof] = tokenOf(links).split('.') as [string, string, string, string];
  const bob = { ...ada, userId: countedId(2) };
  expect(() => links.check(`${bob.userId}.${epoch}.${expiry}.${proof}`, bob)).toThrow(refused('link_invalid'));
  expect(() => links.check(tokenOf(links), bob)).toThrow(refused('link_invalid'));
  for (const token of [
    '',
    tokenOf(links).slice(0, -1),
    `${userId}.${epoch}.${expiry}0.${proof}`,
    `${userId}.4.${expiry}.${proof}`,
    tokenOf(made(2)),
  ])
    expect(() => links.check(token, ada)).toThrow(refused('link_invalid'));
  for (const token of ['', 'x', `${tokenOf(links)}A`])
    expect(() => PasswordResetLinks.userIdOf(token)).toThrow(refused('link_invalid'));
});
