/** Addresses that were never confirmed are forgotten once their link is too old. */
import type { Clock } from '#ports/clock.js';
import type { SubscriberView } from '#projections/subscribers/view.js';
import { sweepEach, type Sweep } from '#read-side/sweep-runner.js';
import type { Views } from '#read-side/views.js';
import { causedBySweep } from '#write-side/caused-by.js';
import type { Decisions } from '#write-side/decisions.js';
import { CONFIRM_WITHIN_MS, newsletterDecider } from '#domain/engagement/newsletter.js';

const AT_ONCE = 200;

export class ExpireSubscriptions implements Sweep {
  readonly name = 'expire-subscriptions';
  readonly everyMs = 10 * 60_000;

  constructor(
    private readonly views: Views,
    private readonly decisions: Decisions,
    private readonly clock: Clock,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const overdue = new Date(this.clock.now().getTime() - CONFIRM_WITHIN_MS).toISOString();
    const open = await this.views.find<SubscriberView>('subscribers', {
      where: [
        { field: 'status', equals: 'requested' },
        { field: 'requestedAt', to: overdue },
      ],
      sort: [{ field: 'requestedAt', direction: 'asc' }],
      limit: AT_ONCE,
    });
    await sweepEach(open, signal, ({ subscriptionId, addressKey }) => {
      const cause = causedBySweep(this.name, subscriptionId);
      return this.decisions.run(newsletterDecider, addressKey, { type: 'ExpireSubscription', subscriptionId }, cause);
    });
  }
}
