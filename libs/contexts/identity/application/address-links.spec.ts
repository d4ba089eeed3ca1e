import { FixedClock } from '../../../../tests/fixed-clock.js';
import { AddressLinks } from './address-links.js';
import { EmailKeys } from './email-keys.js';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const [ada, bob] = ['ada@example.test', 'bob@example.test'];
const emailKeys = new EmailKeys(Buffer.alloc(32, 3));
let clock: FixedClock;
let links: AddressLinks;
let url: URL;
const tokenOf = (from: AddressLinks) => new URL(from.urlOf(ada, clock.iso())).hash.slice(1);
const refused = (code: string) => expect.objectContaining({ code });

beforeEach(() => {
  clock = new FixedClock();
  links = new AddressLinks(Buffer.alloc(32, 1), 'https://recto.test', emailKeys, clock);
  url = new URL(links.urlOf(ada, clock.iso()));
});

it('prove for seven days that their address is read, and keep it out of the part that servers see', () => {
  expect([url.pathname, url.search]).toEqual(['/confirm-address', '']);
  expect(url.href).not.toContain('ada');
  clock.advance(WEEK_MS - 1);
  expect(() => links.check(url.hash.slice(1), ' ADA@example.test')).not.toThrow();
  clock.advance(1);
  expect(() => links.check(url.hash.slice(1), ada)).toThrow(refused('link_expired'));
});

it('prove nothing of another address', () => {
  expect(() => links.check(tokenOf(links), bob)).toThrow(refused('link_of_another_address'));
});

it('cannot be made up: not for another address, not with a longer life, not by another server', () => {
  const [key, expiry, proof] = tokenOf(links).split('.') as [string, string, string];
  const elsewhere = new AddressLinks(Buffer.alloc(32, 2), 'https://recto.test', emailKeys, clock);
  for (const made of [
    '',
    url.hash.slice(1, -1),
    `${url.hash.slice(1)}A`,
    tokenOf(elsewhere),
    `${emailKeys.keyOf(bob)}.${expiry}.${proof}`,
    `${key}.${expiry}0.${proof}`,
  ])
    expect(() => links.check(made, made.startsWith(key) ? ada : bob)).toThrow(refused('link_invalid'));
});
