/**
 * Billing periods: whole months (or years) from an anchor, the moment a subscription started, all in UTC. The n-th period begins on the
 * anchor's day of the month, or on the month's last day where it has no such day: 31 Jan → 28 Feb → 31 Mar. Each is counted from the anchor
 * and never from the one before, so a short month leaves no mark on those after it.
 */
import { monthsAfter } from '#kernel/months.js';

export interface Period {
  /** ISO 8601, UTC */
  readonly start: string;
  /** The first moment after it: the next one's start. */
  readonly end: string;
}

export type BillingCycle = 'monthly' | 'annual';

const MONTHS: Record<BillingCycle, number> = { monthly: 1, annual: 12 };

/** The period of `months` months, counted from the anchor, that a moment lies in; the first one for a moment before the anchor. */
export function periodAt(anchor: string, iso: string, cycle: BillingCycle = 'monthly'): Period {
  const months = MONTHS[cycle];
  const [from, to] = [new Date(anchor), new Date(iso)];
  const apart = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  // Months apart by the calendar is the right period or, before the anchor's day and hour, the one after it.
  let n = Math.max(0, Math.floor(apart / months));
  if (n > 0 && monthsAfter(anchor, n * months) > to.toISOString()) n -= 1;
  return { start: monthsAfter(anchor, n * months), end: monthsAfter(anchor, (n + 1) * months) };
}

export function daysAfter(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString();
}
