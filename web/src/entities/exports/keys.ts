/** The names under which previews and templates are kept in the query cache. */
export const exportKeys = {
  previews: () => ['export', 'preview'] as const,
  preview: (configuration: object) => [...exportKeys.previews(), configuration] as const,
  templates: () => ['export', 'templates'] as const,
};
