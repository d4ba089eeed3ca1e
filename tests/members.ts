/** The identity context on embedded stores: registering and logging in. */
import { allEventTypes } from '#apps/compose/registry.js';
import { Attempts } from '#contexts/identity/application/attempts.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { LogIn, LogInHandler } from '#contexts/membership/application/log-in.js';
import { RegisterMember, RegisterMemberHandler } from '#contexts/membership/application/register-member.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { openWriteSide, type WriteSide } from './embedded-stores.js';
import { FixedClock } from './fixed-clock.js';
import type { TempFolder } from './temp-folder.js';

export const emailKeys = new EmailKeys(Buffer.alloc(32, 9));
const ADDRESS = '192.0.2.7';
const origin = { correlationId: 'request-1', causationId: 'request-1' };

export function openMembers(folder: TempFolder): WriteSide {
  return openWriteSide(folder, allEventTypes);
}

/** Use cases of one process. */
export function membersOf({ decisions, ids, keys }: WriteSide) {
  const attempts = new Attempts(new FixedClock());
  const registering = new RegisterMemberHandler(decisions, emailKeys, ids, new PasswordRules(6), attempts, keys);
  const loggingIn = new LogInHandler(decisions, emailKeys, attempts);
  return {
    register: (email: string, password = 'correct horse', name = 'Ada Example') =>
      registering.execute(new RegisterMember(name, email, password, 'Example & Sons', origin, ADDRESS)),
    logIn: (email: string, password = 'correct horse') => loggingIn.execute(new LogIn(email, password, ADDRESS)),
  };
}
