/**
 * Joining: somebody with an account comes into one more workspace. The invitation decides, as it works once; then their
 * own stream lists the workspace, and the workspace's says what they are. Whatever a crash cuts off after the first of
 * these is finished by the reactor of invitations.
 */
import { personIn } from '#domain/identity/belonging.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { invitationsDecider } from '#domain/membership/invitations.js';
import { workspaceDecider, workspaceNotFound } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import { laterOf, type Position } from '#kernel/position.js';
import type { Role } from '#kernel/roles.js';
import type { Cause, Decisions } from '#write-side/decisions.js';
import type { GoodInvitation } from './good-invitations.js';
import { membershipIn, type ActiveUser } from './memberships.js';

interface Joined {
  readonly workspaceId: string;
  readonly invitationId: string;
  readonly role: Role;
}

/** @throws already_member · workspace_not_found · invitation_used */
export async function join(
  decisions: Decisions,
  user: ActiveUser,
  invitation: GoodInvitation,
  cause: Cause,
): Promise<Position> {
  const { workspaceId, invitationId } = invitation;
  if (await membershipIn(decisions, user, workspaceId)) throw alreadyIn();
  if ((await decisions.state(workspaceDecider, workspaceId)).status !== 'active') throw workspaceNotFound();
  const accept = { type: 'AcceptInvitation', workspaceId, invitationId, userId: user.userId } as const;
  await decisions.run(invitationsDecider, workspaceId, accept, cause);
  return finishJoining(decisions, user, invitation, cause);
}

/** Does nothing when it was done. */
export async function finishJoining(
  decisions: Decisions,
  user: ActiveUser,
  { workspaceId, invitationId, role }: Joined,
  cause: Cause,
): Promise<Position> {
  const listed = await decisions.run(userDecider, user.userId, { type: 'JoinWorkspace', workspaceId }, cause);
  const command = { type: 'JoinWorkspace', workspaceId, ...personIn(user, workspaceId), role, invitationId } as const;
  const joined = await decisions.run(workspaceDecider, workspaceId, command, cause);
  return laterOf(listed.position, joined.position);
}

function alreadyIn(): DomainError {
  return new DomainError('already_member', 'conflict', 'You are in this workspace already.');
}
