/** Credits of one workspace by billing period. */
export interface PeriodUsage {
  /** null = unlimited */
  readonly granted: number | null;
  readonly used: number;
  readonly reserved: number;
}

export interface UsageView {
  readonly workspaceId: string;
  readonly plan: 'free' | 'starter' | 'professional' | 'enterprise';
  /** The newest 24 periods, by name (`2026-03`). */
  readonly periods: Readonly<Record<string, PeriodUsage>>;
}
