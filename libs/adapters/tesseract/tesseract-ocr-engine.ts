/**
 * OcrEngine by tesseract.js in recycled child processes: a page that hangs, crashes or swells the reader costs that page only.
 * Pictures should already be clean PNGs (tesseract.js dies of damaged ones; here that means OcrFailed `crashed`).
 */
import { OcrEngine, OcrFailed, type OcrImage, type OcrOptions, type OcrPage } from '#ports/ocr-engine.js';
import { ChildFailed, JobFailed } from '../child-pool/child.js';
import { ChildPool } from '../child-pool/child-pool.js';
import { compiled } from '../child-pool/compiled.js';
import { installedLanguages } from './language-data.js';
import { type ReadJob } from './tesseract-child.js';

export interface TesseractOptions {
  /** Pages read at the same time. */
  readonly children?: number;
  readonly prewarm?: boolean;
  /** A child is replaced after this many pages. */
  readonly recycleAfter?: number;
  /** Wall clock for a page. */
  readonly timeoutMs?: number;
}

/** What the process may need above the page's own time: sending the picture, loading other language data. */
const GRACE_MS = 5_000;

export class TesseractOcrEngine extends OcrEngine {
  private readonly pool: ChildPool<ReadJob, OcrPage>;
  private readonly timeoutMs: number;

  constructor({ children = 1, prewarm, recycleAfter, timeoutMs = 60_000 }: TesseractOptions = {}) {
    super();
    this.timeoutMs = timeoutMs;
    this.pool = new ChildPool({
      script: compiled('libs/adapters/tesseract/tesseract-child.ts'),
      children,
      prewarm,
      recycleAfter,
    });
  }

  override languages(): readonly string[] {
    return installedLanguages();
  }

  override async read(
    image: OcrImage,
    { languages, signal, timeoutMs = this.timeoutMs }: OcrOptions = {},
  ): Promise<OcrPage> {
    try {
      return await this.pool.run({ image, languages, timeoutMs }, { timeoutMs: timeoutMs + GRACE_MS, signal });
    } catch (error) {
      throw translated(error);
    }
  }

  override close(): Promise<void> {
    return this.pool.close();
  }
}

function translated(error: unknown): unknown {
  if (error instanceof ChildFailed) {
    return new OcrFailed(error.reason === 'timed_out' ? 'timed_out' : 'crashed', error.message);
  }
  if (error instanceof JobFailed) {
    const { code } = error.reported;
    return new OcrFailed(code === 'timed_out' || code === 'crashed' ? code : 'unreadable', error.message);
  }
  return error;
}
