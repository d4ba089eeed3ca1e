/**
 * The client of Stripe's API as Recto uses it, and what its failures become. Nothing of a failure leaves but kind, code
 * and Stripe's number of the request: its sentences repeat addresses and parts of keys.
 */
import Stripe from 'stripe';
import { CustomerGone, PaymentDeclined, PaymentGatewayUnavailable } from '#ports/payment-gateway.js';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's own when absent. */
  readonly apiBase?: string;
}

export function stripeApi({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  const { protocol, hostname, port } = new URL(apiBase ?? 'https://api.stripe.com');
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    // POSTs carry an idempotency key made by the client, so that a retry is the same call.
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
  });
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** A fault of Stripe's, of which nobody knows what it left behind. */
export function isFault(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;
}

/** @throws CustomerGone, PaymentDeclined, PaymentGatewayUnavailable */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error instanceof Stripe.errors.StripeCardError) throw new PaymentDeclined(`declined: ${error.code ?? 'card'}`);
    if (isMissing(error) && error.param === 'customer') throw new CustomerGone('Stripe has no such customer');
    const facts = [error.type, error.code, error.param, error.requestId].filter(Boolean).join(', ');
    throw new PaymentGatewayUnavailable(`Stripe: ${facts || 'no answer'}`);
  }
}
