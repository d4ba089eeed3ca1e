/** /auth/workspaces, /auth/switch, /auth/join: bodies and answers. */
import * as z from 'zod/mini';
import { Role } from './auth.js';

export const OwnWorkspace = z.object({
  id: z.string(),
  name: z.string(),
  /** What one is in it. */
  role: Role,
  /** It has no other owner: deleting the account would delete it, too. */
  lastOwner: z.boolean(),
  /** The one that the token of the request names. */
  current: z.boolean(),
});
export type OwnWorkspace = z.infer<typeof OwnWorkspace>;

/** GET /auth/workspaces: the oldest membership first. */
export const WorkspaceList = z.object({ workspaces: z.array(OwnWorkspace) });
export type WorkspaceList = z.infer<typeof WorkspaceList>;

/** POST /auth/switch. Answers a session, as signing in does. */
export const SwitchBody = z.object({ workspaceId: z.uuid('Please choose a workspace') });
export type SwitchBody = z.infer<typeof SwitchBody>;

/** POST /auth/join */
export const JoinBody = z.object({
  /** What stands behind the # of the link in the invitation. */
  token: z.string().check(z.maxLength(300)),
});
export type JoinBody = z.infer<typeof JoinBody>;

export const JoinedWorkspace = z.object({ workspace: z.object({ id: z.string(), name: z.string(), role: Role }) });
export type JoinedWorkspace = z.infer<typeof JoinedWorkspace>;
