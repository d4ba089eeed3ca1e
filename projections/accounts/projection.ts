/** accounts: who may sign in, and which of their tokens count. A deleted account is no view. */
import { AddressChanged, AddressPutBack } from '#domain/identity/address-change.js';
import { SessionEnded } from '#domain/identity/sessions.js';
import { SessionsRevoked, UserDeleted, UserRegistered } from '#domain/identity/user.events.js';
import { MemberLeft, MemberRoleChanged } from '#domain/workspaces/people.js';
import { defineProjection } from '#read-side/projection.js';
import type { AccountView } from './view.js';

const key = (event: { data: { userId: string } }) => event.data.userId;

export const accounts = defineProjection<AccountView>({
  name: 'accounts',
  version: 4,
  indexes: [{ fields: ['workspaceId'] }],
  on: (on) => [
    on(UserRegistered, {
      key,
      evolve: (_view, { data: { userId, workspaceId, role, name, email } }) => ({
        userId,
        workspaceId,
        role,
        name,
        email,
        epoch: 0,
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
    on(MemberRoleChanged, { key, evolve: (view, { data }) => view && { ...view, role: data.to } }),
    on(MemberLeft, { key, evolve: () => undefined }),
    on(UserDeleted, { key, evolve: () => undefined }),
  ],
});
