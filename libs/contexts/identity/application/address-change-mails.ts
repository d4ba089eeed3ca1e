/** The words of the mails about an account that is to have another address, or has it. */
import { PRODUCT } from '#kernel/operator-switches.js';
import { greetingOf, words, type Words } from './mails.js';

/** To the new address, whose reader may be a stranger: no name. */
export function changeAddressMail(url: string): Words {
  return words(
    'Use this address for your account',
    greetingOf(),
    [
      `somebody, perhaps you, wants to use this address for their ${PRODUCT} account. Open the link within thirty minutes, where you are signed in, and your account has this address.`,
      'If it was not you, you can ignore this mail: nothing changes.',
    ],
    { title: 'Use this address', url },
  );
}

/** To the new address, when an account that has confirmed it is there. Who asked is told nothing of it. */
export function addressInUseMail(publicUrl: string): Words {
  return words(
    'This address has an account',
    greetingOf(),
    [
      `somebody, perhaps you, wants to use this address for another ${PRODUCT} account. An account of yours has it already, and an address belongs to one.`,
      'If you want to use it for the other, delete this one or give it another address first. If it was not you, you can ignore this mail: nothing changes.',
    ],
    { title: 'Open the settings', url: `${publicUrl}/settings` },
  );
}

/** To the old address, which is confirmed. @param url stops it */
export function addressChangeAskedMail({ name, url }: { name?: string | undefined; url: string }): Words {
  return words(
    'Your account is to have another address',
    greetingOf(name),
    [
      `who is signed in to your ${PRODUCT} account asked to use another address for it. Until the mail there is answered, your account keeps this one.`,
      'If it was not you, open the link: it stops the change. Then change your password: somebody else may know it.',
    ],
    { title: 'Keep this address', url },
  );
}

/** To the old address. @param url puts it back */
export function addressChangedMail({ name, url }: { name?: string | undefined; url: string }): Words {
  return words(
    'Your account has another address',
    greetingOf(name),
    [
      `your ${PRODUCT} account has another address from now on, which you sign in with. No more mails about it come here.`,
      'If it was not you, open the link within seven days: your account has this address again, and every session ends. Then choose a new password.',
    ],
    { title: 'Use this address again', url },
  );
}

export function addressPutBackMail({ name, publicUrl }: { name?: string | undefined; publicUrl: string }): Words {
  return words(
    'Your account has this address again',
    greetingOf(name),
    [
      `your ${PRODUCT} account has this address again, by the link in our mail. Every session has ended.`,
      'Choose a new password now, and look at your passkeys: somebody else may have had both.',
    ],
    { title: 'Choose a new password', url: `${publicUrl}/forgot-password` },
  );
}
