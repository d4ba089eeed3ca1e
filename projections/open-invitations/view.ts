/** An invitation that no account came of yet; without the address, which only its sealed event holds. */
export interface OpenInvitation {
  readonly invitationId: string;
  readonly workspaceId: string;
  /** Answered, but the account is still to come. */
  readonly accepted?: true;
  /** ISO 8601, UTC */
  readonly expiresAt: string;
}
