/**
 * The products and prices at Stripe: what they are called there, and making those that are missing. A price is found by
 * its lookup key; which plan a subscription is on stands in its price's metadata, because the key moves on to a new
 * price when the price list changes, and old subscriptions keep the old one.
 */
import type Stripe from 'stripe';
import { PaymentGatewayUnavailable, type Choice, type PaidPlan } from '#ports/payment-gateway.js';

const PLANS: readonly PaidPlan[] = ['starter', 'professional', 'enterprise'];
const INTERVALS = { monthly: 'month', annual: 'year' } as const;
const CYCLES = ['monthly', 'annual'] as const;
const PLAN_KEY = 'recto_plan';

const productIdOf = (plan: PaidPlan): string => `recto_${plan}`;
const lookupKeyOf = ({ plan, billingCycle }: Choice): string => `recto_${plan}_${billingCycle}`;

/** Undefined: a price that is none of ours. */
export function choiceOf(price: Stripe.Price): Choice | undefined {
  const plan = PLANS.find((each) => each === price.metadata[PLAN_KEY]);
  const billingCycle = CYCLES.find((each) => INTERVALS[each] === price.recurring?.interval);
  return plan && billingCycle ? { plan, billingCycle } : undefined;
}

export async function priceIdOf(stripe: Stripe, choice: Choice): Promise<string> {
  const lookupKey = lookupKeyOf(choice);
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [price] = data;
  if (!price)
    throw new PaymentGatewayUnavailable(
      `no price at Stripe has the lookup key ${lookupKey}: run "recto billing setup-stripe"`,
    );
  return price.id;
}

export interface CatalogueEntry extends Choice {
  readonly lookupKey: string;
  readonly priceId: string;
  readonly amount: number;
  /** replaced: there was one of another amount, which stays for the subscriptions that have it. */
  readonly done: 'was there' | 'made' | 'replaced';
}

/** Makes what is missing; run again, it changes nothing. @param priceOf in cents of US dollars */
export async function setUpCatalogue(stripe: Stripe, priceOf: (choice: Choice) => number): Promise<CatalogueEntry[]> {
  const entries: CatalogueEntry[] = [];
  for (const plan of PLANS) {
    await ensureProduct(stripe, plan);
    for (const billingCycle of CYCLES) entries.push(await ensurePrice(stripe, { plan, billingCycle }, priceOf));
  }
  return entries;
}

async function ensureProduct(stripe: Stripe, plan: PaidPlan): Promise<void> {
  const id = productIdOf(plan);
  const name = `Recto ${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
  try {
    await stripe.products.retrieve(id);
  } catch (error) {
    if ((error as { code?: string }).code !== 'resource_missing') throw error;
    await stripe.products.create({ id, name, metadata: { [PLAN_KEY]: plan } });
  }
}

async function ensurePrice(
  stripe: Stripe,
  choice: Choice,
  priceOf: (choice: Choice) => number,
): Promise<CatalogueEntry> {
  const lookupKey = lookupKeyOf(choice);
  const amount = priceOf(choice);
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [found] = data;
  const isRight =
    found?.unit_amount === amount && found.currency === 'usd' && choiceOf(found)?.billingCycle === choice.billingCycle;
  if (found && isRight) return { ...choice, lookupKey, amount, priceId: found.id, done: 'was there' };
  const made = await stripe.prices.create({
    product: productIdOf(choice.plan),
    currency: 'usd',
    unit_amount: amount,
    recurring: { interval: INTERVALS[choice.billingCycle] },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata: { [PLAN_KEY]: choice.plan },
  });
  return { ...choice, lookupKey, amount, priceId: made.id, done: found ? 'replaced' : 'made' };
}
