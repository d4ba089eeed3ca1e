/**
 * StripeGateway: subscriptions by Stripe Billing, paid on Stripe's own checkout page; cards and invoices on its
 * customer portal. A webhook is believed when its signature over the bytes that came is right and at most 300 seconds
 * old. What a subscription is, is always asked for again, and only a subscription with our workspace's id and one of
 * our prices is one of ours. No key, no card and no address is ever logged or kept here.
 */
import { createHash, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock } from '#ports/clock.js';
import type { Choice } from '#kernel/plans.js';
import {
  ForgedNotice,
  PaymentGateway,
  PaymentGatewayUnavailable,
  type CheckoutOrder,
  type GatewaySubscription,
  type Notice,
} from '#ports/payment-gateway.js';
import { choiceOf, priceIdOf } from './catalogue.js';
import { asking, isFault, isMissing, stripeApi, type StripeSettings } from './stripe-api.js';

const TOLERANCE_S = 300;
const WORKSPACE_KEY = 'recto_workspace';

export class StripeGateway extends PaymentGateway {
  /** What is booked in Stripe's test mode is nothing to its live mode. */
  readonly name: 'stripe' | 'stripe-test';
  readonly #stripe: Stripe;

  constructor(
    private readonly settings: StripeSettings,
    private readonly clock: Clock,
  ) {
    super();
    this.#stripe = stripeApi(settings);
    this.name = settings.secretKey.includes('_test_') ? 'stripe-test' : 'stripe';
  }

  async customer(workspaceId: string, email: string, insteadOf = ''): Promise<string> {
    // The same key with another address would be refused, and one that made a deleted customer would name it again.
    const asked = createHash('sha256').update(email + insteadOf);
    const key = `recto-customer-${workspaceId}-${asked.digest('hex').slice(0, 16)}`;
    const params = { email, metadata: { [WORKSPACE_KEY]: workspaceId } };
    const create = async (idempotencyKey: string) =>
      (await this.#stripe.customers.create(params, { idempotencyKey })).id;
    return asking(async () => {
      try {
        return await create(key);
      } catch (error) {
        // Stripe answers a key with its own fault for a day. One customer too many is charged nothing.
        if (!isFault(error)) throw error;
        return create(`${key}-${randomUUID()}`);
      }
    });
  }

  async checkout({ workspaceId, customerId, successUrl, cancelUrl, ...choice }: CheckoutOrder): Promise<string> {
    return asking(async () => {
      const open = await this.#stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
      // Two open pages could both be paid.
      for (const { id } of open.data) await this.#stripe.checkout.sessions.expire(id);
      const { url } = await this.#stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: workspaceId,
        line_items: [{ price: await priceIdOf(this.#stripe, choice), quantity: 1 }],
        // flexible: what is credited when a plan changes is what was charged. Not left to the version's default.
        subscription_data: { billing_mode: { type: 'flexible' }, metadata: { [WORKSPACE_KEY]: workspaceId } },
        success_url: successUrl,
        cancel_url: cancelUrl,
      });
      if (url === null) throw new PaymentGatewayUnavailable('Stripe gave no address for the checkout');
      return url;
    });
  }

  async subscription(subscriptionId: string): Promise<GatewaySubscription | undefined> {
    const found = await this.#retrieve(subscriptionId);
    const workspaceId = found?.metadata[WORKSPACE_KEY];
    const item = found?.items.data[0];
    const choice = item && choiceOf(item.price);
    const status = found && statusOf(found.status);
    if (!found || !workspaceId || !item || !choice || !status) return undefined;
    return {
      gateway: this.name,
      subscriptionId,
      workspaceId,
      ...choice,
      status,
      startedAt: iso(found.start_date),
      periodStart: iso(item.current_period_start),
      periodEnd: iso(item.current_period_end),
      canceled: found.cancel_at_period_end || found.cancel_at !== null,
    };
  }

  async change(subscriptionId: string, choice: Choice, how: 'prorated' | 'unprorated'): Promise<void> {
    const found = await this.#retrieve(subscriptionId);
    const item = found?.items.data[0];
    if (!item) return;
    await asking(async () => {
      const items = [{ id: item.id, price: await priceIdOf(this.#stripe, choice) }];
      await this.#stripe.subscriptions.update(
        subscriptionId,
        // A payment that fails leaves the plan as it was.
        how === 'prorated'
          ? { items, proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' }
          : { items, proration_behavior: 'none' },
      );
    });
  }

  async cancelAtPeriodEnd(subscriptionId: string): Promise<void> {
    await asking(() => this.#stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
  }

  async reactivate(subscriptionId: string): Promise<void> {
    const found = await this.#retrieve(subscriptionId);
    if (!found) return;
    // A date set in the dashboard or the portal is another field, and Stripe takes only one of the two in a call.
    const change = found.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    await asking(() => this.#stripe.subscriptions.update(subscriptionId, change));
  }

  async end(subscriptionId: string): Promise<void> {
    const found = await this.#retrieve(subscriptionId);
    if (!found || found.status === 'canceled' || found.status === 'incomplete_expired') return;
    await asking(() => this.#stripe.subscriptions.cancel(subscriptionId));
  }

  async billingPage(customerId: string, returnUrl: string): Promise<string> {
    const params = { customer: customerId, return_url: returnUrl };
    return (await asking(() => this.#stripe.billingPortal.sessions.create(params))).url;
  }

  notice(body: Uint8Array, signature: string): Notice {
    const { webhookSecret } = this.settings;
    const now = this.clock.now().getTime();
    let event: Partial<Stripe.Event> | null;
    try {
      event = this.#stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, now);
    } catch {
      // What it says quotes the header.
      throw new ForgedNotice('the signature is missing, wrong or too old');
    }
    if (typeof event?.id !== 'string' || typeof event.type !== 'string') throw new ForgedNotice('not an event');
    return { eventId: event.id, type: event.type, subscriptionId: subscriptionIn(event.data?.object) };
  }

  async close(): Promise<void> {}

  async #retrieve(subscriptionId: string): Promise<Stripe.Subscription | undefined> {
    return asking(async () => {
      try {
        return await this.#stripe.subscriptions.retrieve(subscriptionId);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }
}

/** Undefined: its first payment is not made yet, so there is nothing. */
function statusOf(status: Stripe.Subscription.Status): GatewaySubscription['status'] | undefined {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
      return 'unpaid';
    case 'incomplete':
      return undefined;
    default:
      return 'ended'; // canceled, unpaid, paused, incomplete_expired, and what Stripe may yet invent
  }
}

/** Of a subscription itself, a checkout that led to one, or an invoice for one. */
function subscriptionIn(object: unknown): string | undefined {
  const {
    object: kind,
    id,
    subscription,
    parent,
  } = (object ?? {}) as {
    object?: string;
    id?: string;
    subscription?: string | { id: string };
    parent?: { subscription_details?: { subscription?: string | { id: string } } };
  };
  if (kind === 'subscription') return id;
  const named = kind === 'invoice' ? (parent?.subscription_details?.subscription ?? subscription) : subscription;
  return typeof named === 'object' ? named?.id : named;
}

function iso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
