/**
 * The words of the mails about an account: plain text first, the same words as a page. No pictures, no tracking, no
 * links but to Recto itself. What comes from members is escaped; nothing here looks anything up.
 */
import { PRODUCT } from '#kernel/operator-switches.js';
import { msg } from '#texts/msg.js';
import { sentence } from '#texts/sentence.js';
import { greetingOf, words, type Words } from './mail-words.js';

const READY = msg(
  'your account is ready. Upload an invoice, a receipt or any other document, and read its data a moment later.',
);

/** To an address that is confirmed. */
export function welcomeMail({ name, publicUrl }: { name?: string | undefined; publicUrl: string }): Words {
  return words(sentence('Welcome to {product}', { product: PRODUCT }), greetingOf(name), [READY], {
    title: sentence('Open {product}', { product: PRODUCT }),
    url: `${publicUrl}/dashboard`,
  });
}

/** To an address that may be a stranger's: nothing that was written by who registered is in these mails. */
export function welcomeAndConfirmMail(url: string): Words {
  return words(
    sentence('Welcome to {product}', { product: PRODUCT }),
    greetingOf(),
    [
      READY,
      msg(
        'Please confirm that this address is yours: open the link within seven days and sign in. Your account works before, but until then the address can be taken by somebody else who reads its mail.',
      ),
      msg(
        'If it was not you who registered, you can ignore this mail: nobody confirms the address without it. The same link makes an account of your own with the address.',
      ),
    ],
    { title: msg('Confirm your address'), url },
  );
}

export function confirmAgainMail(url: string): Words {
  return words(
    msg('Please confirm your address'),
    greetingOf(),
    [
      sentence(
        'here is a new link to confirm the address of your {product} account. Open it within seven days and sign in.',
        { product: PRODUCT },
      ),
      msg('If you have no account, you can ignore this mail. The same link makes one of your own with this address.'),
    ],
    { title: msg('Confirm your address'), url },
  );
}

export function addressWantedMail(url: string): Words {
  return words(
    msg('Registering with your address'),
    greetingOf(),
    [
      msg(
        'somebody, perhaps you, wanted to register with this address. An account uses it already and has never confirmed it.',
      ),
      msg(
        'If that account is yours, open the link and sign in: your address is confirmed. If it is not yours, or you do not know its password, the same link makes a new account with your address. The other one keeps its documents and its password; it only loses the address.',
      ),
      msg('The link is good for seven days. If you did not want to register, you can ignore this mail.'),
    ],
    { title: msg('Use your address'), url },
  );
}

export function addressLostMail(publicUrl: string): Words {
  return words(
    msg('A new account has your address'),
    greetingOf(),
    [
      msg(
        'somebody who reads the mail of this address made a new account with it. An older account that had never confirmed the address lost it, and gets no more mails here.',
      ),
      msg(
        'Nothing in the older account was deleted. Who knows its password signs in to it as before, with this address and that password.',
      ),
    ],
    { title: msg('Sign in'), url: `${publicUrl}/login` },
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
    sentence('Your {product} password was changed', { product: PRODUCT }),
    greetingOf(name),
    [
      sentence(
        'the password of your account was changed on {at, date, day} at {at, time, minute} UTC. Every session but the one it was changed in has ended.',
        { at: new Date(at) },
      ),
      msg('If it was not you, answer to whoever runs this server right away: somebody else knows your password.'),
    ],
    { title: msg('Open the settings'), url: `${publicUrl}/settings?tab=security` },
  );
}

/** To an address that is confirmed. */
export function passwordResetMail({ name, url }: { name?: string | undefined; url: string }): Words {
  return words(
    msg('Choose a new password'),
    greetingOf(name),
    [
      sentence(
        'somebody, perhaps you, said that the password of your {product} account is forgotten. The link lets you choose a new one. It is good for thirty minutes, and once.',
        { product: PRODUCT },
      ),
      msg('If it was not you, you can ignore this mail: your password stays as it is.'),
    ],
    { title: msg('Choose a new password'), url },
  );
}

/** To an address that may be a stranger's: no link leads into the account. */
export function noPasswordResetMail(url: string): Words {
  return words(
    msg('About the password of your account'),
    greetingOf(),
    [
      sentence(
        'somebody, perhaps you, said that the password of the {product} account with this address is forgotten. The account has never confirmed the address, so we cannot know that it is yours, and its password stays as it is.',
        { product: PRODUCT },
      ),
      msg(
        'The link makes a new account with your address. The other one keeps its documents and its password; it only loses the address. If you still know the password after all, sign in by the same link: it confirms your address.',
      ),
      msg('The link is good for seven days. If you did not ask for it, you can ignore this mail.'),
    ],
    { title: msg('Use your address'), url },
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
    sentence('Your {product} password was changed', { product: PRODUCT }),
    greetingOf(name),
    [
      sentence(
        'a new password was chosen for your account on {at, date, day} at {at, time, minute} UTC, by the link in our mail. Every session has ended.',
        { at: new Date(at) },
      ),
      msg('If it was not you, answer to whoever runs this server right away: somebody else reads your mail.'),
    ],
    { title: msg('Sign in'), url: `${publicUrl}/login` },
  );
}

const FACTOR_NEWS = {
  on: msg(
    'two-factor authentication was turned on for your account. From now on signing in asks for a code of your authenticator app, too.',
  ),
  off: msg('two-factor authentication was turned off for your account. From now on the password alone signs in.'),
  recovered: msg(
    'a recovery code of your account was used in place of your authenticator app. It is good for nothing any more.',
  ),
  'passkey added': msg('a passkey was added to your account. It signs in without your password.'),
  'passkey removed': msg('a passkey was removed from your account. It signs nobody in any more.'),
  'passkey required': msg(
    'from now on signing in to your account with the password asks for one of your passkeys, too.',
  ),
  'passkey not required': msg('from now on signing in to your account with the password asks for no passkey any more.'),
} as const;
export type FactorNews = keyof typeof FACTOR_NEWS;

const FACTOR_SUBJECTS: Readonly<Record<FactorNews, string>> = {
  on: msg('Two-factor authentication is on'),
  off: msg('Two-factor authentication is off'),
  recovered: msg('A recovery code was used'),
  'passkey added': msg('A passkey was added to your account'),
  'passkey removed': msg('A passkey was removed from your account'),
  'passkey required': msg('Signing in asks for a passkey'),
  'passkey not required': msg('Signing in asks for no passkey any more'),
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
      msg(
        'If it was not you, change your password, look at your passkeys and answer to whoever runs this server right away.',
      ),
    ],
    { title: msg('Open the settings'), url: `${publicUrl}/settings?tab=security` },
  );
}

/** Without the name: this mail outlives the account. */
export function accountDeletedMail(): Words {
  return words(sentence('Your {product} account was deleted', { product: PRODUCT }), msg('Hello,'), [
    msg('your account was deleted, and what belonged to it can no longer be read by anybody.'),
    msg('This is the last mail you get from us. Thank you for having been here.'),
  ]);
}
