/**
 * The address of an account: confirmed by who is signed in to it and has opened the link in a mail to it, and the link
 * sent once more. Both halves are needed, so that nobody who only reads the mail, be it a program, confirms an account
 * whose password somebody else has.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { userDecider } from '#domain/identity/user.decider.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { AddressLinks } from './address-links.js';
import { Attempts, ADDRESS_LINK_ASKED_FOR } from './attempts.js';

export class ConfirmAddress extends Command<void> {
  constructor(
    readonly userId: string,
    /** From the link. */
    readonly token: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(ConfirmAddress)
export class ConfirmAddressHandler implements ICommandHandler<ConfirmAddress> {
  constructor(
    private readonly decisions: Decisions,
    private readonly links: AddressLinks,
  ) {}

  /** Does nothing when it is confirmed already. @throws what AddressLinks.check says · address_lost */
  async execute({ userId, token, cause }: ConfirmAddress): Promise<void> {
    const user = await this.decisions.state(userDecider, userId);
    this.links.check(token, user.status === 'active' ? user.email : '');
    await this.decisions.run(userDecider, userId, { type: 'ConfirmAddress' }, cause);
  }
}

/** The mail follows from the fact. */
export class SendAddressLink extends Command<{ readonly sent: boolean }> {
  constructor(
    readonly userId: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(SendAddressLink)
export class SendAddressLinkHandler implements ICommandHandler<SendAddressLink> {
  constructor(
    private readonly decisions: Decisions,
    private readonly attempts: Attempts,
  ) {}

  /** Nothing is sent when the address is confirmed. @throws address_lost · too_many_attempts */
  async execute({ userId, cause }: SendAddressLink) {
    await this.attempts.begin([ADDRESS_LINK_ASKED_FOR, userId]);
    const request = { type: 'RequestAddressLink', reason: 'resend' } as const;
    const { events } = await this.decisions.run(userDecider, userId, request, cause);
    return { sent: events.length > 0 };
  }
}
