/** /auth/second-factor and POST /auth/login-code: bodies, answers and the sentences their forms show. */
import * as z from 'zod/mini';
import { ProofBody, secondFactorCode as code } from './auth.js';

export const CodeBody = z.object({ code });
export type CodeBody = z.infer<typeof CodeBody>;

/** The password, too: a token that was stolen turns nothing off. */
export const ProvenCodeBody = z.extend(ProofBody, { code });
export type ProvenCodeBody = z.infer<typeof ProvenCodeBody>;

/** POST /auth/login-code */
export const LoginCodeBody = z.object({
  /** From the refusal `second_factor_required` of the login. */
  challenge: z.string().check(z.minLength(1), z.maxLength(1_000)),
  code,
});
export type LoginCodeBody = z.infer<typeof LoginCodeBody>;

/** What the refusal `second_factor_required` says beside its sentence. */
export const SecondFactorRequired = z.object({
  challenge: z.string(),
  /** Whether a code is taken; left out by servers that know of nothing else. */
  codes: z._default(z.boolean(), true),
  passkeys: z._default(z.boolean(), false),
});
export type SecondFactorRequired = z.infer<typeof SecondFactorRequired>;

export const SecondFactorInfo = z.object({
  on: z.boolean(),
  /** ISO 8601, UTC; null: it is off. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorInfo = z.infer<typeof SecondFactorInfo>;

export const SecondFactorOffer = z.object({
  /** Base32, to be typed where nothing scans. */
  secret: z.string(),
  /** `otpauth://…`: what the picture holds that an app scans. */
  address: z.string(),
});
export type SecondFactorOffer = z.infer<typeof SecondFactorOffer>;

/** Shown once and kept nowhere. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
