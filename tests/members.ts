/** The identity context on embedded stores: registering and logging in. */
import { EmbeddedAttemptStore } from '#adapters/embedded/embedded-attempt-store.js';
import { allEventTypes } from '#apps/compose/registry.js';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { AddressLinks } from '#contexts/identity/application/address-links.js';
import { Attempts } from '#contexts/identity/application/attempts.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { PasswordProof } from '#contexts/identity/application/password-proof.js';
import { LogIn, LogInHandler } from '#contexts/membership/application/log-in.js';
import { RegisterMember, RegisterMemberHandler } from '#contexts/membership/application/register-member.js';
import { NewAccounts } from '#contexts/membership/application/new-accounts.js';
import { FirstOwner } from '#contexts/membership/application/first-owner.js';
import { PasswordSignIn } from '#domain/identity/password-sign-in.js';
import { Admission } from '#domain/membership/admission.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { openWriteSide, type WriteSide } from './embedded-stores.js';
import { FixedClock } from './fixed-clock.js';
import type { TempFolder } from './temp-folder.js';

export const emailKeys = new EmailKeys(Buffer.alloc(32, 9));
const addressLinks = new AddressLinks(Buffer.alloc(32, 8), 'https://recto.test', emailKeys, new FixedClock());
/** As it stands in a mail to the address, sent now. */
export const addressTokenFor = (email: string): string =>
  addressLinks.urlOf(email, new FixedClock().iso()).split('#')[1]!;
const ADDRESS = '192.0.2.7';
const origin = { correlationId: 'request-1', causationId: 'request-1' };

export function openMembers(folder: TempFolder): WriteSide {
  return openWriteSide(folder, allEventTypes);
}

/** Use cases of one process. */
export function membersOf({ decisions, events, ids, keys }: WriteSide) {
  const clock = new FixedClock();
  const attempts = new Attempts(new EmbeddedAttemptStore(':memory:'), Buffer.alloc(32, 6), clock);
  const claims = new AddressClaims(decisions, emailKeys, keys);
  const rules = new PasswordRules(6);
  const registering = new RegisterMemberHandler(
    decisions,
    claims,
    ids,
    rules,
    attempts,
    addressLinks,
    new Admission(),
    new FirstOwner(Buffer.alloc(32, 7), 'https://recto.test', events, decisions),
    new NewAccounts(decisions, claims, ids),
  );
  const proof = new PasswordProof(decisions, emailKeys, attempts);
  const loggingIn = new LogInHandler(decisions, claims, attempts, new PasswordSignIn());
  return {
    register: (email: string, password = 'correct horse', addressToken?: string) =>
      registering.execute(
        new RegisterMember(
          { name: 'Ada Example', email, password, workspaceName: 'Example & Sons', addressToken },
          origin,
          ADDRESS,
        ),
      ),
    logIn: (email: string, password = 'correct horse', from = ADDRESS) =>
      loggingIn.execute(new LogIn(email, password, from)),
    prove: (userId: string, password: string) => proof.of(userId, password),
  };
}
