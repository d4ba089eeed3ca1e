/** The names under which the month's figures, and those of its files, are kept in the query cache. */
export const usageKeys = {
  all: ['usage'] as const,
  history: () => [...usageKeys.all, 'history'] as const,
  storage: () => [...usageKeys.all, 'storage'] as const,
};
