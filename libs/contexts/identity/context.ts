/** Accounts: sessions, passwords, who holds which address; and the API keys of programs. */
import { apiKeyUseEvents } from '#domain/identity/api-key-use.js';
import { apiKeyEvents } from '#domain/identity/api-keys.js';
import { emailEvents } from '#domain/identity/email-claim.js';
import { passkeyEvents } from '#domain/identity/passkeys.js';
import { providerAccountEvents } from '#domain/identity/provider-account.js';
import { secondFactorEvents } from '#domain/identity/second-factor.js';
import { sessionEvents } from '#domain/identity/sessions.js';
import { userEvents } from '#domain/identity/user.events.js';
import type { Context } from '#platform/context.js';

export const identity: Context = {
  events: [
    ...userEvents,
    ...sessionEvents,
    ...secondFactorEvents,
    ...passkeyEvents,
    ...emailEvents,
    ...providerAccountEvents,
    ...apiKeyEvents,
    ...apiKeyUseEvents,
  ],
  load: async () => (await import('./parts.js')).parts,
};
