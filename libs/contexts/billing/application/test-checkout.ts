/**
 * The checkout page where nothing is paid: what it shows, and what happens when one of its buttons is pressed. Not
 * there with a real gateway.
 */
import { Command, CommandHandler, Query, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { ORIGIN, type Position } from '#kernel/position.js';
import { PaymentGateway, type TestCheckout, type TestOrder, type TestOutcome } from '#ports/payment-gateway.js';
import type { Cause } from '#write-side/decisions.js';
import { Reconciliation } from './reconciliation.js';

export class GetTestOrder extends Query<TestOrder> {
  constructor(
    readonly sessionId: string,
    readonly workspaceId: string,
  ) {
    super();
  }
}

export class ConcludeTestCheckout extends Command<{ readonly url: string; readonly position: Position }> {
  constructor(
    readonly sessionId: string,
    readonly workspaceId: string,
    readonly outcome: TestOutcome,
    readonly cause: Cause,
  ) {
    super();
  }
}

@QueryHandler(GetTestOrder)
export class GetTestOrderHandler implements IQueryHandler<GetTestOrder> {
  constructor(private readonly gateway: PaymentGateway) {}

  async execute({ sessionId, workspaceId }: GetTestOrder) {
    const order = await this.gateway.testCheckout?.order(sessionId, workspaceId);
    if (!order) throw noOrder();
    return order;
  }
}

@CommandHandler(ConcludeTestCheckout)
export class ConcludeTestCheckoutHandler implements ICommandHandler<ConcludeTestCheckout> {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly reconciliation: Reconciliation,
  ) {}

  /** @returns where the browser goes next. @throws payment_declined, which leaves the page open */
  async execute({ sessionId, workspaceId, outcome, cause }: ConcludeTestCheckout) {
    const checkout: TestCheckout | undefined = this.gateway.testCheckout;
    const order = await checkout?.order(sessionId, workspaceId);
    if (!checkout || !order) throw noOrder();
    if (outcome === 'declined') {
      throw new DomainError('payment_declined', 'payment-required', 'The test card was declined. Nothing was booked.');
    }
    const subscriptionId = await checkout.conclude(sessionId, workspaceId, outcome);
    const position = subscriptionId
      ? await this.reconciliation.ofWorkspace(workspaceId, subscriptionId, cause)
      : ORIGIN;
    return { url: order.successUrl, position };
  }
}

function noOrder(): DomainError {
  return new DomainError('no_order', 'not-found', 'This checkout is not open any more.');
}
