/** What a visitor is about to sign up for. */
import { PLAN_TITLES } from '../../../entities/billing/plan-words.js';
import { isPaid, type ChosenPlan } from '../model/chosen-plan.js';
import { rich, t } from '../../../lib/texts.js';

export function PlanBanner(chosen: ChosenPlan) {
  return (
    <p className="border-l-4 border-mark bg-mark-wash px-4 py-3 text-sm text-ink">
      {rich('<b>{plan} plan</b>, {billing, select, annual {annual billing} other {monthly billing}}', {
        plan: PLAN_TITLES[chosen.plan],
        billing: chosen.billing,
        b: (inside) => <strong className="font-semibold">{inside}</strong>,
      })}
      <span className="block text-ink-soft">
        {isPaid(chosen)
          ? t('You pay on the next page, after your account is made.')
          : t('Nothing to pay, no card needed.')}
      </span>
    </p>
  );
}
