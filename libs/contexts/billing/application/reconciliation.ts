/**
 * Reconciliation: asks the payment gateway what a subscription is now, and records what became different. The one way in which anything the gateway says
 * gets into the log, whoever made it ask: a webhook, a member's command, the sweep. It sees to it that a workspace pays for one subscription at
 * most, and a deleted workspace for none.
 */
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import { ORIGIN, type Position } from '#kernel/position.js';
import type { Log } from '#kernel/log.js';
import type { GatewaySubscription, PaymentGateway } from '#ports/payment-gateway.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { subscriptionDecider, type Truth } from '#domain/billing/subscription.decider.js';
import type { Booked } from '#domain/billing/subscription.js';

const TRIES = 10;

export class Reconciliation {
  constructor(
    private readonly decisions: Decisions,
    private readonly gateway: PaymentGateway,
    private readonly log: Log,
  ) {}

  /** Of a subscription that only the gateway knows the workspace of. One that is none of ours is left alone. */
  async ofSubscription(subscriptionId: string, cause: Cause): Promise<void> {
    const found = await this.gateway.subscription(subscriptionId);
    if (found) await this.ofWorkspace(found.workspaceId, subscriptionId, cause);
  }

  /** @returns where the subscription's stream ends. @throws PaymentGatewayUnavailable; busy when others were faster all the time */
  async ofWorkspace(workspaceId: string, subscriptionId: string, cause: Cause): Promise<Position> {
    for (let tries = 1; tries <= TRIES; tries++) {
      // Before the gateway is asked, or two answers could be recorded in the wrong order.
      const { booked, customers, changes: askedAt } = await this.decisions.state(subscriptionDecider, workspaceId);
      const found = await this.gateway.subscription(subscriptionId);
      // Nobody here sent a customer to this gateway: another Recto is on the same account. (Of a deleted workspace the id is erased, not the fact.)
      if (found?.workspaceId !== workspaceId || customers[found.gateway] === undefined) return ORIGIN;
      if (found.status !== 'ended' && (await this.#mustNotBe(found, booked, cause))) continue;
      try {
        return await this.#record(workspaceId, found, askedAt, cause);
      } catch (error) {
        if (!isRefusal(error, 'outdated')) throw error;
      }
    }
    throw new DomainError('busy', 'conflict', 'The subscription is changing right now. Please try again.');
  }

  /** Ends what was booked at a gateway that is not in use any more: subscriptions of the test gateway, once there is a real one. */
  async endElsewhere(workspaceId: string, cause: Cause): Promise<void> {
    const { booked, changes } = await this.decisions.state(subscriptionDecider, workspaceId);
    if (booked) await this.#record(workspaceId, { ...booked, status: 'ended' }, changes, cause);
  }

  async #record(workspaceId: string, truth: Truth, askedAt: number, cause: Cause): Promise<Position> {
    const command = { type: 'RecordTruth', workspaceId, truth, askedAt } as const;
    return (await this.decisions.run(subscriptionDecider, workspaceId, command, cause)).position;
  }

  /** @returns whether something was done about it, so that all must be looked at again */
  async #mustNotBe(found: GatewaySubscription, booked: Booked | null, cause: Cause): Promise<boolean> {
    const { workspaceId, subscriptionId } = found;
    const workspace = await this.decisions.state(workspaceDecider, workspaceId);
    if (workspace.status === 'deleted') {
      await this.gateway.end(subscriptionId);
      return true;
    }
    if (!booked || booked.subscriptionId === subscriptionId) return false;
    // The one that is known may be over already, and only its message late.
    if (booked.gateway !== this.gateway.name) await this.endElsewhere(workspaceId, cause);
    else await this.ofWorkspace(workspaceId, booked.subscriptionId, cause);
    if (!(await this.decisions.state(subscriptionDecider, workspaceId)).booked) return true;
    await this.gateway.end(subscriptionId);
    this.log('warn', 'second subscription of a workspace ended; refund it', { workspaceId, subscriptionId });
    return true;
  }
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof DomainError && error.code === code;
}
