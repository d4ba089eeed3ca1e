/**
 * What a workspace may use at a moment: its plan, and the period its credits are counted in.
 *
 * The rule of credits. They are counted in periods: the calendar month (UTC, `2026-03`) without a subscription; with one the months from its
 * start (`2026-03-31` is the one that began that day), also when it is paid by the year and whatever happens to its plan. Each period is
 * granted what the plan grants, once, however often it is asked for; nothing is carried over. Within a period used credits count on: an upgrade
 * raises the period's grant to that of the larger plan, a smaller plan never lowers it and grants less from the next period on. A subscription
 * that starts opens a period of its own, and one that ends leads back to the calendar month, where what was used before counts still. So no
 * change of plan gives credits twice, and none takes away what was paid for.
 *
 * An unpaid subscription keeps its plan for seven days, in which the gateway tries again. After that the workspace is on the free plan until it
 * is paid, and then in the same period as before.
 */
import { daysAfter, periodAt } from './periods.js';
import type { PaidPlan } from './price-list.js';
import type { Booked } from './subscription.js';

export type Plan = 'free' | PaidPlan;

export interface Entitlement {
  readonly plan: Plan;
  /** Name of the credits' period. Names sort by time. */
  readonly period: string;
  /** When the period ends and credits start anew, ISO 8601. */
  readonly endsAt: string;
}

const GRACE_DAYS = 7;

/** @param otherwise the plan without a subscription */
export function entitlementAt(booked: Booked | null | undefined, iso: string, otherwise: Plan = 'free'): Entitlement {
  const plan = booked ? planAt(booked, iso) : undefined;
  if (!booked || !plan) return inCalendarMonth(otherwise, iso);
  const { start, end } = periodAt(booked.startedAt, iso);
  return { plan, period: start.slice(0, 10), endsAt: end };
}

/** Undefined: it does not count any more, although nobody said yet that it ended. */
function planAt({ plan, nextPlan, canceled, periodEnd, unpaidSince }: Booked, iso: string): PaidPlan | undefined {
  const over = iso >= periodEnd;
  if (canceled && over) return undefined;
  if (unpaidSince && iso >= daysAfter(unpaidSince, GRACE_DAYS)) return undefined;
  // Past its period and not canceled: it is being renewed, and the gateway's message is on its way.
  return over && nextPlan ? nextPlan : plan;
}

function inCalendarMonth(plan: Plan, iso: string): Entitlement {
  const [year, month] = iso.split('-').map(Number) as [number, number];
  return { plan, period: iso.slice(0, 7), endsAt: new Date(Date.UTC(year, month, 1)).toISOString() };
}
