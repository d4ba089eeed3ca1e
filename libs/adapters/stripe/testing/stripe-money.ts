/**
 * What a subscription's invoices come to when its plan changes within a period, in Stripe's two billing modes. Cents;
 * dates as ISO 8601, UTC; time counts by the second. Pure.
 */
export type BillingMode = 'classic' | 'flexible';

/** An amount for the time from one date to another. */
export interface Debit {
  readonly amount: number;
  readonly from: string;
  readonly to: string;
}

export interface Charges {
  readonly mode: BillingMode;
  /** What was charged for time that may not be over yet. */
  readonly debits: readonly Debit[];
  readonly invoices: readonly number[];
}

/** A period that begins; one that is charged for already is not charged again. */
export function charged({ mode, debits, invoices }: Charges, period: Debit): Charges {
  if (debits.some(({ to }) => to > period.from)) return { mode, debits, invoices };
  return { mode, debits: [period], invoices: [...invoices, period.amount] };
}

/**
 * The rest of the new price, less the rest of the old. classic: of the old price, whether it was charged or not;
 * flexible: of what was charged.
 */
export function changed(
  { mode, debits, invoices }: Charges,
  { now, from, to }: { readonly now: string; readonly from: Debit; readonly to: Debit },
): Charges {
  const credited = (mode === 'classic' ? [from] : debits).reduce((sum, debit) => sum + restOf(debit, now), 0);
  const debit = { amount: restOf(to, now), from: now, to: to.to };
  return { mode, debits: [debit], invoices: [...invoices, debit.amount - credited] };
}

function restOf({ amount, from, to }: Debit, now: string): number {
  return Math.round((amount * (Date.parse(to) - Date.parse(now))) / (Date.parse(to) - Date.parse(from)));
}
