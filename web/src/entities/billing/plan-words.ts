/** The plans as people read them. No schema library comes along: the front page tells of them, too. */
import { MONTHLY_CREDITS, PLAN_TITLES, type PaidPlan } from '#contracts/plans.js';
import { count } from '../../lib/format.js';

export { PLAN_TITLES };

export const PLAN_CREDITS: Readonly<Record<PaidPlan, string>> = {
  starter: creditsOf('starter'),
  professional: creditsOf('professional'),
  enterprise: creditsOf('enterprise'),
};

/** `1,000 documents a month` */
function creditsOf(plan: PaidPlan): string {
  const credits = MONTHLY_CREDITS[plan];
  return credits === null ? 'Unlimited documents' : `${count(credits)} documents a month`;
}
