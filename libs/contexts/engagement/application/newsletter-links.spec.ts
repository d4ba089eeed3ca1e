import { countedId } from '../../../../tests/counting-ids.js';
import { NewsletterLinks } from './newsletter-links.js';

const links = new NewsletterLinks(Buffer.alloc(32, 1), 'https://recto.test');
const link = { addressKey: 'ab'.repeat(32), subscriptionId: countedId(1) };
const tokenOf = (url: string) => url.split('#')[1]!;

describe('links in mails', () => {
  it('lead to the page of their purpose, with what they carry behind the #', () => {
    expect(links.urlOf('confirm', link)).toMatch(/^https:\/\/recto\.test\/newsletter\/confirm#/);
    expect(links.open('unsubscribe', tokenOf(links.urlOf('unsubscribe', link)), 0)).toEqual(link);
  });

  it('open until their time is over', () => {
    const token = tokenOf(links.urlOf('confirm', { ...link, expiresAt: 1_000 }));
    expect(links.open('confirm', token, 1_000)).toEqual({ ...link, expiresAt: 1_000 });
    expect(() => links.open('confirm', token, 1_001)).toThrow(expect.objectContaining({ code: 'link_used' }));
  });

  it('open nothing else: not another purpose, not another address, not a longer life, not another server', () => {
    const token = tokenOf(links.urlOf('confirm', { ...link, expiresAt: 36 ** 2 }));
    const refused = expect.objectContaining({ code: 'link_invalid' });
    expect(() => links.open('unsubscribe', token, 0)).toThrow(refused);
    expect(() => links.open('confirm', token.replace('ab', 'cd'), 0)).toThrow(refused);
    expect(() => links.open('confirm', token.replace('.100.', '..'), 0)).toThrow(refused);
    expect(() => links.open('confirm', token.slice(0, -1), 0)).toThrow(refused);
    expect(() => links.open('confirm', '', 0)).toThrow(refused);
    expect(() => new NewsletterLinks(Buffer.alloc(32, 2), '').open('confirm', token, 0)).toThrow(refused);
  });
});
