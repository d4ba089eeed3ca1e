/** A workspace: who owns it, what it is called, which plan it is on without a subscription (stream `workspace-<id>`). Emptied as often as its owner wants, deleted for good. */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
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

/**
 * By an operator, without money: the plan while there is no subscription; `free` takes it back. The reason can be read for ever, so it must name
 * nobody.
 */
export const PlanGranted = defineEvent({
  name: 'PlanGranted',
  version: 1,
  schema: z.strictObject({
    workspaceId: z.uuid(),
    plan: z.enum(['free', 'starter', 'professional', 'enterprise']),
    reason: z.string().min(1),
  }),
});

/** Every document that was uploaded before goes, with all its data. Plan and credits stay. */
export const WorkspaceCleanedUp = defineEvent({
  name: 'WorkspaceCleanedUp',
  version: 1,
  schema: z.strictObject({ workspaceId: z.uuid() }),
});

export const WorkspaceDeleted = defineEvent({
  name: 'WorkspaceDeleted',
  version: 1,
  schema: z.strictObject({ workspaceId: z.uuid() }),
});

export const workspaceEvents = [WorkspaceCreated, PlanGranted, WorkspaceCleanedUp, WorkspaceDeleted] as const;
export type WorkspaceEvent = EventOf<(typeof workspaceEvents)[number]>;

export type Plan = 'free' | 'starter' | 'professional' | 'enterprise';

export type Workspace =
  | { readonly status: 'none' }
  | { readonly status: 'deleted' }
  | {
      readonly status: 'active';
      readonly workspaceId: string;
      readonly ownerId: string;
      readonly name: string;
      readonly plan: Plan;
    };

export type WorkspaceCommand =
  | { readonly type: 'CreateWorkspace'; readonly workspaceId: string; readonly ownerId: string; readonly name: string }
  | { readonly type: 'GrantPlan'; readonly workspaceId: string; readonly plan: Plan; readonly reason: string }
  | { readonly type: 'CleanUpWorkspace' | 'DeleteWorkspace'; readonly workspaceId: string };

export const workspaceDecider: Decider<WorkspaceCommand, WorkspaceEvent, Workspace> = {
  category: 'workspace',
  initial: { status: 'none' },

  evolve(state, event) {
    switch (event.type) {
      case 'WorkspaceCreated':
        return { status: 'active', ...event.data };
      case 'PlanGranted':
        return state.status === 'active' ? { ...state, plan: event.data.plan } : state;
      case 'WorkspaceCleanedUp':
        return state;
      case 'WorkspaceDeleted':
        return { status: 'deleted' };
    }
  },

  decide(command, state) {
    const { workspaceId } = command;
    if (command.type === 'GrantPlan') {
      if (state.status !== 'active') throw workspaceNotFound();
      if (state.plan === command.plan) return [];
      return [PlanGranted({ workspaceId, plan: command.plan, reason: command.reason })];
    }
    if (state.status === 'deleted') return [];
    switch (command.type) {
      case 'CreateWorkspace':
        if (state.status === 'active') return []; // the same registration, tried again
        return [WorkspaceCreated({ workspaceId, ownerId: command.ownerId, name: command.name, plan: 'free' })];
      // A workspace whose creation a crash cut off may hold documents all the same.
      case 'CleanUpWorkspace':
        return [WorkspaceCleanedUp({ workspaceId })];
      case 'DeleteWorkspace':
        return [WorkspaceDeleted({ workspaceId })];
    }
  },
};

export function workspaceNotFound(): DomainError {
  return new DomainError('workspace_not_found', 'not-found', 'There is no such workspace.');
}
