/** accounts: who may sign in, what they are where, and which of their tokens count. A deleted account is no view. */
import { AddressChanged, AddressPutBack } from '#domain/identity/address-change.js';
import { WorkspaceLeft } from '#domain/identity/belonging.js';
import { SessionEnded } from '#domain/identity/sessions.js';
import { SessionsRevoked, UserDeleted, UserRegistered } from '#domain/identity/user.events.js';
import { MemberJoined, MemberLeft, MemberRoleChanged } from '#domain/workspaces/people.js';
import type { Role } from '#kernel/roles.js';
import { defineProjection } from '#read-side/projection.js';
import type { WholeAccount } from './view.js';

const key = (event: { data: { userId: string } }) => event.data.userId;

export const accounts = defineProjection<WholeAccount>({
  name: 'accounts',
  version: 5,
  indexes: [],
  on: (on) => [
    on(UserRegistered, {
      key,
      evolve: (_view, { data: { userId, workspaceId, role, name, email } }) => ({
        userId,
        name,
        email,
        epoch: 0,
        roles: { [workspaceId]: role },
      }),
    }),
    on(SessionsRevoked, {
      key,
      evolve(view, { data: { epoch } }) {
        if (!view) return undefined;
        const { ended: _over, ...account } = view;
        return { ...account, epoch };
      },
    }),
    on(AddressChanged, { key, evolve: (view, { data }) => view && { ...view, email: data.email } }),
    on(AddressPutBack, { key, evolve: (view, { data }) => view && { ...view, email: data.email } }),
    on(SessionEnded, {
      key,
      evolve(view, { data: { sessionId, until }, metadata: { occurredAt } }) {
        if (!view) return undefined;
        const before = (view.ended ?? []).filter((one) => one.until > occurredAt);
        return { ...view, ended: [...before, { sessionId, until }] };
      },
    }),
    on(MemberJoined, { key, evolve: (view, { data }) => withRole(view, data.workspaceId, data.role) }),
    on(MemberRoleChanged, { key, evolve: (view, { data }) => withRole(view, data.workspaceId, data.to) }),
    on(MemberLeft, { key, evolve: (view, { data }) => without(view, data.workspaceId) }),
    on(WorkspaceLeft, { key, evolve: (view, { data }) => without(view, data.workspaceId) }),
    on(UserDeleted, { key, evolve: () => undefined }),
  ],
});

function withRole(view: WholeAccount | undefined, workspaceId: string, role: Role): WholeAccount | undefined {
  return view && { ...view, roles: { ...view.roles, [workspaceId]: role } };
}

function without(view: WholeAccount | undefined, workspaceId: string): WholeAccount | undefined {
  if (!view) return undefined;
  const { [workspaceId]: _left, ...roles } = view.roles;
  return { ...view, roles };
}
