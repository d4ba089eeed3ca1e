/** NoGateway: payments are not set up. Every question is refused with a sentence that says so. */
import { DomainError } from '#kernel/domain-error.js';
import { ForgedNotice, PaymentGateway } from '#ports/payment-gateway.js';

export class NoGateway extends PaymentGateway {
  readonly name = 'none';
  override async customer(): Promise<never> {
    throw notSetUp();
  }
  override async checkout(): Promise<never> {
    throw notSetUp();
  }
  override async subscription(): Promise<never> {
    throw notSetUp();
  }
  override async change(): Promise<never> {
    throw notSetUp();
  }
  override async cancelAtPeriodEnd(): Promise<never> {
    throw notSetUp();
  }
  override async reactivate(): Promise<never> {
    throw notSetUp();
  }
  override async end(): Promise<never> {
    throw notSetUp();
  }
  override async billingPage(): Promise<never> {
    throw notSetUp();
  }
  override async close(): Promise<void> {}
  override notice(): never {
    throw new ForgedNotice('payments are not set up');
  }
}

function notSetUp(): DomainError {
  return new DomainError('payments_off', 'unavailable', 'Payments are not set up on this Recto.');
}
