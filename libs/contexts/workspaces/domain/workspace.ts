/** A workspace: who owns it, what it is called, which plan it is on (stream `workspace-<id>`). */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';

export const WorkspaceCreated = defineEvent({
  name: 'WorkspaceCreated',
  version: 1,
  schema: z.strictObject({
    workspaceId: z.uuid(),
    ownerId: z.uuid(),
    plan: z.enum(['free', 'starter', 'professional', 'enterprise']),
    name: z.string(),
  }),
  personal: { subject: (data): Subject => `workspace:${data.workspaceId}`, erasedAs: { name: 'Deleted workspace' } },
});

export const workspaceEvents = [WorkspaceCreated] as const;
export type WorkspaceEvent = EventOf<(typeof workspaceEvents)[number]>;

export type Plan = 'free' | 'starter' | 'professional' | 'enterprise';

export type Workspace =
  | { readonly status: 'none' }
  | { readonly status: 'active'; readonly workspaceId: string; readonly ownerId: string; readonly name: string; readonly plan: Plan };

export type WorkspaceCommand = {
  readonly type: 'CreateWorkspace';
  readonly workspaceId: string;
  readonly ownerId: string;
  readonly name: string;
};

export const workspaceDecider: Decider<WorkspaceCommand, WorkspaceEvent, Workspace> = {
  category: 'workspace',
  initial: { status: 'none' },
  evolve: (_state, event) => ({ status: 'active', ...event.data }),
  decide({ workspaceId, ownerId, name }, state) {
    if (state.status === 'active') return []; // the same registration, tried again
    return [WorkspaceCreated({ workspaceId, ownerId, name, plan: 'free' })];
  },
};
