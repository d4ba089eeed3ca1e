/** The names under which the month's figures are kept in the query cache. */
export const usageKeys = {
  all: ['usage'] as const,
  history: () => [...usageKeys.all, 'history'] as const,
};
