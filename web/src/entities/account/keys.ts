/**
 * The names under which the own account and its sessions, members, invitations and API keys are kept in the query
 * cache.
 */
export const accountKey = ['account'] as const;
export const workspacesKey = ['workspaces'] as const;
export const sessionsKey = ['sessions'] as const;
export const passkeysKey = ['passkeys'] as const;
export const secondFactorKey = ['second-factor'] as const;
export const memberKeys = {
  all: ['members'] as const,
  members: () => [...memberKeys.all, 'joined'] as const,
  changes: () => [...memberKeys.all, 'changes'] as const,
  invitations: () => [...memberKeys.all, 'invited'] as const,
};
export const apiKeysKey = ['api-keys'] as const;
