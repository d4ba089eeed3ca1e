/** An account as the API needs to know it on every request. */
import type { Role } from '#kernel/roles.js';

interface EndedSession {
  readonly sessionId: string;
  /** ISO 8601, UTC: no token of it is good any longer. */
  readonly until: string;
}

/** What is stored: an account with all its workspaces. */
export interface WholeAccount {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Tokens of an older epoch are worthless. */
  readonly epoch: number;
  /** Sessions of this epoch that were ended before their time; those that are over by it are forgotten. */
  readonly ended?: readonly EndedSession[];
  /** Id of a workspace → what it is there; empty when it is about to go. */
  readonly roles: Readonly<Record<string, Role>>;
}

/** A member: an account in one of its workspaces, as a token names it. */
export interface AccountView extends Omit<WholeAccount, 'roles' | 'ended'> {
  readonly workspaceId: string;
  readonly role: Role;
}
