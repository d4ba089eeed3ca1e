/**
 * A subscription of the test gateway, and what the passing of time makes of it: periods follow each other from the last
 * start of one, an unpaid one is given up after three weeks, a canceled one ends with its period. Pure.
 */
import { monthsAfter } from '#kernel/months.js';
import type { BillingCycle, Choice } from '#ports/payment-gateway.js';

export interface Contract extends Choice {
  readonly workspaceId: string;
  readonly startedAt: string;
  /** Start of the period in which it was last changed; later ones are counted from here. */
  readonly periodStart: string;
  /** Of what afterTime gives. */
  readonly periodEnd: string;
  readonly canceled: boolean;
  readonly ended: boolean;
  /** Its next payments fail. */
  readonly declines: boolean;
  readonly unpaidSince: string | null;
}

const GIVEN_UP_AFTER_MS = 21 * 86_400_000;

export function afterTime(contract: Contract, now: string): Contract {
  if (contract.ended) return contract;
  // Counted from the day of the start while the months follow it, and so is the day of a short month's successor.
  const anchor = isFollowing(contract) ? contract.startedAt : contract.periodStart;
  let current = contract;
  for (let n = 0; ; n++) {
    const [start, end] = [
      monthsAfter(anchor, n * monthsOf(contract)),
      monthsAfter(anchor, (n + 1) * monthsOf(contract)),
    ];
    if (end <= contract.periodStart) continue;
    const begins = start > contract.periodStart;
    const unpaidSince = current.unpaidSince ?? (begins && contract.declines ? start : null);
    current = { ...current, periodStart: start, periodEnd: end, unpaidSince };
    if (unpaidSince && Date.parse(now) >= Date.parse(unpaidSince) + GIVEN_UP_AFTER_MS)
      return { ...current, ended: true };
    if (now < end) return current;
    if (contract.canceled) return { ...current, ended: true };
  }
}

function isFollowing({ startedAt, periodStart, billingCycle }: Contract): boolean {
  const months = monthsOf({ billingCycle });
  for (let n = 0; ; n += months) {
    const start = monthsAfter(startedAt, n);
    if (start >= periodStart) return start === periodStart;
  }
}

const monthsOf = ({ billingCycle }: { billingCycle: BillingCycle }): number => (billingCycle === 'annual' ? 12 : 1);
