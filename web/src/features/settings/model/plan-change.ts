/**
 * What choosing a plan would mean for what is booked now, in words. The server decides; this says beforehand what it
 * will do.
 */
import type { Plan } from '#contracts/auth.js';
import { PAID_PLANS, PRICES, type PlanChoice, type Subscription } from '#contracts/payment.js';
import { MONTHLY_CREDITS, PLAN_TITLES } from '#contracts/plans.js';
import { dayOf, dollars } from '../../../lib/format.js';
import { t } from '../../../lib/texts.js';

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
  return billingCycle === 'annual'
    ? t('{price} a year', { price: dollars(price * 12) })
    : t('{price} a month', { price: dollars(price) });
}

export function stepTo(choice: PlanChoice, booked: Subscription | null): PlanStep {
  const plan = PLAN_TITLES[choice.plan];
  if (!booked) return { kind: 'book', action: t('Choose {plan}', { plan }), text: '' };
  const rank = PAID_PLANS.indexOf(choice.plan) - PAID_PLANS.findIndex((paid) => paid === booked.plan);
  const sameCycle = choice.billingCycle === booked.billingCycle;
  const [day, price] = [dayOf(booked.currentPeriodEnd), priceWords(choice)];
  if (rank === 0 && sameCycle) {
    if (!booked.nextPlan) return { kind: 'none', action: t('Your plan'), text: '' };
    return {
      kind: 'keep',
      action: t('Keep {plan}', { plan }),
      text: t('Your plan stays {plan} after {day}, for {price}.', { plan, day, price }),
    };
  }
  if (rank >= 0 && (sameCycle || choice.billingCycle === 'annual')) {
    return {
      kind: 'up',
      action: rank === 0 ? t('Pay by the year') : t('Upgrade to {plan}', { plan }),
      text: t(
        'It starts at once, for {price}. What you have paid for the rest of this period is taken off. Credits you have used count on.',
        { price },
      ),
    };
  }
  if (!sameCycle) return { kind: 'never', action: t('After {day}', { day }), text: '' };
  return {
    kind: 'down',
    action: t('Change to {plan}', { plan }),
    text: t('Until {day} nothing changes. From then on it is {documents, number} documents a month, for {price}.', {
      day,
      documents: MONTHLY_CREDITS[choice.plan] ?? Infinity,
      price,
    }),
  };
}
