/**
 * The sweep behind the promise that a message of the gateway may get lost: subscriptions whose period is over, or
 * that are not paid, are asked about. Once payments are real it also ends what was booked where nothing was paid.
 */
import type { Clock } from '#ports/clock.js';
import type { PaymentGateway } from '#ports/payment-gateway.js';
import type { SubscriptionView } from '#projections/subscriptions/view.js';
import { sweepEach, type Sweep } from '#read-side/sweep-runner.js';
import type { Views } from '#read-side/views.js';
import { causedBySweep } from '#write-side/caused-by.js';
import type { Reconciliation } from './reconciliation.js';

const AT_ONCE = 1_000;
/** Gateways where nothing is paid. */
const TESTS = ['test', 'stripe-test'];

export class ReconcileSubscriptions implements Sweep {
  readonly name = 'reconcile-subscriptions';
  readonly everyMs = 5 * 60_000;

  constructor(
    private readonly views: Views,
    private readonly gateway: PaymentGateway,
    private readonly reconciliation: Reconciliation,
    private readonly clock: Clock,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const due = await this.views.find<SubscriptionView>('subscriptions', {
      where: [{ field: 'dueAt', to: this.clock.iso() }],
      sort: [{ field: 'dueAt', direction: 'asc' }],
      limit: AT_ONCE,
    });
    try {
      await sweepEach(due, signal, async ({ workspaceId, booked }) => {
        if (booked?.gateway !== this.gateway.name) return;
        const cause = causedBySweep(this.name, workspaceId);
        await this.reconciliation.ofWorkspace(workspaceId, booked.subscriptionId, cause);
      });
    } finally {
      if (!signal.aborted) await this.#endTests();
    }
  }

  async #endTests(): Promise<void> {
    const others = TESTS.filter((name) => name !== this.gateway.name);
    // Both are tests: whoever tries one out need not lose the other.
    if (others.length < TESTS.length) return;
    const where = [{ field: 'booked.gateway', in: others }];
    const found = await this.views.find<SubscriptionView>('subscriptions', { where, limit: AT_ONCE });
    for (const { workspaceId } of found)
      await this.reconciliation.endElsewhere(workspaceId, causedBySweep(this.name, workspaceId));
  }
}
