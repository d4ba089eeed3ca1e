/**
 * The way to a paid plan: the gateway's checkout page for a workspace without a subscription; for one with it our own settings, where a change of plan
 * is confirmed, because a second checkout would be a second subscription.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustBeOwner } from '#domain/identity/owner-only.js';
import { DomainError } from '#kernel/domain-error.js';
import { PaymentGateway } from '#ports/payment-gateway.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import type { Plan } from '#domain/billing/entitlement.js';
import type { BillingCycle } from '#domain/billing/periods.js';
import { subscriptionDecider } from '#domain/billing/subscription.decider.js';
import type { Payer } from './payer.js';
import { Reconciliation } from './reconciliation.js';

export class StartCheckout extends Command<{ readonly url: string }> {
  constructor(
    readonly payer: Payer,
    readonly plan: Plan,
    readonly billingCycle: BillingCycle,
    /** For the gateway's receipts. */
    readonly email: string,
    /** Where the web client is. */
    readonly origin: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(StartCheckout)
export class StartCheckoutHandler implements ICommandHandler<StartCheckout> {
  constructor(
    private readonly decisions: Decisions,
    private readonly gateway: PaymentGateway,
    private readonly reconciliation: Reconciliation,
  ) {}

  async execute({ payer, plan, billingCycle, email, origin, cause }: StartCheckout) {
    mustBeOwner(payer, 'choose its plan');
    if (plan === 'free') throw new DomainError('free_plan', 'invalid', 'The free plan needs no payment.');
    const { workspaceId } = payer;
    if (await this.#isBooked(workspaceId, cause)) {
      return { url: `${origin}/settings?tab=subscription&plan=${plan}&billing=${billingCycle}` };
    }
    const url = await this.gateway.checkout({
      workspaceId,
      customerId: await this.#customer(workspaceId, email, cause),
      plan,
      billingCycle,
      successUrl: `${origin}/payment/thank-you`,
      cancelUrl: `${origin}/settings?tab=subscription`,
    });
    return { url };
  }

  /** As the gateway has it, which may have ended it without our knowing yet. */
  async #isBooked(workspaceId: string, cause: Cause): Promise<boolean> {
    const { booked } = await this.decisions.state(subscriptionDecider, workspaceId);
    if (booked?.gateway !== this.gateway.name) return false;
    await this.reconciliation.ofWorkspace(workspaceId, booked.subscriptionId, cause);
    return (await this.decisions.state(subscriptionDecider, workspaceId)).booked !== null;
  }

  async #customer(workspaceId: string, email: string, cause: Cause): Promise<string> {
    const gateway = this.gateway.name;
    const known = (await this.decisions.state(subscriptionDecider, workspaceId)).customers[gateway];
    if (known) return known;
    const customerId = await this.gateway.customer(workspaceId, email);
    const command = { type: 'AssignCustomer', workspaceId, gateway, customerId } as const;
    const { state } = await this.decisions.run(subscriptionDecider, workspaceId, command, cause);
    return state.customers[gateway]!;
  }
}
