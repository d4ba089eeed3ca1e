/**
 * Why signing in by the company's identity provider did not work, in words for whoever tried. Nothing is lost by any of
 * them: the next try begins again. `provider` is what the sign-in page calls it.
 */
import { DomainError, type DomainErrorKind } from '#kernel/domain-error.js';
import { msg } from '#texts/msg.js';
import { sentence } from '#texts/sentence.js';

const refusal =
  (code: string, kind: DomainErrorKind, text: string) =>
  (provider: string): DomainError =>
    new DomainError(code, kind, sentence(text, { provider }));

export const providerOff = (): DomainError =>
  new DomainError('provider_off', 'not-found', 'Signing in by a company account is not set up on this server.');

export const providerAway = refusal(
  'provider_away',
  'unavailable',
  msg('{provider} does not answer right now. Please try again in a moment; owners can sign in with their password.'),
);

export const providerDenied = refusal(
  'provider_denied',
  'forbidden',
  msg('{provider} did not let you in, or you canceled there. Nothing was changed; you can try again.'),
);

export const providerSignInOver = refusal(
  'provider_sign_in_over',
  'conflict',
  msg(
    'This sign-in was begun in another browser, was used before, or took too long. Please continue with {provider} again.',
  ),
);

export const providerUntrusted = refusal(
  'provider_untrusted',
  'unprocessable',
  msg('What {provider} answered does not belong to this sign-in, so nobody was signed in. Please try again.'),
);

export const providerClock = refusal(
  'provider_clock',
  'unprocessable',
  msg('The clocks of {provider} and of this server are too far apart. Please tell whoever runs this server.'),
);

export const providerUnfit = refusal(
  'provider_unfit',
  'unavailable',
  msg('Signing in with {provider} is not set up right. Please tell whoever runs this server.'),
);

export const providerNoAddress = refusal(
  'provider_no_address',
  'forbidden',
  msg(
    '{provider} does not tell your e-mail address, and accounts are found by it. Please tell whoever runs {provider}.',
  ),
);

export const providerAddressUnverified = refusal(
  'provider_address_unverified',
  'forbidden',
  msg('{provider} has not verified your e-mail address. Please have it verified there, then sign in again.'),
);

export const providerGivesNoRole = refusal(
  'provider_gives_no_role',
  'forbidden',
  msg('{provider} has given you no role here. Please ask whoever decides there who may use this.'),
);

export const providerRequired = refusal(
  'provider_required',
  'forbidden',
  msg('Your workspace signs in with {provider}. Passwords are for its owners only.'),
);

export const providerNotInvited = refusal(
  'provider_not_invited',
  'forbidden',
  msg(
    'There is no account for your address at {provider}. Accounts are made by invitation here: open the link of yours and ' +
      'continue from there, or ask the owner of your workspace to invite you.',
  ),
);

export const invitedUnderAnotherAddress = refusal(
  'invited_under_another_address',
  'conflict',
  msg(
    'This invitation came to another address than the one {provider} has of you. Please ask to be invited under that.',
  ),
);

export function addressNotConfirmed(): DomainError {
  return new DomainError(
    'address_not_confirmed',
    'conflict',
    'There is an account with your address, and nobody has confirmed yet that the address is theirs. If it is yours, ' +
      'sign in with its password, confirm the address, and then continue this way.',
  );
}

export function otherProviderAccount(): DomainError {
  return new DomainError(
    'other_provider_account',
    'conflict',
    'The account with your address belongs to somebody else at the same provider. Please ask the owner of your workspace.',
  );
}
