/** The names of everything kept in the query cache. No other file spells a key. */
export const documentKeys = {
  all: ['documents'] as const,
  lists: () => [...documentKeys.all, 'list'] as const,
  list: (query: object) => [...documentKeys.lists(), query] as const,
  details: () => [...documentKeys.all, 'detail'] as const,
  detail: (id: string) => [...documentKeys.details(), id] as const,
};

export const usageKeys = {
  all: ['usage'] as const,
  history: () => [...usageKeys.all, 'history'] as const,
};
