/** The words of the mails about an account that is to have another address, or has it. */
import { PRODUCT } from '#kernel/operator-switches.js';
import { msg } from '#texts/msg.js';
import { sentence } from '#texts/sentence.js';
import { greetingOf, words, type Words } from './mail-words.js';

/** To the new address, whose reader may be a stranger: no name. */
export function changeAddressMail(url: string): Words {
  return words(
    msg('Use this address for your account'),
    greetingOf(),
    [
      sentence(
        'somebody, perhaps you, wants to use this address for their {product} account. Open the link within thirty minutes, where you are signed in, and your account has this address.',
        { product: PRODUCT },
      ),
      msg('If it was not you, you can ignore this mail: nothing changes.'),
    ],
    { title: msg('Use this address'), url },
  );
}

/** To the new address, when an account that has confirmed it is there. Who asked is told nothing of it. */
export function addressInUseMail(publicUrl: string): Words {
  return words(
    msg('This address has an account'),
    greetingOf(),
    [
      sentence(
        'somebody, perhaps you, wants to use this address for another {product} account. An account of yours has it already, and an address belongs to one.',
        { product: PRODUCT },
      ),
      msg(
        'If you want to use it for the other, delete this one or give it another address first. If it was not you, you can ignore this mail: nothing changes.',
      ),
    ],
    { title: msg('Open the settings'), url: `${publicUrl}/settings` },
  );
}

/** To the old address, which is confirmed. @param url stops it */
export function addressChangeAskedMail({ name, url }: { name?: string | undefined; url: string }): Words {
  return words(
    msg('Your account is to have another address'),
    greetingOf(name),
    [
      sentence(
        'who is signed in to your {product} account asked to use another address for it. Until the mail there is answered, your account keeps this one.',
        { product: PRODUCT },
      ),
      msg(
        'If it was not you, open the link: it stops the change. Then change your password: somebody else may know it.',
      ),
    ],
    { title: msg('Keep this address'), url },
  );
}

/** To the old address. @param url puts it back */
export function addressChangedMail({ name, url }: { name?: string | undefined; url: string }): Words {
  return words(
    msg('Your account has another address'),
    greetingOf(name),
    [
      sentence(
        'your {product} account has another address from now on, which you sign in with. No more mails about it come here.',
        { product: PRODUCT },
      ),
      msg(
        'If it was not you, open the link within seven days: your account has this address again, and every session ends. Then choose a new password.',
      ),
    ],
    { title: msg('Use this address again'), url },
  );
}

export function addressPutBackMail({ name, publicUrl }: { name?: string | undefined; publicUrl: string }): Words {
  return words(
    msg('Your account has this address again'),
    greetingOf(name),
    [
      sentence('your {product} account has this address again, by the link in our mail. Every session has ended.', {
        product: PRODUCT,
      }),
      msg('Choose a new password now, and look at your passkeys: somebody else may have had both.'),
    ],
    { title: msg('Choose a new password'), url: `${publicUrl}/forgot-password` },
  );
}
