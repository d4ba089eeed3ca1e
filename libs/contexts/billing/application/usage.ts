/** The credits of a workspace in its current billing period, as a member sees them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { entitlementAt } from '#domain/billing/entitlement.js';
import { Clock } from '#ports/clock.js';
import type { SubscriptionView } from '#projections/subscriptions/view.js';
import type { UsageView } from '#projections/usage/view.js';
import { Views } from '#read-side/views.js';
import { higherGrant } from '#domain/billing/credits.js';
import { Grants } from '#domain/billing/grants.js';

/** Shown where a number is needed for an unlimited plan. */
const UNLIMITED_SHOWN = 1_000_000;

interface UsageNow {
  readonly plan: UsageView['plan'];
  readonly monthlyCredits: number;
  readonly usedCredits: number;
  readonly reservedCredits: number;
  readonly remainingCredits: number;
  readonly usagePercentage: number;
  readonly resetsAt: string;
}

export class GetUsage extends Query<UsageNow> {
  constructor(readonly workspaceId: string) {
    super();
  }
}

@QueryHandler(GetUsage)
export class GetUsageHandler implements IQueryHandler<GetUsage> {
  constructor(
    private readonly views: Views,
    private readonly clock: Clock,
    private readonly grants: Grants,
  ) {}

  async execute({ workspaceId }: GetUsage): Promise<UsageNow> {
    const [view, subscription] = await Promise.all([
      this.views.get<UsageView>('usage', workspaceId),
      this.views.get<SubscriptionView>('subscriptions', workspaceId),
    ]);
    const { plan, period, endsAt } = entitlementAt(subscription?.booked, this.clock.iso(), view?.plan);
    const spent = view?.periods[period];
    // As the next upload will find it: a larger plan raises the grant, a smaller one waits for the next period.
    const now = this.grants.of(plan);
    const granted = spent ? higherGrant(spent.granted, now) : now;
    const monthly = granted === null ? UNLIMITED_SHOWN : granted + (spent?.extra ?? 0);
    const reserved = spent?.reserved ?? 0;
    const used = (spent?.used ?? 0) + reserved;
    return {
      plan,
      monthlyCredits: monthly,
      usedCredits: used,
      reservedCredits: reserved,
      remainingCredits: Math.max(0, monthly - used),
      usagePercentage: monthly === 0 ? 100 : Math.min(100, Math.round((used / monthly) * 1000) / 10),
      resetsAt: endsAt,
    };
  }
}
