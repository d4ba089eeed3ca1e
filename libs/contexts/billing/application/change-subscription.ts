/**
 * What owners do with a subscription: cancel it with its period, take that back, go to
 * another plan, see cards and invoices. Each is done at the gateway, and what the gateway says afterwards is recorded
 * before the answer.
 */
import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import { CustomerGone, PaymentDeclined, PaymentGateway } from '#ports/payment-gateway.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import type { Choice } from '#kernel/plans.js';
import { changeOf } from '#domain/billing/price-list.js';
import { subscriptionDecider } from '#domain/billing/subscription.decider.js';
import type { Booked } from '#domain/billing/subscription.js';
import { mustBeBooked, noSubscription, type Payer } from './payer.js';
import { Reconciliation } from './reconciliation.js';

type Done = { readonly position: Position };

export class CancelSubscription extends Command<Done> {
  constructor(
    readonly payer: Payer,
    readonly cause: Cause,
  ) {
    super();
  }
}

export class ReactivateSubscription extends Command<Done> {
  constructor(
    readonly payer: Payer,
    readonly cause: Cause,
  ) {
    super();
  }
}

export class ChangePlan extends Command<Done> {
  constructor(
    readonly payer: Payer,
    readonly choice: Choice,
    readonly cause: Cause,
  ) {
    super();
  }
}

export class OpenBillingPage extends Command<{ readonly url: string }> {
  constructor(
    readonly payer: Payer,
    readonly origin: string,
  ) {
    super();
  }
}

/** What the four have in common: what is booked before, and recorded after. */
@Injectable()
export class SubscriptionChanges {
  constructor(
    private readonly decisions: Decisions,
    readonly gateway: PaymentGateway,
    private readonly reconciliation: Reconciliation,
  ) {}

  /** As the gateway has it now: what an earlier try did without being able to say so must not be done again. */
  async booked(payer: Payer, cause: Cause): Promise<Booked> {
    await this.recorded(payer, await this.#known(payer), cause);
    return this.#known(payer);
  }

  async #known({ workspaceId }: Payer): Promise<Booked> {
    return mustBeBooked((await this.decisions.state(subscriptionDecider, workspaceId)).booked, this.gateway.name);
  }

  async customer({ workspaceId }: Payer): Promise<string | undefined> {
    return (await this.decisions.state(subscriptionDecider, workspaceId)).customers[this.gateway.name];
  }

  async recorded({ workspaceId }: Payer, { subscriptionId }: Booked, cause: Cause): Promise<Done> {
    return { position: await this.reconciliation.ofWorkspace(workspaceId, subscriptionId, cause) };
  }
}

@CommandHandler(CancelSubscription)
export class CancelSubscriptionHandler implements ICommandHandler<CancelSubscription> {
  constructor(private readonly changes: SubscriptionChanges) {}

  async execute({ payer, cause }: CancelSubscription) {
    const booked = await this.changes.booked(payer, cause);
    await this.changes.gateway.cancelAtPeriodEnd(booked.subscriptionId);
    return this.changes.recorded(payer, booked, cause);
  }
}

@CommandHandler(ReactivateSubscription)
export class ReactivateSubscriptionHandler implements ICommandHandler<ReactivateSubscription> {
  constructor(private readonly changes: SubscriptionChanges) {}

  async execute({ payer, cause }: ReactivateSubscription) {
    const booked = await this.changes.booked(payer, cause);
    if (booked.canceled) await this.changes.gateway.reactivate(booked.subscriptionId);
    return this.changes.recorded(payer, booked, cause);
  }
}

@CommandHandler(ChangePlan)
export class ChangePlanHandler implements ICommandHandler<ChangePlan> {
  constructor(private readonly changes: SubscriptionChanges) {}

  async execute({ payer, choice, cause }: ChangePlan) {
    const booked = await this.changes.booked(payer, cause);
    if (booked.canceled) {
      throw new DomainError(
        'subscription_canceled',
        'conflict',
        'Reactivate the subscription before you change its plan.',
      );
    }
    await this.#change(booked, choice);
    return this.changes.recorded(payer, booked, cause);
  }

  async #change(booked: Booked, choice: Choice): Promise<void> {
    const { gateway } = this.changes;
    const { subscriptionId, plan, billingCycle, nextPlan } = booked;
    switch (changeOf(booked, choice)) {
      case 'at-period-end':
        return gateway.change(subscriptionId, choice, 'unprorated');
      case 'none':
        if (nextPlan) await gateway.change(subscriptionId, choice, 'unprorated');
        return;
      case 'never':
        throw new DomainError(
          'change_at_period_end',
          'conflict',
          'This change would cut the period short that is paid for. Cancel the subscription, and choose again when it has ended.',
        );
      case 'now':
        if (booked.unpaidSince) {
          throw new DomainError(
            'payment_due',
            'payment-required',
            'The last payment failed. Please update your payment method first.',
          );
        }
        // The larger plan is paid for until the period ends; the difference counts from it, not from the smaller one
        // that was to come.
        if (nextPlan) await gateway.change(subscriptionId, { plan, billingCycle }, 'unprorated');
        return gateway.change(subscriptionId, choice, 'prorated').catch((error: unknown) => {
          if (!(error instanceof PaymentDeclined)) throw error;
          throw new DomainError(
            'payment_declined',
            'payment-required',
            'The payment was declined. Your plan stays as it is.',
          );
        });
    }
  }
}

@CommandHandler(OpenBillingPage)
export class OpenBillingPageHandler implements ICommandHandler<OpenBillingPage> {
  constructor(private readonly changes: SubscriptionChanges) {}

  async execute({ payer, origin }: OpenBillingPage) {
    const customerId = await this.changes.customer(payer);
    if (!customerId) throw noSubscription();
    try {
      return { url: await this.changes.gateway.billingPage(customerId, `${origin}/settings?tab=subscription`) };
    } catch (error) {
      throw error instanceof CustomerGone ? noSubscription() : error;
    }
  }
}
