/**
 * Which workspaces an account may be in, as its own stream has it: that of its registration, and those it joined later.
 * What it is in each, and whether it still is, the workspace's stream decides.
 */
import { z } from 'zod';
import { defineEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { Role } from '#kernel/roles.js';

const one = { userId: z.uuid(), workspaceId: z.uuid() };

/** Besides the one it was registered in. */
export const WorkspaceJoined = defineEvent({ name: 'WorkspaceJoined', version: 1, schema: z.strictObject(one) });

/** By their own wish, an owner's, or because the workspace is gone; the account has another. */
export const WorkspaceLeft = defineEvent({ name: 'WorkspaceLeft', version: 1, schema: z.strictObject(one) });

export const belongingEvents = [WorkspaceJoined, WorkspaceLeft] as const;

export interface Belonging {
  readonly userId: string;
  /** Where the account was made, or what it made. */
  readonly registeredIn: string;
  /** What it was registered as there; what its member is now, the workspace says. */
  readonly joinedAs: Role;
  /** Ids of all it ever was in, the oldest first; whether it left. */
  readonly workspaces: ReadonlyMap<string, 'in' | 'left'>;
  /** Id → where the log has its last joining of it; none of where it was registered. */
  readonly joinings: ReadonlyMap<string, Position>;
}

/** Ids, the oldest first. */
export const workspacesOf = ({ workspaces }: Pick<Belonging, 'workspaces'>): readonly string[] =>
  [...workspaces].flatMap(([workspaceId, standing]) => (standing === 'in' ? [workspaceId] : []));

/** As the workspace's rules know them (workspaces/people.ts): who came later than by registering joined as nothing. */
export const personIn = (
  { userId, registeredIn, joinedAs }: Pick<Belonging, 'userId' | 'registeredIn' | 'joinedAs'>,
  workspaceId: string,
) => ({
  userId,
  joinedAs: workspaceId === registeredIn ? joinedAs : undefined,
});
