/** A member as the API needs to know them on every request. */
export interface AccountView {
  readonly userId: string;
  readonly workspaceId: string;
  readonly role: 'owner' | 'member' | 'auditor';
  readonly name: string;
  readonly email: string;
  /** Tokens of an older epoch are worthless. */
  readonly epoch: number;
}
