/** Credits of one workspace by billing period. */
import type { Plan } from '#kernel/plans.js';

export interface PeriodUsage {
  /** null = unlimited */
  readonly granted: number | null;
  /** By an operator, on top; absent: none. */
  readonly extra?: number;
  readonly used: number;
  readonly reserved: number;
}

/** What happened on one day, UTC. */
export interface DayUsage {
  /** uploaded */
  readonly documents: number;
  /** used for good */
  readonly credits: number;
}

export interface UsageView {
  readonly workspaceId: string;
  /** Without a subscription. */
  readonly plan: Plan;
  /** The newest 24 periods, by name (`2026-03`, `2026-03-15`). */
  readonly periods: Readonly<Record<string, PeriodUsage>>;
  /** The newest 62 days on which something happened, by date (`2026-03-01`). */
  readonly days: Readonly<Record<string, DayUsage>>;
}
