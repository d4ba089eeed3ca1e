/**
 * A reader in a process of its own, for specs: the product has its readers in the processes that extract whole
 * documents, and a reader that is hung, crashed or swollen by a page must not take the other specs with it.
 */
import { OcrEngine, OcrFailed, type OcrImage, type OcrOptions, type OcrPage } from '#ports/ocr-engine.js';
import { compiledForTests } from '../../../../tests/compiled-for-tests.js';
import { ChildFailed, JobFailed } from '../child.js';
import { ChildPool } from '../child-pool.js';

export interface ReadJob {
  readonly image: OcrImage;
  readonly languages?: readonly string[];
  readonly timeoutMs: number;
}

export interface PooledOcrOptions {
  /** Pages read at the same time. */
  readonly children?: number;
  /** A child is replaced after this many pages. */
  readonly recycleAfter?: number;
  /** Wall clock for a page. */
  readonly timeoutMs?: number;
}

/** What the process may need above the page's own time: sending the picture, loading other language data. */
const GRACE_MS = 5_000;

export abstract class PooledOcrEngine extends OcrEngine {
  private readonly pool: ChildPool<ReadJob, OcrPage>;
  private readonly timeoutMs: number;

  /** @param script the child's script in the sources, answering ReadJobs @param args of the script */
  constructor(script: string, options: PooledOcrOptions, args: readonly string[] = []) {
    super();
    const { children = 1, recycleAfter, timeoutMs = 60_000 } = options;
    this.timeoutMs = timeoutMs;
    const [, compiled] = compiledForTests(script);
    this.pool = new ChildPool({ script: compiled, args, children, recycleAfter });
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
