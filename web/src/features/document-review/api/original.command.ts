/** The original file, as it was uploaded. */
import { readFile } from '../../../lib/http.js';

export function loadOriginal(id: string, signal?: AbortSignal): Promise<Blob> {
  return readFile(`/documents/${encodeURIComponent(id)}/original`, { ...(signal && { signal }) });
}
