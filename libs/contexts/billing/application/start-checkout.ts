/**
 * The way to a paid plan: the gateway's checkout page for a workspace without a subscription; for one with it our own
 * settings, where a change of plan is confirmed, because a second checkout would be a second subscription.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { CustomerGone, PaymentGateway } from '#ports/payment-gateway.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import type { BillingCycle, Plan } from '#kernel/plans.js';
import { subscriptionDecider } from '#domain/billing/subscription.decider.js';
import type { Payer } from './payer.js';
import { Reconciliation } from './reconciliation.js';

export class StartCheckout extends Command<{ readonly url: string }> {
  constructor(
    readonly payer: Payer,
    readonly wanted: { readonly plan: Plan; readonly billingCycle: BillingCycle },
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

  async execute({ payer, wanted: { plan, billingCycle }, email, origin, cause }: StartCheckout) {
    if (plan === 'free') throw new DomainError('free_plan', 'invalid', 'The free plan needs no payment.');
    const { workspaceId } = payer;
    if (await this.#isBooked(workspaceId, cause)) {
      return { url: `${origin}/settings?tab=subscription&plan=${plan}&billing=${billingCycle}` };
    }
    const [successUrl, cancelUrl] = [`${origin}/payment/thank-you`, `${origin}/settings?tab=subscription`];
    const pageFor = (customerId: string) =>
      this.gateway.checkout({ workspaceId, customerId, plan, billingCycle, successUrl, cancelUrl });
    const customerId = await this.#customer(workspaceId, email, cause);
    try {
      return { url: await pageFor(customerId) };
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error;
      return { url: await pageFor(await this.#newCustomer(workspaceId, email, cause, customerId)) };
    }
  }

  /** As the gateway has it, which may have ended it without our knowing yet. */
  async #isBooked(workspaceId: string, cause: Cause): Promise<boolean> {
    const { booked } = await this.decisions.state(subscriptionDecider, workspaceId);
    if (booked?.gateway !== this.gateway.name) return false;
    await this.reconciliation.ofWorkspace(workspaceId, booked.subscriptionId, cause);
    return (await this.decisions.state(subscriptionDecider, workspaceId)).booked !== null;
  }

  async #customer(workspaceId: string, email: string, cause: Cause): Promise<string> {
    const { customers } = await this.decisions.state(subscriptionDecider, workspaceId);
    return customers[this.gateway.name] ?? this.#newCustomer(workspaceId, email, cause);
  }

  async #newCustomer(workspaceId: string, email: string, cause: Cause, insteadOf?: string): Promise<string> {
    const gateway = this.gateway.name;
    const customerId = await this.gateway.customer(workspaceId, email, insteadOf);
    const command = { type: 'AssignCustomer', workspaceId, gateway, customerId, insteadOf } as const;
    const { state } = await this.decisions.run(subscriptionDecider, workspaceId, command, cause);
    return state.customers[gateway] ?? customerId;
  }
}
