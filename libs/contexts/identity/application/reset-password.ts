/**
 * A forgotten password: a link is asked for by anybody who knows the address, and who reads the mail there sets a new
 * password with it. Every session ends. Whether the address has an account is not told, neither by words nor by limits.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '#kernel/position.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { AddressClaims } from './address-claims.js';
import { Attempts, LOGIN_TO_ACCOUNT, RESET_FROM_ADDRESS, RESET_OF_ACCOUNT } from './attempts.js';
import { linkInvalid } from './link-proofs.js';
import { PasswordResetLinks } from './password-reset-links.js';
import { hashPassword } from './passwords.js';

type Origin = Omit<Cause, 'actor'>;

export class RequestPasswordReset extends Command<void> {
  constructor(
    readonly email: string,
    readonly origin: Origin,
    /** Where the request came from. */
    readonly address: string,
  ) {
    super();
  }
}

/** The mail follows from the fact. */
@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
    private readonly attempts: Attempts,
  ) {}

  /** @throws too_many_attempts */
  async execute({ email, origin, address }: RequestPasswordReset): Promise<void> {
    await this.attempts.begin([RESET_OF_ACCOUNT, this.claims.keyOf(email)], [RESET_FROM_ADDRESS, address]);
    const holder = await this.claims.heldBy(email);
    if (holder === undefined) return;
    await this.decisions.run(userDecider, holder, { type: 'RequestPasswordReset' }, causeOf(origin, holder));
  }
}

export class ResetPassword extends Command<{ readonly position: Position }> {
  constructor(
    /** From the link. */
    readonly token: string,
    readonly newPassword: string,
    readonly origin: Origin,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
    private readonly links: PasswordResetLinks,
    private readonly rules: PasswordRules,
    private readonly attempts: Attempts,
  ) {}

  /** @throws link_invalid · link_expired · link_used · password_too_short · password_too_common */
  async execute({ token, newPassword, origin }: ResetPassword): Promise<{ position: Position }> {
    const userId = PasswordResetLinks.userIdOf(token);
    const user = await this.decisions.state(userDecider, userId);
    if (user.status !== 'active') throw linkInvalid();
    this.links.check(token, user);
    this.rules.check(newPassword, user.email);
    const passwordHash = await hashPassword(newPassword);
    const command = { type: 'ResetPassword', epoch: user.epoch, passwordHash } as const;
    const { position } = await this.decisions.run(userDecider, userId, command, causeOf(origin, userId));
    // The wrong tries before the link was asked for do not keep the member out any longer.
    await this.attempts.forget([LOGIN_TO_ACCOUNT, this.claims.keyOf(user.email)]);
    return { position };
  }
}

const causeOf = (origin: Origin, id: string): Cause => ({ ...origin, actor: { kind: 'member', id } });
