import { countedId } from '../../../../tests/counting-ids.js';
import { InvitationLinks } from './invitation-links.js';

const links = new InvitationLinks(Buffer.alloc(32, 1), 'https://recto.test');
const link = { workspaceId: countedId(1), invitationId: countedId(2) };
const tokenOf = (url: string) => new URL(url).hash.slice(1);

it('opens what it made, and keeps it out of the part of the address that servers see', () => {
  const url = new URL(links.urlOf(link));
  expect([url.pathname, url.search]).toEqual(['/invitation', '']);
  expect(links.open(tokenOf(url.href))).toEqual(link);
});

it('opens nothing else', () => {
  const good = tokenOf(links.urlOf(link));
  const elsewhere = new InvitationLinks(Buffer.alloc(32, 2), 'https://recto.test');
  const proof = good.split('.')[2]!;
  for (const token of [
    '',
    good.slice(0, -1),
    `${good}A`,
    tokenOf(elsewhere.urlOf(link)),
    `${link.workspaceId}.${countedId(3)}.${proof}`,
    `${countedId(3)}.${link.invitationId}.${proof}`,
  ]) {
    expect(() => links.open(token)).toThrow('This link is not complete. Please open it again from the mail.');
  }
});
