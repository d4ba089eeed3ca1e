/** An owner asks somebody to join. The mail with the link follows from the fact. */
import { Command, CommandHandler, Query, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Attempts, INVITE_FROM_WORKSPACE } from '#contexts/identity/application/attempts.js';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { Admission } from '#domain/membership/admission.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import type { InvitedRole } from '#kernel/roles.js';
import { Ids } from '#ports/ids.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { membershipIn } from './memberships.js';
import { invitationNotFound, invitationsDecider, isOpen, type Invitation } from '#domain/membership/invitations.js';

export class InviteMember extends Command<{ readonly invitation: Invitation; readonly position: Position }> {
  constructor(
    readonly workspaceId: string,
    readonly email: string,
    readonly role: InvitedRole,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(InviteMember)
export class InviteMemberHandler implements ICommandHandler<InviteMember> {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
    private readonly attempts: Attempts,
    private readonly ids: Ids,
    private readonly admission: Admission,
  ) {}

  /** @throws registration_closed · already_member · too_many_invitations · too_many_attempts */
  async execute({ workspaceId, email, role, cause }: InviteMember) {
    this.admission.mayJoin();
    await this.attempts.begin([INVITE_FROM_WORKSPACE, workspaceId]);
    await this.#mustNotBeOneOfThem(workspaceId, email);
    const invitationId = this.ids.fresh();
    const { state, position } = await this.decisions.run(
      invitationsDecider,
      workspaceId,
      { type: 'InviteMember', workspaceId, invitationId, email, role },
      cause,
    );
    const invitation = state.get(invitationId);
    if (!invitation) throw invitationNotFound();
    return { invitation, position };
  }

  /**
   * An account in another workspace is not spoken of: an owner learns nothing about strangers, the invited one does
   * when they accept.
   */
  async #mustNotBeOneOfThem(workspaceId: string, email: string): Promise<void> {
    const heldBy = await this.claims.heldBy(email);
    if (heldBy === undefined) return;
    const holder = await this.decisions.state(userDecider, heldBy);
    if (holder.status === 'active' && (await membershipIn(this.decisions, holder, workspaceId)))
      throw new DomainError('already_member', 'conflict', 'This address belongs to somebody who is in this workspace.');
  }
}

export class ListInvitations extends Query<readonly Invitation[]> {
  constructor(readonly workspaceId: string) {
    super();
  }
}

/** Straight from the log: the stream is short, and nothing is late. */
@QueryHandler(ListInvitations)
export class ListInvitationsHandler implements IQueryHandler<ListInvitations> {
  constructor(private readonly decisions: Decisions) {}

  /**
   * Neither accepted nor taken back, newest first; those whose time is over are among them until the sweep ends them.
   */
  async execute({ workspaceId }: ListInvitations) {
    const invitations = await this.decisions.state(invitationsDecider, workspaceId);
    return [...invitations.values()].filter(isOpen).reverse();
  }
}
