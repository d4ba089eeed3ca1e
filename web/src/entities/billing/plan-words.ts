/** The plans as people read them. No schema library comes along: the front page tells of them, too. */
import { MONTHLY_CREDITS, PLAN_TITLES, type PaidPlan } from '#contracts/plans.js';

export { PLAN_TITLES };

export const PLAN_CREDITS: Readonly<Record<PaidPlan, string>> = {
  starter: creditsOf('starter'),
  professional: creditsOf('professional'),
  enterprise: creditsOf('enterprise'),
};

/** `1,000 documents a month` for everybody: the front page is drawn before it is known how a reader writes numbers. */
function creditsOf(plan: PaidPlan): string {
  const credits = MONTHLY_CREDITS[plan];
  return credits === null ? 'Unlimited documents' : `${credits.toLocaleString('en')} documents a month`;
}
