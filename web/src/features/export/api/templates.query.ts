/** The workspace's saved export templates, by name. */
import { TemplateList } from '#contracts/export.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/http.js';
import { exportKeys } from '../../../lib/keys.js';

export const templatesQuery = queryOptions({
  queryKey: exportKeys.templates(),
  queryFn: async ({ signal }) => (await read('/export/templates', TemplateList, { signal })).templates,
});

export const useTemplates = () => useQuery(templatesQuery);
