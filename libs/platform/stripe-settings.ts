/** Payments by Stripe: both secrets or none, and where its API is. */
import { z } from 'zod';
import { isSealedLine, variable } from './environment.js';

export const STRIPE_ENVIRONMENT = {
  STRIPE_SECRET_KEY: variable(
    z
      .string()
      .regex(/^(sk|rk)_\w+$/, 'must be a secret or restricted key (sk_…, rk_…)')
      .optional(),
    'Payments by Stripe; set with the next one or not at all. Without it, a checkout page where nothing ' +
      'is paid, and with stores outside `DATA_DIR` no payments: [how to set it up](operations.md#payments).',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    z
      .string()
      .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook endpoint (whsec_…)')
      .optional(),
    'Signing secret of the webhook endpoint, `whsec_…`.',
  ),
  STRIPE_API_BASE: variable(
    z
      .url()
      .refine(isSafe, 'must be an https:// URL (http:// only for this machine) with no path, user or query in it')
      .optional(),
    "Where Stripe's API is; `http:` only for this machine.",
    '`https://api.stripe.com`',
  ),
};

interface StripeEnvironment {
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
  readonly STRIPE_API_BASE?: string;
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiBase?: string;
}

export function stripeFaults({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: StripeEnvironment): string[] {
  if (Boolean(STRIPE_SECRET_KEY) === Boolean(STRIPE_WEBHOOK_SECRET)) return [];
  return ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both or neither'];
}

export function stripeSettings(e: StripeEnvironment): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = e;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, ...(apiBase && { apiBase }) } : undefined;
}

/** For the command line, where no webhook is received. @throws Error naming the variable */
export function stripeKeyFrom(env: NodeJS.ProcessEnv): { readonly secretKey: string; readonly apiBase?: string } {
  const parsed = z.object(STRIPE_ENVIRONMENT).safeParse(env);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = parsed.data;
  if (!secretKey) throw new Error('STRIPE_SECRET_KEY is not set');
  return { secretKey, ...(apiBase && { apiBase }) };
}

function isSafe(address: string): boolean {
  const url = new URL(address);
  return url.pathname === '/' && !url.username && !url.search && isSealedLine(url);
}
