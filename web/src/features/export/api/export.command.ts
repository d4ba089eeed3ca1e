/** Makes the export and hands it over as a file. */
import { EXPORT_EXTENSIONS, type ExportBody } from '#contracts/export.js';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { requestFile } from '../../../lib/http.js';
import { saveFile } from '../../../lib/object-url.js';

export async function exportDocuments(configuration: ExportBody): Promise<void> {
  const { file, name } = await requestFile(apiPaths.export, configuration);
  saveFile(file, name ?? `${configuration.customFileName}.${EXPORT_EXTENSIONS[configuration.format]}`);
}

export const useExport = () => useMutation({ mutationFn: exportDocuments });
