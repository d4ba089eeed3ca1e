/** The workspace's saved export templates, by name. */
import { TemplateList } from '#contracts/export.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { read } from '../../../lib/http.js';
import { exportKeys } from '../../../entities/exports/keys.js';

const templatesQuery = queryOptions({
  queryKey: exportKeys.templates(),
  queryFn: async ({ signal }) => (await read(apiPaths.exportTemplates, TemplateList, { signal })).templates,
});

export const useTemplates = () => useQuery(templatesQuery);
