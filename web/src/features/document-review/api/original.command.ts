/** The original file, as it was uploaded. */
import { apiPaths } from '../../../entities/api-paths.js';
import { readFile } from '../../../lib/http.js';

export function loadOriginal(id: string, signal?: AbortSignal): Promise<Blob> {
  return readFile(apiPaths.original(id), { ...(signal && { signal }) });
}
