/** GoodInvitations: what the link in an invitation opens, as long as it can still be accepted. */
import { Injectable } from '@nestjs/common';
import { userDecider } from '#domain/identity/user.decider.js';
import { invitationsDecider, invitationUsed } from '#domain/membership/invitations.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import type { InvitedRole } from '#kernel/roles.js';
import { Clock } from '#ports/clock.js';
import { Decisions } from '#write-side/decisions.js';
import { InvitationLinks, type InvitationLink } from './invitation-links.js';

export interface GoodInvitation extends InvitationLink {
  readonly workspaceName: string;
  readonly email: string;
  readonly role: InvitedRole;
}

@Injectable()
export class GoodInvitations {
  constructor(
    private readonly decisions: Decisions,
    private readonly links: InvitationLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws link_invalid · invitation_used */
  async open(token: string): Promise<GoodInvitation> {
    const { workspaceId, invitationId } = this.links.open(token);
    const [workspace, invitations] = await Promise.all([
      this.decisions.state(workspaceDecider, workspaceId),
      this.decisions.state(invitationsDecider, workspaceId),
    ]);
    const invitation = invitations.get(invitationId);
    if (workspace.status === 'deleted' || !invitation || invitation.email === '') throw invitationUsed();
    const { email, role, acceptedBy, invitedUntil } = invitation;
    if (this.clock.iso() >= invitedUntil || (acceptedBy !== undefined && (await this.#exists(acceptedBy))))
      throw invitationUsed();
    const workspaceName = workspace.status === 'active' ? workspace.name : 'My workspace';
    return { workspaceId, invitationId, workspaceName, email, role };
  }

  async #exists(userId: string): Promise<boolean> {
    return (await this.decisions.state(userDecider, userId)).status !== 'none';
  }
}
