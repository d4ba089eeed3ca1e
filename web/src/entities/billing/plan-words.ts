/** The plans as people read them. No schema library comes along: the front page tells of them, too. */
import type { Plan } from '#contracts/auth.js';

export const PLAN_TITLES: Readonly<Record<Plan, string>> = {
  free: 'Free',
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

export const PLAN_CREDITS = {
  starter: '1,000 documents a month',
  professional: '10,000 documents a month',
  enterprise: 'Unlimited documents',
} as const;
