/**
 * open-invitations: for the sweep that ends those whose time is over, also those that were accepted without an account coming of it. No address is copied here. Those of a deleted workspace stay until
 * then: its reactor has forgotten them already, and being forgotten twice is no more than once.
 */
import { UserRegistered } from '#domain/identity/user.events.js';
import {
  InvitationAccepted,
  InvitationExpired,
  InvitationRevoked,
  MemberInvited,
} from '#domain/membership/invitations.js';
import { defineProjection } from '#read-side/projection.js';
import type { OpenInvitation } from './view.js';

const key = (event: { data: { invitationId: string } }) => event.data.invitationId;

export const openInvitations = defineProjection<OpenInvitation>({
  name: 'open-invitations',
  version: 2,
  indexes: [{ fields: ['expiresAt'] }],
  on: (on) => [
    on(MemberInvited, {
      key,
      evolve: (_view, { data: { invitationId, workspaceId, expiresAt } }) => ({ invitationId, workspaceId, expiresAt }),
    }),
    on(InvitationRevoked, { key, evolve: () => undefined }),
    on(InvitationExpired, { key, evolve: () => undefined }),
    // Under another id nothing of the invitation is left: its address was forgotten when it was accepted.
    on(InvitationAccepted, {
      key,
      evolve: (view, { data: { invitationId, userId } }) =>
        view && userId === invitationId ? { ...view, accepted: true } : undefined,
    }),
    // Who took up its claim by registering for themselves left it open.
    on(UserRegistered, {
      key: ({ data }) => data.userId,
      evolve: (view) => (view?.accepted ? undefined : view),
    }),
  ],
});
