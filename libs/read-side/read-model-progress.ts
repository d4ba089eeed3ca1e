/**
 * ReadModelProgress: how far read models are, and waiting until one reached a position. Runners in this process report
 * here at once; for those in other processes the stored checkpoint of the active collection is asked, once for all who
 * wait at that moment, so that many waiting requests do not become a storm of questions. A wait that runs out resolves
 * false: the command is done all the same, only its views are late.
 */
import type { Position } from '#kernel/position.js';
import { type ReadModelStore } from '#ports/read-model-store.js';

const ASK_EVERY_MS = 25;

export class ReadModelProgress {
  readonly #reached = new Map<string, Position>();
  readonly #waiting = new Set<() => void>();
  /** Questions on their way. */
  readonly #asking = new Map<string, Promise<unknown>>();

  constructor(private readonly store: ReadModelStore) {}

  /** Called by a runner after each commit. */
  report(collection: string, position: Position): void {
    this.#reached.set(collection, position);
    for (const wake of this.#waiting) wake();
  }

  /** @returns whether all the named read models reached the position within the time */
  async waitFor(readModels: readonly string[], position: Position, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    const reached = await Promise.all(readModels.map((readModel) => this.#waitForOne(readModel, position, deadline)));
    return reached.every(Boolean);
  }

  /** Waits until a read model is as far as another one is by now. */
  async inStep(readModel: string, leader: string, timeoutMs: number): Promise<boolean> {
    const collection = await this.store.active(leader);
    const stored = collection && (await this.store.checkpoint(collection));
    return !stored || this.waitFor([readModel], stored, timeoutMs);
  }

  async #waitForOne(readModel: string, position: Position, deadline: number): Promise<boolean> {
    for (;;) {
      const collection = await this.#once(`active ${readModel}`, () => this.store.active(readModel));
      if (collection) {
        const local = this.#reached.get(collection);
        if (local !== undefined && local >= position) return true;
        const stored = await this.#once(`checkpoint ${collection}`, () => this.store.checkpoint(collection));
        if (stored !== undefined && stored >= position) return true;
      }
      const left = deadline - performance.now();
      if (left <= 0) return false;
      await this.#nextReport(Math.min(left, ASK_EVERY_MS));
    }
  }

  /**
   * Joins the same question when it is on its way; its answer may then be a moment older than who joined, who asks
   * again if so.
   */
  #once<T>(question: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#asking.get(question) as Promise<T> | undefined;
    if (known) return known;
    const asking = ask().finally(() => this.#asking.delete(question));
    this.#asking.set(question, asking);
    return asking;
  }

  async #nextReport(atMostMs: number): Promise<void> {
    let wake!: () => void;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#waiting.add((wake = resolve));
      timer = setTimeout(resolve, atMostMs).unref();
    });
    clearTimeout(timer);
    this.#waiting.delete(wake);
  }
}
