/**
 * An invitation accepted by who is signed in to the account of its address. Who opened the link and is signed in has
 * given both proofs of that address, so it is confirmed by it.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { Admission } from '#domain/membership/admission.js';
import { signedOut } from '#domain/identity/signed-out.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import type { Role } from '#kernel/roles.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { GoodInvitations } from './good-invitations.js';
import { join } from './joining.js';

interface Joined {
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly role: Role;
  readonly position: Position;
}

export class JoinByInvitation extends Command<Joined> {
  constructor(
    readonly userId: string,
    /** What stands behind the # of the link. */
    readonly token: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(JoinByInvitation)
export class JoinByInvitationHandler implements ICommandHandler<JoinByInvitation> {
  constructor(
    private readonly decisions: Decisions,
    private readonly invitations: GoodInvitations,
    private readonly claims: AddressClaims,
    private readonly admission: Admission,
  ) {}

  /**
   * @throws registration_closed · link_invalid · invitation_used · invited_under_another_address · address_lost ·
   * already_member
   */
  async execute({ userId, token, cause }: JoinByInvitation): Promise<Joined> {
    this.admission.mayJoin();
    const invitation = await this.invitations.open(token);
    const user = await this.decisions.state(userDecider, userId);
    if (user.status !== 'active') throw signedOut();
    if (this.claims.keyOf(user.email) !== this.claims.keyOf(invitation.email)) throw anotherAddress();
    await this.decisions.run(userDecider, userId, { type: 'ConfirmAddress' }, cause);
    const position = await join(this.decisions, user, invitation, cause);
    const { workspaceId, workspaceName, role } = invitation;
    return { workspaceId, workspaceName, role, position };
  }
}

/** No word of which address: the link may have been found by somebody else. */
function anotherAddress(): DomainError {
  return new DomainError(
    'invited_under_another_address',
    'conflict',
    'This invitation came to another address than the one you are signed in with. Sign in with that, or ask to be invited under this.',
  );
}
