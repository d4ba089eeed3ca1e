/** The names under which documents are kept in the query cache. */
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
