/** How an original is shown: as the browser shows it, as pages that the server draws, or not at all. */
import type { DocumentDetail } from '../../../entities/documents/wire.js';

/** What every browser decodes, turned upright by its own EXIF. */
const SHOWN_BY_BROWSERS = ['image/jpeg', 'image/png', 'image/gif'];
const DRAWN_BY_THE_SERVER = ['image/tiff', 'image/bmp', 'application/pdf'];

export function previewOf({
  mime,
  pageSizes,
}: Pick<DocumentDetail, 'mime' | 'pageSizes'>): 'picture' | 'pages' | 'none' {
  if (SHOWN_BY_BROWSERS.includes(mime)) return 'picture';
  return DRAWN_BY_THE_SERVER.includes(mime) && pageSizes.length > 0 ? 'pages' : 'none';
}
