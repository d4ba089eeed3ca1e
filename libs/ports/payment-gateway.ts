/**
 * PaymentGateway: who takes the money and keeps the subscriptions. Chosen by configuration: StripeGateway when
 * STRIPE_SECRET_KEY is set; else TestGateway while every store is embedded (a checkout page of our own where nothing is
 * paid, so that all of it can be tried); else NoGateway. The gateway's word on a subscription is the truth: what it
 * says is recorded, its messages only say when to ask. Commands resolve once the gateway has taken them, so that an
 * answer asked for afterwards shows their effect; given twice, they do no more than once.
 */
import type { Choice } from '#kernel/plans.js';

export interface CheckoutOrder extends Choice {
  readonly workspaceId: string;
  readonly customerId: string;
  /** Where the browser goes when it is paid, and when it is not. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface GatewaySubscription extends Choice {
  readonly gateway: string;
  readonly subscriptionId: string;
  /** As it was given at the checkout. */
  readonly workspaceId: string;
  /** unpaid: the gateway is still trying. */
  readonly status: 'active' | 'unpaid' | 'ended';
  /** ISO 8601, UTC, like all dates here. */
  readonly startedAt: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  /** It ends with the period. */
  readonly canceled: boolean;
}

/** A message of the gateway whose origin is proven. */
export interface Notice {
  readonly eventId: string;
  readonly type: string;
  /** What it is about, when that is a subscription. */
  readonly subscriptionId?: string;
}

/** Every call that asks the gateway may throw PaymentGatewayUnavailable. */
export abstract class PaymentGateway {
  /** Stands in events and stays the same for ever. */
  abstract readonly name: string;
  /** The checkout page where nothing is paid, for the gateway that has one. */
  readonly testCheckout?: TestCheckout;

  /**
   * The customer for a workspace; the same one when it is asked for again. @param insteadOf one that the gateway has no
   * more: another is made
   */
  abstract customer(workspaceId: string, email: string, insteadOf?: string): Promise<string>;
  /**
   * @returns the address of the page on which to pay; pages of earlier orders of this customer are closed. @throws
   * CustomerGone
   */
  abstract checkout(order: CheckoutOrder): Promise<string>;
  /** @returns undefined when there is none of this id, or it is none of ours */
  abstract subscription(subscriptionId: string): Promise<GatewaySubscription | undefined>;
  /**
   * Another plan. `prorated`: at once, the difference is charged. `unprorated`: what was paid stays as it is, the next
   * period costs the new price; only within a billing cycle. @throws PaymentDeclined
   */
  abstract change(subscriptionId: string, choice: Choice, how: 'prorated' | 'unprorated'): Promise<void>;
  /** It goes on until the period that was paid for is over. */
  abstract cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Takes a cancellation back while the period lasts. */
  abstract reactivate(subscriptionId: string): Promise<void>;
  /** At once, for good. */
  abstract end(subscriptionId: string): Promise<void>;
  /** @returns the address of a page on which the customer sees invoices and changes the card. @throws CustomerGone */
  abstract billingPage(customerId: string, returnUrl: string): Promise<string>;
  /** @param body as it came, byte for byte. @throws ForgedNotice */
  abstract notice(body: Uint8Array, signature: string): Notice;
  abstract close(): Promise<void>;
}

export type TestOutcome = 'paid' | 'paid_once' | 'declined';

/** An order on the page where nothing is paid. */
export interface TestOrder extends Choice {
  /** Cents of what a real checkout would take now; null: only another card is given. */
  readonly amount: number | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export abstract class TestCheckout {
  /** @returns undefined when there is none that is still open for this workspace */
  abstract order(sessionId: string, workspaceId: string): Promise<TestOrder | undefined>;
  /**
   * `paid_once`: the first payment works and the next one does not. @returns the subscription it led to; undefined when
   * it was declined or the order is not open any more
   */
  abstract conclude(sessionId: string, workspaceId: string, outcome: TestOutcome): Promise<string | undefined>;
}

/** A message that the gateway did not sign, or signed too long ago. */
export class ForgedNotice extends Error {
  override readonly name = 'ForgedNotice';
}

/** The customer was deleted at the gateway, and with it whatever it had booked. */
export class CustomerGone extends Error {
  override readonly name = 'CustomerGone';
}

/** The customer's bank or card said no. */
export class PaymentDeclined extends Error {
  override readonly name = 'PaymentDeclined';
}

/** The gateway does not answer, or refuses us. Never holds a key or a customer's data. */
export class PaymentGatewayUnavailable extends Error {
  override readonly name = 'PaymentGatewayUnavailable';
}
