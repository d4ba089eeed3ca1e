/** A month's credits in words: a plan without a limit has no number. */
import { MONTHLY_CREDITS } from '#contracts/plans.js';
import type { Plan } from '#contracts/auth.js';
import { count } from '../../lib/format.js';
import { t } from '../../lib/texts.js';

export function creditWords(plan: Plan, credits: number): string {
  return MONTHLY_CREDITS[plan] === null ? t('unlimited') : count(credits);
}
