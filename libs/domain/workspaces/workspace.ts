/**
 * A workspace: who is what in it, what it is called, which plan it is on without a subscription (stream
 * `workspace-<id>`). Emptied as often as an owner wants, deleted for good.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import { PLANS, type Plan } from '#kernel/plans.js';
import type { Role } from '#kernel/roles.js';
import {
  isSoleOwner,
  lastOwner,
  MemberJoined,
  MemberLeft,
  memberNotFound,
  MemberRoleChanged,
  mustOwn,
  ownerStays,
  roleIn,
  type People,
  type Person,
} from './people.js';

export const WorkspaceCreated = defineEvent({
  name: 'WorkspaceCreated',
  version: 1,
  schema: z.strictObject({
    workspaceId: z.uuid(),
    ownerId: z.uuid(),
    plan: z.enum(PLANS),
    name: z.string(),
  }),
  personal: { subject: (data): Subject => `workspace:${data.workspaceId}`, erasedAs: { name: 'Deleted workspace' } },
});

/**
 * By an operator, without money: the plan while there is no subscription; `free` takes it back. The reason can be
 * read for ever, so it must name nobody.
 */
export const PlanGranted = defineEvent({
  name: 'PlanGranted',
  version: 1,
  schema: z.strictObject({
    workspaceId: z.uuid(),
    plan: z.enum(PLANS),
    reason: z.string().min(1),
  }),
});

