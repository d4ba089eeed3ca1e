/** Plans and prices without any schema: pages that parse nothing tell of them, too. */
export { MONTHLY_CREDITS, PLAN_TITLES, PRICES, type PaidPlan } from '#kernel/plans.js';
