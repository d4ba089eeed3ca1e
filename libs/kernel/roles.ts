/** What somebody may be in a workspace. */
export const ROLES = ['owner', 'member', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody may be invited as. */
export const INVITED_ROLES = ['member', 'auditor'] as const satisfies readonly Role[];
export type InvitedRole = (typeof INVITED_ROLES)[number];
