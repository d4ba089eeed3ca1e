/** What each plan grants. `null` = unlimited. */
import type { Plan } from './workspace.js';

const MONTHLY_CREDITS: Record<Plan, number | null> = { free: 50, starter: 1_000, professional: 10_000, enterprise: null };

/** Shown where a number is needed for an unlimited plan. */
export const UNLIMITED_SHOWN = 1_000_000;

export function monthlyCredits(plan: Plan): number | null {
  return MONTHLY_CREDITS[plan];
}

/** Billing period of a moment on the free plan: the calendar month, UTC, as `2026-03`. */
export function calendarPeriod(iso: string): string {
  return iso.slice(0, 7);
}

/** First moment after a calendar period, ISO 8601. */
export function periodEnd(period: string): string {
  const [year, month] = period.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1)).toISOString();
}
