/**
 * Another address for an account: asked for by who is signed in, changed to by who is signed in and reads its mail, and
 * stopped or put back by who reads the mail of the one before. Until it is changed the old one holds. Who asks is told
 * nothing about the new one; an address belongs to one account, as the stream of the address decides.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { userDecider } from '#domain/identity/user.decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { Ids } from '#ports/ids.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { AddressChangeLinks } from './address-change-links.js';
import { AddressClaims } from './address-claims.js';
import { ADDRESS_CHANGE_ASKED_FOR, ADDRESS_CHANGE_TO, Attempts } from './attempts.js';
import type { NewEpoch } from './change-password.js';
import { linkInvalid } from './link-proofs.js';

export class RequestAddressChange extends Command<void> {
  constructor(
    readonly userId: string,
    readonly email: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

/** The mails follow from the fact. */
@CommandHandler(RequestAddressChange)
export class RequestAddressChangeHandler implements ICommandHandler<RequestAddressChange> {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
    private readonly attempts: Attempts,
    private readonly ids: Ids,
  ) {}

  /** @throws same_address · too_many_attempts */
  async execute({ userId, email, cause }: RequestAddressChange): Promise<void> {
    await this.attempts.begin([ADDRESS_CHANGE_ASKED_FOR, userId], [ADDRESS_CHANGE_TO, this.claims.keyOf(email)]);
    const command = { type: 'RequestAddressChange', changeId: this.ids.fresh(), email } as const;
    await this.decisions.run(userDecider, userId, command, cause);
  }
}

export class ChangeAddress extends Command<NewEpoch & { readonly email: string }> {
  constructor(
    readonly userId: string,
    /** From the link to the new address. */
    readonly token: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

/**
 * In an order that a crash cannot spoil: the new address is claimed, the fact recorded, the old one let go. A claim
 * that is left over by one is taken for none (AddressClaims).
 */
@CommandHandler(ChangeAddress)
export class ChangeAddressHandler implements ICommandHandler<ChangeAddress> {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
    private readonly links: AddressChangeLinks,
  ) {}

  /** @throws link_invalid · link_expired · link_used · link_of_another_account · email_taken */
  async execute({ userId, token, cause }: ChangeAddress) {
    const { userId: sentFor, changeId } = this.links.open('change', token);
    if (sentFor !== userId) throw linkOfAnotherAccount();
    const before = await this.decisions.state(userDecider, userId);
    if (before.status !== 'active') throw linkInvalid();
    const { wanted } = before.others;
    if (wanted?.changeId === changeId) await this.claims.takeOver(wanted.email, userId, cause);
    const command = { type: 'ChangeAddress', changeId } as const;
    const { state, position } = await this.decisions.run(userDecider, userId, command, cause);
    await this.claims.release(before.email, userId, cause);
    const { epoch, email } = state.status === 'none' ? before : state;
    return { userId, epoch, email, position };
  }
}

export class KeepAddress extends Command<{ readonly putBack: boolean }> {
  constructor(
    /** From the link to the old address. */
    readonly token: string,
    readonly origin: Omit<Cause, 'actor'>,
  ) {
    super();
  }
}

@CommandHandler(KeepAddress)
export class KeepAddressHandler implements ICommandHandler<KeepAddress> {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
    private readonly links: AddressChangeLinks,
  ) {}

  /** @throws link_invalid · link_expired · link_used · email_taken, when somebody else has it by now */
  async execute({ token, origin }: KeepAddress) {
    const { userId, changeId } = this.links.open('keep', token);
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    const before = await this.decisions.state(userDecider, userId);
    if (before.status !== 'active') throw linkInvalid();
    const former = before.others.former.find((one) => one.changeId === changeId);
    if (former) await this.claims.takeOver(former.email, userId, cause);
    const { events } = await this.decisions.run(userDecider, userId, { type: 'KeepAddress', changeId }, cause);
    const putBack = events.some(({ type }) => type === 'AddressPutBack');
    if (putBack) await this.claims.release(before.email, userId, cause);
    return { putBack };
  }
}

function linkOfAnotherAccount(): DomainError {
  return new DomainError(
    'link_of_another_account',
    'conflict',
    'This link is for another account. Please sign in to the one whose address is to change.',
  );
}
