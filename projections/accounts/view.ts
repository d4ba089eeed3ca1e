/** A member as the API needs to know them on every request. */
import type { Role } from '#kernel/roles.js';

export interface AccountView {
  readonly userId: string;
  readonly workspaceId: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  /** Tokens of an older epoch are worthless. */
  readonly epoch: number;
}
