/** What a visitor is about to sign up for. */
import { PLAN_TITLES } from '../../../entities/billing/plan-words.js';
import { isPaid, type ChosenPlan } from '../model/chosen-plan.js';

const CYCLE_NAMES = { monthly: 'monthly billing', annual: 'annual billing' } as const;

export function PlanBanner(chosen: ChosenPlan) {
  return (
    <p className="border-l-4 border-mark bg-mark-wash px-4 py-3 text-sm text-ink">
      <strong className="font-semibold">{PLAN_TITLES[chosen.plan]} plan</strong>, {CYCLE_NAMES[chosen.billing]}
      <span className="block text-ink-soft">
        {isPaid(chosen) ? 'You pay on the next page, after your account is made.' : 'Nothing to pay, no card needed.'}
      </span>
    </p>
  );
}
