/** The names of everything kept in the query cache. No other file spells a key. */
export const documentKeys = {
  all: ['documents'] as const,
  lists: () => [...documentKeys.all, 'list'] as const,
  list: (query: object) => [...documentKeys.lists(), query] as const,
  details: () => [...documentKeys.all, 'detail'] as const,
  detail: (id: string) => [...documentKeys.details(), id] as const,
  // Apart from the details, which are asked for again after each edit: these never change.
  page: (id: string, page: number, width: number) => [...documentKeys.all, 'page', id, page, width] as const,
  history: (id: string) => [...documentKeys.detail(id), 'history'] as const,
  stateAt: (id: string, revision: number, facts: number) =>
    [...documentKeys.all, 'state-at', id, revision, facts] as const,
  comparison: (id: string, from: number, to: number) => [...documentKeys.all, 'comparison', id, from, to] as const,
};

export const creditKeys = {
  all: ['credits'] as const,
  page: (page: number) => [...creditKeys.all, page] as const,
};

export const subscriptionKeys = {
  all: ['subscription'] as const,
};

export const testOrderKeys = {
  order: (session: string) => ['test-order', session] as const,
};

export const memberKeys = {
  all: ['members'] as const,
  members: () => [...memberKeys.all, 'joined'] as const,
  invitations: () => [...memberKeys.all, 'invited'] as const,
};

export const usageKeys = {
  all: ['usage'] as const,
  history: () => [...usageKeys.all, 'history'] as const,
};

export const exportKeys = {
  previews: () => ['export', 'preview'] as const,
  preview: (configuration: object) => [...exportKeys.previews(), configuration] as const,
  templates: () => ['export', 'templates'] as const,
};
