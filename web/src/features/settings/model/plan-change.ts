/**
 * What choosing a plan would mean for what is booked now, in words. The server decides; this says beforehand what it
 * will do.
 */
import type { Plan } from '#contracts/auth.js';
import { PAID_PLANS, PRICES, type PlanChoice, type Subscription } from '#contracts/payment.js';
import { PLAN_CREDITS, PLAN_TITLES } from '../../../entities/billing/plan-words.js';
import { count, dayOf } from '../../../lib/format.js';

interface PlanStep {
  /** none: that is what one has. never: not before the period ends. */
  readonly kind: 'book' | 'up' | 'down' | 'keep' | 'none' | 'never';
  /** On its button. */
  readonly action: string;
  readonly text: string;
}

/** What the workspace has when the period is over; undefined: what it has now. */
export function planAfter({ status, nextPlan }: Pick<Subscription, 'status' | 'nextPlan'>): Plan | undefined {
  return status === 'canceled' ? 'free' : nextPlan;
}

/** `$39 a month`, `$348 a year` */
export function priceWords({ plan, billingCycle }: PlanChoice): string {
  const price = PRICES[plan][billingCycle];
  return billingCycle === 'annual' ? `$${count(price * 12)} a year` : `$${count(price)} a month`;
}

export function stepTo(choice: PlanChoice, booked: Subscription | null): PlanStep {
  const name = PLAN_TITLES[choice.plan];
  if (!booked) return { kind: 'book', action: `Choose ${name}`, text: '' };
  const rank = PAID_PLANS.indexOf(choice.plan) - PAID_PLANS.findIndex((plan) => plan === booked.plan);
  const sameCycle = choice.billingCycle === booked.billingCycle;
  const end = dayOf(booked.currentPeriodEnd);
  if (rank === 0 && sameCycle) {
    if (!booked.nextPlan) return { kind: 'none', action: 'Your plan', text: '' };
    return {
      kind: 'keep',
      action: `Keep ${name}`,
      text: `Your plan stays ${name} after ${end}, for ${priceWords(choice)}.`,
    };
  }
  if (rank >= 0 && (sameCycle || choice.billingCycle === 'annual')) {
    return {
      kind: 'up',
      action: rank === 0 ? 'Pay by the year' : `Upgrade to ${name}`,
      text: `It starts at once, for ${priceWords(choice)}. What you have paid for the rest of this period is taken off. Credits you have used count on.`,
    };
  }
  if (!sameCycle) return { kind: 'never', action: `After ${end}`, text: '' };
  return {
    kind: 'down',
    action: `Change to ${name}`,
    text: `Until ${end} nothing changes. From then on it is ${PLAN_CREDITS[choice.plan].toLowerCase()}, for ${priceWords(choice)}.`,
  };
}
