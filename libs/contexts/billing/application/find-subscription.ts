/** What a workspace has booked, as its members see it. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#ports/clock.js';
import type { SubscriptionView } from '#projections/subscriptions/view.js';
import { Views } from '#read-side/views.js';
import type { Booked } from '#domain/billing/subscription.js';

export class GetSubscription extends Query<Booked | null> {
  constructor(readonly workspaceId: string) {
    super();
  }
}

@QueryHandler(GetSubscription)
export class GetSubscriptionHandler implements IQueryHandler<GetSubscription> {
  constructor(
    private readonly views: Views,
    private readonly clock: Clock,
  ) {}

  /** Null also when it is over and only the gateway's message late. */
  async execute({ workspaceId }: GetSubscription) {
    const booked = (await this.views.get<SubscriptionView>('subscriptions', workspaceId))?.booked ?? null;
    return booked?.canceled && this.clock.iso() >= booked.periodEnd ? null : booked;
  }
}
