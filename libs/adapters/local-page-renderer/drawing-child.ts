/** The process in which LocalPageRenderer works: one page of one document at a time. */
import { drawPage } from '#extraction/draw/draw-page.js';
import { type PageImage } from '#ports/page-renderer.js';
import { serveJobs } from '../child-pool/serve-jobs.js';

export interface DrawingJob {
  readonly bytes: Uint8Array;
  readonly page: number;
  readonly width: number;
}

await serveJobs<DrawingJob, PageImage>(
  ({ bytes, page, width }) => drawPage(bytes, page, width),
  async () => undefined,
);
