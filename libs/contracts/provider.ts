/** /auth/provider: signing in by the company's identity provider. */
import * as z from 'zod/mini';
import { Session } from './auth.js';

/** POST /auth/provider/begin */
export const BeginProviderBody = z.object({
  /** What stands behind the # of the link of an invitation that is accepted by it. */
  invitation: z.optional(z.string().check(z.maxLength(300))),
  /** Whoever is signed in there proves once more that it is them. */
  again: z.optional(z.boolean()),
});
export type BeginProviderBody = z.infer<typeof BeginProviderBody>;

/** Where the browser goes. */
export const ProviderAddress = z.object({ address: z.string() });
export type ProviderAddress = z.infer<typeof ProviderAddress>;

/** POST /auth/provider/finish: the query that the browser came back with. */
export const FinishProviderBody = z.object({ answer: z.string().check(z.minLength(1), z.maxLength(8_000)) });
export type FinishProviderBody = z.infer<typeof FinishProviderBody>;

export const ProviderSession = z.extend(Session, {
  /** Where the browser signs out at the provider, too, when that is offered. */
  signOutAddress: z.optional(z.string()),
});
export type ProviderSession = z.infer<typeof ProviderSession>;
