/** The plans as people read them. No schema library comes along: the front page tells of them, too. */
import { PLAN_TITLES, type PaidPlan } from '#contracts/plans.js';
import { msg } from '../../lib/texts.js';

export { PLAN_TITLES };

/** For everybody the same: the front page is drawn before it is known how a reader writes numbers. */
export const PLAN_CREDITS: Readonly<Record<PaidPlan, string>> = {
  starter: msg('1,000 documents a month'),
  professional: msg('10,000 documents a month'),
  enterprise: msg('Unlimited documents'),
};
