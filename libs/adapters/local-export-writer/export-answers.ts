/**
 * What a child asks while it makes one export, answered: the next document, room for the next bytes. And when to stop
 * it: while it waits for its turn, at once; at work, it is told with its next question and so stays warm for the next
 * export, or is stopped when it does not ask soon.
 */
import type { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { ExportNotMade, type ExportWork } from '#ports/export-writer.js';
import type { ExportQuestion, NextDocument } from './questions.js';

const ASKS_WITHIN_MS = 2_000;
/** Nobody reads so slowly; whoever takes nothing for so long has gone without a word. */
const LONGEST_PAUSE_MS = 60_000;

export class ExportAnswers {
  /** Why it cannot go on, when that is not the child's fault. */
  fault?: Error;
  readonly #stop = new AbortController();
  readonly #ended = new AbortController();
  #documents?: AsyncIterator<unknown>;
  #begun = false;
  #timer?: NodeJS.Timeout;

  /** @param begun called when the first bytes are there */
  constructor(
    private readonly work: ExportWork,
    private readonly out: PassThrough,
    waitMs: number,
    private readonly begun: () => void,
  ) {
    this.#timer = setTimeout(() => this.#end(new ExportNotMade('busy')), waitMs);
    work.signal.addEventListener('abort', this.#gone, { once: true });
    out.once('close', this.#gone);
  }

  /** Aborted when the child is to be stopped. */
  get stop(): AbortSignal {
    return this.#stop.signal;
  }

  /** @throws when there is nobody to work for any more */
  async to(question: unknown): Promise<unknown> {
    if (!this.#begun) clearTimeout(this.#timer);
    this.#begun = true;
    if (this.fault) throw this.fault;
    try {
      return await this.#answer(question as ExportQuestion);
    } catch (error) {
      this.fault ??= error instanceof Error ? error : new Error(String(error));
      throw this.fault;
    }
  }

  async over(): Promise<void> {
    clearTimeout(this.#timer);
    this.work.signal.removeEventListener('abort', this.#gone);
    this.out.off('close', this.#gone);
    await this.#documents?.return?.();
  }

  async #answer(question: ExportQuestion): Promise<NextDocument | undefined> {
    if (question.ask === 'write') return this.#write(question.bytes);
    if (question.ask === 'documents') {
      await this.#documents?.return?.();
      this.#documents = this.work.documents(question.wanted)[Symbol.asyncIterator]();
    }
    const next = await this.#documents?.next();
    return next && !next.done ? { done: false, document: next.value } : { done: true };
  }

  async #write(bytes: Uint8Array): Promise<undefined> {
    const room = this.out.write(bytes);
    this.begun();
    const signal = AbortSignal.any([this.#ended.signal, AbortSignal.timeout(LONGEST_PAUSE_MS)]);
    if (!room) await once(this.out, 'drain', { signal });
    return undefined;
  }

  readonly #gone = (): void => {
    const { signal } = this.work;
    const gone = Object.assign(new Error('Nobody reads this export any more.'), { name: 'AbortError' });
    this.#end(signal.aborted && signal.reason instanceof Error ? signal.reason : gone);
  };

  #end(fault: Error): void {
    this.fault ??= fault;
    clearTimeout(this.#timer);
    this.#ended.abort();
    if (!this.#begun) {
      this.#stop.abort(this.fault);
      this.out.destroy(this.fault);
      return;
    }
    this.#timer = setTimeout(() => this.#stop.abort(this.fault), ASKS_WITHIN_MS);
  }
}
