/**
 * PageRenderer by the engine's own decoders in recycled child processes: what a hostile file does to its child reaches
 * nobody else, and a page has bounded time and memory. Starts no process before the first page is asked for. When too
 * many pages already wait, the next one is refused (`busy`) rather than kept waiting without end.
 */
import { PageNotDrawn, PageRenderer, type PageImage, type RenderOptions } from '#ports/page-renderer.js';
import { ChildFailed, JobFailed } from '../child-pool/child.js';
import { ChildPool } from '../child-pool/child-pool.js';
import { compiled } from '../child-pool/compiled.js';
import { type DrawingJob } from './drawing-child.js';

interface LocalPageRendererOptions {
  /** Pages drawn at the same time; one processor core each. */
  readonly children?: number;
  /** Wall clock for a page. */
  readonly timeoutMs?: number;
  /** A page that makes its child hold more than this by itself is stopped. */
  readonly memoryMb?: number;
  /** Pages that may wait or be drawn. */
  readonly mostAtOnce?: number;
}

export class LocalPageRenderer extends PageRenderer {
  private readonly pool: ChildPool<DrawingJob, PageImage>;
  private readonly timeoutMs: number;
  private readonly mostAtOnce: number;
  private underWay = 0;

  constructor({ children = 1, timeoutMs = 20_000, memoryMb = 660, mostAtOnce = 100 }: LocalPageRendererOptions = {}) {
    super();
    const script = compiled('libs/adapters/local-page-renderer/drawing-child.ts');
    this.pool = new ChildPool({ script, children, memoryMb, heapMb: 256, recycleAboveMb: 300 });
    this.timeoutMs = timeoutMs;
    this.mostAtOnce = mostAtOnce;
  }

  override async render(bytes: Uint8Array, { page, width, signal }: RenderOptions): Promise<PageImage> {
    if (this.underWay >= this.mostAtOnce) throw new PageNotDrawn('busy');
    this.underWay += 1;
    try {
      const draw = () => this.pool.run({ bytes, page, width }, { timeoutMs: this.timeoutMs, signal });
      // Once more in a fresh child: what was drawn before in the old one must not decide about this page.
      return await draw().catch((error: unknown) => {
        if (error instanceof ChildFailed && ['crashed', 'killed'].includes(error.reason)) return draw();
        throw error;
      });
    } catch (error) {
      throw translated(error);
    } finally {
      this.underWay -= 1;
    }
  }

  override close(): Promise<void> {
    return this.pool.close();
  }
}

function translated(error: unknown): unknown {
  if (error instanceof ChildFailed)
    return new PageNotDrawn(error.reason === 'timed_out' ? 'timed_out' : 'unreadable', error.message);
  if (!(error instanceof JobFailed)) return error;
  const { code, message } = error.reported;
  return new PageNotDrawn(code === 'no_such_page' ? 'no_such_page' : 'unreadable', message);
}
