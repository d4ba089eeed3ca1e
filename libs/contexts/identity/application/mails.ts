/**
 * The words of the mails about an account: plain text first, the same words as a page. No pictures, no tracking, no
 * links but to Recto itself. What comes from members is escaped; nothing here looks anything up.
 */
import { PRODUCT } from '#kernel/operator-switches.js';

export interface Words {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const READY =
  'your account is ready. Upload an invoice, a receipt or any other document, and read its data a moment later.';

/** To an address that is confirmed. */
export function welcomeMail({ name, publicUrl }: { name?: string | undefined; publicUrl: string }): Words {
  return words(`Welcome to ${PRODUCT}`, greetingOf(name), [READY], {
    title: `Open ${PRODUCT}`,
    url: `${publicUrl}/dashboard`,
  });
}

/** To an address that may be a stranger's: nothing that was written by who registered is in these mails. */
export function welcomeAndConfirmMail(url: string): Words {
  return words(
    `Welcome to ${PRODUCT}`,
    greetingOf(),
    [
      READY,
      'Please confirm that this address is yours: open the link within seven days and sign in. Your account works before, but until then the address can be taken by somebody else who reads its mail.',
      'If it was not you who registered, you can ignore this mail: nobody confirms the address without it. The same link makes an account of your own with the address.',
    ],
    { title: 'Confirm your address', url },
  );
}

export function confirmAgainMail(url: string): Words {
  return words(
    'Please confirm your address',
    greetingOf(),
    [
      `here is a new link to confirm the address of your ${PRODUCT} account. Open it within seven days and sign in.`,
      'If you have no account, you can ignore this mail. The same link makes one of your own with this address.',
    ],
    { title: 'Confirm your address', url },
  );
}

export function addressWantedMail(url: string): Words {
  return words(
    'Registering with your address',
    greetingOf(),
    [
      'somebody, perhaps you, wanted to register with this address. An account uses it already and has never confirmed it.',
      'If that account is yours, open the link and sign in: your address is confirmed. If it is not yours, or you do not know its password, the same link makes a new account with your address. The other one keeps its documents and its password; it only loses the address.',
      'The link is good for seven days. If you did not want to register, you can ignore this mail.',
    ],
    { title: 'Use your address', url },
  );
}

export function addressLostMail(publicUrl: string): Words {
  return words(
    'A new account has your address',
    greetingOf(),
    [
      'somebody who reads the mail of this address made a new account with it. An older account that had never confirmed the address lost it, and gets no more mails here.',
      'Nothing in the older account was deleted. Who knows its password signs in to it as before, with this address and that password.',
    ],
    { title: 'Sign in', url: `${publicUrl}/login` },
  );
}

/** @param at ISO 8601, UTC */
export function passwordChangedMail({
  name,
  at,
  publicUrl,
}: {
  name?: string | undefined;
  at: string;
  publicUrl: string;
}): Words {
  return words(
    `Your ${PRODUCT} password was changed`,
    greetingOf(name),
    [
      `the password of your account was changed on ${momentOf(at)}. Every session but the one it was changed in has ended.`,
      'If it was not you, answer to whoever runs this server right away: somebody else knows your password.',
    ],
    { title: 'Open the settings', url: `${publicUrl}/settings?tab=security` },
  );
}

/** To an address that is confirmed. */
export function passwordResetMail({ name, url }: { name?: string | undefined; url: string }): Words {
  return words(
    'Choose a new password',
    greetingOf(name),
    [
      `somebody, perhaps you, said that the password of your ${PRODUCT} account is forgotten. The link lets you choose a new one. It is good for thirty minutes, and once.`,
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
    { title: 'Choose a new password', url },
  );
}

/** To an address that may be a stranger's: no link leads into the account. */
export function noPasswordResetMail(url: string): Words {
  return words(
    'About the password of your account',
    greetingOf(),
    [
      `somebody, perhaps you, said that the password of the ${PRODUCT} account with this address is forgotten. The account has never confirmed the address, so we cannot know that it is yours, and its password stays as it is.`,
      'The link makes a new account with your address. The other one keeps its documents and its password; it only loses the address. If you still know the password after all, sign in by the same link: it confirms your address.',
      'The link is good for seven days. If you did not ask for it, you can ignore this mail.',
    ],
    { title: 'Use your address', url },
  );
}

/** @param at ISO 8601, UTC */
export function passwordWasResetMail({
  name,
  at,
  publicUrl,
}: {
  name?: string | undefined;
  at: string;
  publicUrl: string;
}): Words {
  return words(
    `Your ${PRODUCT} password was changed`,
    greetingOf(name),
    [
      `a new password was chosen for your account on ${momentOf(at)}, by the link in our mail. Every session has ended.`,
      'If it was not you, answer to whoever runs this server right away: somebody else reads your mail.',
    ],
    { title: 'Sign in', url: `${publicUrl}/login` },
  );
}

const FACTOR_NEWS = {
  on: 'two-factor authentication was turned on for your account. From now on signing in asks for a code of your authenticator app, too.',
  off: 'two-factor authentication was turned off for your account. From now on the password alone signs in.',
  recovered:
    'a recovery code of your account was used in place of your authenticator app. It is good for nothing any more.',
  'passkey added': 'a passkey was added to your account. It signs in without your password.',
  'passkey removed': 'a passkey was removed from your account. It signs nobody in any more.',
  'passkey required': 'from now on signing in to your account with the password asks for one of your passkeys, too.',
  'passkey not required': 'from now on signing in to your account with the password asks for no passkey any more.',
} as const;
export type FactorNews = keyof typeof FACTOR_NEWS;

const FACTOR_SUBJECTS: Readonly<Record<FactorNews, string>> = {
  on: 'Two-factor authentication is on',
  off: 'Two-factor authentication is off',
  recovered: 'A recovery code was used',
  'passkey added': 'A passkey was added to your account',
  'passkey removed': 'A passkey was removed from your account',
  'passkey required': 'Signing in asks for a passkey',
  'passkey not required': 'Signing in asks for no passkey any more',
};

export function secondFactorMail(
  news: FactorNews,
  { name, publicUrl }: { name?: string | undefined; publicUrl: string },
): Words {
  return words(
    FACTOR_SUBJECTS[news],
    greetingOf(name),
    [
      FACTOR_NEWS[news],
      'If it was not you, change your password, look at your passkeys and answer to whoever runs this server right away.',
    ],
    { title: 'Open the settings', url: `${publicUrl}/settings?tab=security` },
  );
}

/** Without the name: this mail outlives the account. */
export function accountDeletedMail(): Words {
  return words(`Your ${PRODUCT} account was deleted`, 'Hello,', [
    'your account was deleted, and what belonged to it can no longer be read by anybody.',
    'This is the last mail you get from us. Thank you for having been here.',
  ]);
}

export const greetingOf = (name?: string): string => (name === undefined ? 'Hello,' : `Hello ${name},`);

/** A mail in the dress of all of them: its words as text and as a page. */
export function words(
  subject: string,
  greeting: string,
  paragraphs: readonly string[],
  link?: { title: string; url: string },
): Words {
  const text = [greeting, ...paragraphs, ...(link ? [`${link.title}: ${link.url}`] : []), PRODUCT]
    .map(wrapped)
    .join('\n\n');
  const body = [greeting, ...paragraphs].map((paragraph) => `<p>${escaped(paragraph)}</p>`);
  const button = link ? [`<p><a href="${escaped(link.url)}">${escaped(link.title)}</a></p>`] : [];
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f5f2ea;color:#1c1b18;font:16px/1.6 Georgia,serif">',
    '<div style="max-width:34em;margin:0 auto;padding:24px 32px;background:#fdfcf8;border:1px solid #e2ddd0">',
    ...body,
    ...button,
    `<p style="color:#68645a">${PRODUCT}</p>`,
    '</div></body></html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html };
}

/** At 72 characters, as plain text in mails is read best; a word that is longer stays whole. */
function wrapped(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 72) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** `2026-03-01T09:00:00.000Z` → `1 March 2026 at 09:00 UTC` */
function momentOf(iso: string): string {
  return `${dayOf(iso)} at ${new Date(iso).toISOString().slice(11, 16)} UTC`;
}

/** `2026-03-01T09:00:00.000Z` → `1 March 2026` */
export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
