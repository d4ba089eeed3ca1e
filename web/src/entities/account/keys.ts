/** The names under which members and invitations are kept in the query cache. */
export const memberKeys = {
  all: ['members'] as const,
  members: () => [...memberKeys.all, 'joined'] as const,
  invitations: () => [...memberKeys.all, 'invited'] as const,
};
