/**
 * A message of the payment gateway: believed when its signature is right, answered once by its id, and never taken at its word: it only says which
 * subscription to ask about.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { derivedId } from '#kernel/ids.js';
import { ForgedNotice, PaymentGateway, type Notice } from '#ports/payment-gateway.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { noticeDecider } from '#domain/billing/notice.js';
import { Reconciliation } from './reconciliation.js';

export class HandleNotice extends Command<void> {
  constructor(
    /** As it came, byte for byte. */
    readonly body: Uint8Array,
    readonly signature: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

@CommandHandler(HandleNotice)
export class HandleNoticeHandler implements ICommandHandler<HandleNotice> {
  constructor(
    private readonly decisions: Decisions,
    private readonly gateway: PaymentGateway,
    private readonly reconciliation: Reconciliation,
  ) {}

  async execute({ body, signature, correlationId }: HandleNotice): Promise<void> {
    const { eventId, type, subscriptionId } = this.#read(body, signature);
    const gateway = this.gateway.name;
    const id = derivedId('notice', gateway, eventId);
    if ((await this.decisions.state(noticeDecider, id)).handled) return;
    const cause: Cause = { actor: { kind: 'system', id: gateway }, correlationId, causationId: eventId };
    if (subscriptionId) await this.reconciliation.ofSubscription(subscriptionId, cause);
    await this.decisions.run(noticeDecider, id, { type: 'RecordNotice', gateway, eventId, noticeType: type }, cause);
  }

  #read(body: Uint8Array, signature: string): Notice {
    try {
      return this.gateway.notice(body, signature);
    } catch (error) {
      if (!(error instanceof ForgedNotice)) throw error;
      throw new DomainError('forged_notice', 'invalid', 'The signature of this message is not valid.');
    }
  }
}
