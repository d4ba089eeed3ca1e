/**
 * ExportWriter in recycled child processes: what takes long or much memory costs its child, never the process that
 * answers requests. Previews have children of their own. Starts no process before the first export.
 */
import { PassThrough, type Readable } from 'node:stream';
import { DomainError, type DomainErrorKind } from '#kernel/domain-error.js';
import { KeyedQueue } from '#kernel/keyed-queue.js';
import { ExportNotMade, ExportWriter, type ExportWork } from '#ports/export-writer.js';
import { ChildFailed, JobFailed } from '../child-pool/child.js';
import { ChildPool } from '../child-pool/child-pool.js';
import { ExportAnswers } from './export-answers.js';
import { DeskPlaces, type MostPlaces } from './desk-places.js';

export interface ExportBounds extends MostPlaces {
  /** Made at the same time; one processor core each. */
  readonly children: number;
  /** Processor time of one. */
  readonly processorMs: number;
  /** Wall clock of one from its first document to its last byte, however slowly it is read. */
  readonly timeoutMs: number;
  /** Wall clock until its turn comes. */
  readonly waitMs: number;
  /** One that makes its child hold more than this by itself is stopped. */
  readonly memoryMb: number;
}

export const EXPORT_BOUNDS: Readonly<Record<ExportWork['kind'], ExportBounds>> = {
  file: {
    children: 2,
    ofMember: 3,
    ofAll: 20,
    processorMs: 120_000,
    timeoutMs: 600_000,
    waitMs: 60_000,
    memoryMb: 410,
  },
  preview: {
    children: 1,
    ofMember: 10,
    ofAll: 50,
    processorMs: 20_000,
    timeoutMs: 60_000,
    waitMs: 30_000,
    memoryMb: 280,
  },
};

type Pool = ChildPool<unknown, null>;

interface Desk {
  readonly bounds: ExportBounds;
  readonly pool: Pool;
  readonly places: DeskPlaces;
  readonly ofMember: KeyedQueue;
}

export class LocalExportWriter extends ExportWriter {
  readonly #desks: Readonly<Record<ExportWork['kind'], Desk>>;

  /** @param script compiled, ends with `serveExports(…)` */
  constructor(script: string, bounds: Readonly<Record<ExportWork['kind'], ExportBounds>> = EXPORT_BOUNDS) {
    super();
    const desk = (of: ExportBounds): Desk => ({
      bounds: of,
      pool: new ChildPool({
        script,
        children: of.children,
        memoryMb: of.memoryMb,
        heapMb: of.memoryMb,
        recycleAboveMb: of.memoryMb / 2,
        stepProcessorMs: of.processorMs,
      }),
      places: new DeskPlaces(of),
      ofMember: new KeyedQueue(),
    });
    this.#desks = { file: desk(bounds.file), preview: desk(bounds.preview) };
  }

  override async write(work: ExportWork): Promise<Readable> {
    work.signal.throwIfAborted();
    const { bounds, pool, places, ofMember } = this.#desks[work.kind];
    const leave = places.take(work.member);
    const out = new PassThrough();
    return new Promise((resolve, reject) => {
      // A stream that nobody has yet must not end the process with its error.
      out.on('error', reject);
      const answers = new ExportAnswers(work, out, bounds.waitMs, () => resolve(out));
      ofMember
        .run(work.member, () => makeIn(pool, bounds, work, answers))
        .then(() => {
          resolve(out);
          out.end();
        })
        .catch((error: unknown) => out.destroy(translated(error, answers)))
        .finally(leave);
    });
  }

  override async close(): Promise<void> {
    await Promise.all(Object.values(this.#desks).map(({ pool }) => pool.close()));
  }
}

async function makeIn(pool: Pool, bounds: ExportBounds, work: ExportWork, answers: ExportAnswers): Promise<void> {
  try {
    const { timeoutMs } = bounds;
    await pool.run(work.job, { timeoutMs, signal: answers.stop, answer: (question) => answers.to(question) });
  } finally {
    await answers.over();
  }
}

/** What whoever asked is told. */
function translated(error: unknown, answers: ExportAnswers): Error {
  if (answers.fault) return answers.fault;
  if (error instanceof ChildFailed) {
    const tooLarge = error.reason === 'timed_out' || error.reason === 'out_of_memory';
    return new ExportNotMade(tooLarge ? 'too_large' : 'failed', error.message, { cause: error });
  }
  if (!(error instanceof JobFailed)) return error as Error;
  const { name, code, kind, message, said = message } = error.reported;
  if (name === 'DomainError') return new DomainError(code ?? '', kind as DomainErrorKind, said);
  return new ExportNotMade('failed', `${name}: ${message}`, { cause: error });
}
