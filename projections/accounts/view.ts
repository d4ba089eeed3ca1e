/** A member as the API needs to know them on every request. */
import type { Role } from '#kernel/roles.js';

interface EndedSession {
  readonly sessionId: string;
  /** ISO 8601, UTC: no token of it is good any longer. */
  readonly until: string;
}

export interface AccountView {
  readonly userId: string;
  readonly workspaceId: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  /** Tokens of an older epoch are worthless. */
  readonly epoch: number;
  /** Sessions of this epoch that were ended before their time; those that are over by it are forgotten. */
  readonly ended?: readonly EndedSession[];
}
