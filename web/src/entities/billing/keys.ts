/** The names under which plans and credits are kept in the query cache. */
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
