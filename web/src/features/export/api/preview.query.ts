/**
 * The records an export would hold. Asked for again when the configuration changes; the old ones stay in sight
 * meanwhile.
 */
import { PreviewAnswer, type ExportBody } from '#contracts/export.js';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';
import { exportKeys } from '../../../entities/exports/keys.js';

export const previewQuery = (configuration: ExportBody) => {
  // The name of the file and its format change nothing of the records.
  const { customFileName: _name, format: _format, template: _template, filters: _filters, ...body } = configuration;
  return queryOptions({
    queryKey: exportKeys.preview(body),
    // What is no longer asked for need not be made any more.
    queryFn: ({ signal }) => write('POST', apiPaths.exportPreview, PreviewAnswer, { body: configuration, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

export const usePreview = (configuration: ExportBody) => useQuery(previewQuery(configuration));