/** By an operator: how much of the store its originals may take, whatever the others may; null: as much as those. */
export const StorageQuotaSet = defineEvent({
  name: 'StorageQuotaSet',
  version: 1,
  schema: z.strictObject({ workspaceId: z.uuid(), bytes: z.int().positive().nullable() }),
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

export const workspaceEvents = [
  WorkspaceCreated,
  PlanGranted,
  StorageQuotaSet,
  MemberJoined,
  MemberRoleChanged,
  MemberLeft,
  WorkspaceCleanedUp,
  WorkspaceDeleted,
] as const;
export type WorkspaceEvent = EventOf<(typeof workspaceEvents)[number]>;

export type Workspace =
  | { readonly status: 'none' }
  | { readonly status: 'deleted' }
  | {
      readonly status: 'active';
      readonly workspaceId: string;
      /** Who made it, and owned it first. */
      readonly ownerId: string;
      readonly people: People;
      /** Ids of invitations that somebody who had an account joined by. */
      readonly joinedBy?: ReadonlySet<string>;
      readonly name: string;
      readonly plan: Plan;
      /** Bytes of originals; absent: what holds for all. */
      readonly storageQuota?: number;
    };

type WorkspaceCommand =
  | { readonly type: 'CreateWorkspace'; readonly workspaceId: string; readonly ownerId: string; readonly name: string }
  | { readonly type: 'GrantPlan'; readonly workspaceId: string; readonly plan: Plan; readonly reason: string }
  | { readonly type: 'SetStorageQuota'; readonly workspaceId: string; readonly bytes: number | null }
  | { readonly type: 'CleanUpWorkspace' | 'DeleteWorkspace'; readonly workspaceId: string }
  | (ByAnOwner & { readonly type: 'ChangeRole'; readonly to: Role })
  /** By somebody else. */
  | (ByAnOwner & { readonly type: 'RemoveMember' })
  | (Person & {
      readonly type: 'JoinWorkspace';
      readonly workspaceId: string;
      readonly role: Role;
      readonly invitationId: string;
    })
  /** By themselves, or with the account. With its last owner the workspace goes. */
  | (Person & {
      readonly type: 'LeaveWorkspace';
      readonly workspaceId: string;
      /** Refused to the last owner, then. */
      readonly keepWorkspace?: boolean;
    });

interface ByAnOwner extends Person {
  readonly workspaceId: string;
  /** Whose wish it is; undefined: an operator's. */
  readonly by: string | undefined;
}

export const workspaceDecider: Decider<WorkspaceCommand, WorkspaceEvent, Workspace> = {
  category: 'workspace',
  initial: { status: 'none' },

  evolve(state, event) {
    switch (event.type) {
      case 'WorkspaceCreated':
        return { status: 'active', people: new Map([[event.data.ownerId, 'owner']]), ...event.data };
      case 'PlanGranted':
        return state.status === 'active' ? { ...state, plan: event.data.plan } : state;
      case 'StorageQuotaSet':
        return state.status === 'active' ? { ...state, storageQuota: event.data.bytes ?? undefined } : state;
      case 'MemberJoined':
        return withJoined(state, event.data);
      case 'MemberRoleChanged':
        return withPerson(state, event.data.userId, event.data.to);
      case 'MemberLeft':
        return withPerson(state, event.data.userId, 'left');
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
    if (command.type === 'SetStorageQuota') {
      if (state.status !== 'active') throw workspaceNotFound();
      const { bytes } = command;
      return (state.storageQuota ?? null) === bytes ? [] : [StorageQuotaSet({ workspaceId, bytes })];
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
      case 'JoinWorkspace':
        return joinWorkspace(command, state);
      case 'ChangeRole':
        return changeRole(command, state);
      case 'RemoveMember':
        return removeMember(command, state);
      case 'LeaveWorkspace':
        return leaveWorkspace(command, state);
    }
  },
};

type Standing = Exclude<Workspace, { status: 'deleted' }>;
type CommandOf<T extends WorkspaceCommand['type']> = Extract<WorkspaceCommand, { readonly type: T }>;

function withPerson(state: Workspace, userId: string, role: Role | 'left'): Workspace {
  return state.status === 'active' ? { ...state, people: new Map(state.people).set(userId, role) } : state;
}

function withJoined(state: Workspace, { userId, role, invitationId }: EventOf<typeof MemberJoined>['data']): Workspace {
  if (state.status !== 'active') return state;
  return {
    ...state,
    people: new Map(state.people).set(userId, role),
    joinedBy: new Set(state.joinedBy).add(invitationId),
  };
}

function joinWorkspace({ type: _type, ...command }: CommandOf<'JoinWorkspace'>, state: Standing): WorkspaceEvent[] {
  if (state.status === 'none') throw workspaceNotFound();
  const { workspaceId, userId, role, invitationId } = command;
  // An invitation works once, also when what was cut off is taken up after they have left again.
  if (roleIn(state.people, command) !== 'left' || state.joinedBy?.has(invitationId)) return [];
  return [MemberJoined({ workspaceId, userId, role, invitationId })];
}

function changeRole({ by, to, ...command }: CommandOf<'ChangeRole'>, state: Standing): WorkspaceEvent[] {
  // A crash cut its creation off: who owns it is not known here.
  if (state.status === 'none') throw workspaceNotFound();
  const { workspaceId, userId } = command;
  mustOwn(state.people, by);
  const from = roleIn(state.people, command);
  if (from === 'left') throw memberNotFound();
  if (from === to) return [];
  if (isSoleOwner(state.people, userId)) throw lastOwner();
  return [MemberRoleChanged({ workspaceId, userId, from, to })];
}

function removeMember({ by, ...command }: CommandOf<'RemoveMember'>, state: Standing): WorkspaceEvent[] {
  const { workspaceId, userId, joinedAs } = command;
  if (state.status === 'none') {
    if (joinedAs === 'owner') throw ownerStays();
    return [];
  }
  mustOwn(state.people, by);
  const role = roleIn(state.people, command);
  if (role === 'owner') throw ownerStays();
  return role === 'left' ? [] : [MemberLeft({ workspaceId, userId })];
}

function leaveWorkspace({ keepWorkspace, ...command }: CommandOf<'LeaveWorkspace'>, state: Standing): WorkspaceEvent[] {
  const { workspaceId, userId, joinedAs } = command;
  const isLast = state.status === 'none' ? joinedAs === 'owner' : isSoleOwner(state.people, userId);
  if (isLast && keepWorkspace) throw lastOwner();
  if (isLast) return [WorkspaceDeleted({ workspaceId })];
  if (state.status === 'none' || roleIn(state.people, command) === 'left') return [];
  return [MemberLeft({ workspaceId, userId })];
}

export function workspaceNotFound(): DomainError {
  return new DomainError('workspace_not_found', 'not-found', 'There is no such workspace.');
}
