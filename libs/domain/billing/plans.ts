/** What each plan grants. `null` = unlimited. */
import type { Plan } from '#domain/workspaces/workspace.js';

const MONTHLY_CREDITS: Record<Plan, number | null> = {
  free: 50,
  starter: 1_000,
  professional: 10_000,
  enterprise: null,
};

/** Shown where a number is needed for an unlimited plan. */
export const UNLIMITED_SHOWN = 1_000_000;

export function monthlyCredits(plan: Plan): number | null {
  return MONTHLY_CREDITS[plan];
}
