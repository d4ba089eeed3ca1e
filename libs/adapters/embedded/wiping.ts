/**
 * When a file is wiped: a moment after something was deleted, so that what goes together is wiped together, and never
 * for more than a small part of the time, however large the file. What cannot be done now is tried again; what is not
 * done when the process ends, the next one does.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const A_MOMENT_MS = 50;
const AGAIN_MS = 200;
/** A wipe that took a second is followed by the next one after twenty. */
const PAUSES = 20;
const LAST_TRIES = 3;

export class Wiping {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<boolean> | undefined;
  #due = false;
  #tookMs = 0;
  #closed = false;

  /** @param wipe false, or an error: not now */
  constructor(private readonly wipe: () => Promise<boolean>) {}

  /** Something was deleted. */
  soon(): void {
    this.#due = true;
    this.#plan(A_MOMENT_MS);
  }

  /** Now, when anything is due. Resolves when it was done, or others were in the way to the last try. */
  async finish(): Promise<void> {
    for (let tries = 0; (this.#due || this.#running) && tries < LAST_TRIES; tries++) {
      if (tries > 0) await sleep(AGAIN_MS);
      await this.#run();
    }
  }

  /** What is due is finished first. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.finish();
  }

  #plan(leastMs: number): void {
    if (this.#closed) return;
    const inMs = Math.max(leastMs, PAUSES * this.#tookMs);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#run();
    }, inMs).unref();
  }

  async #run(): Promise<void> {
    await this.#running;
    if (!this.#due) return;
    this.#due = false;
    const from = performance.now();
    this.#running = this.wipe().catch(() => false);
    const done = await this.#running;
    this.#running = undefined;
    this.#tookMs = performance.now() - from;
    if (done) return;
    this.#due = true;
    this.#plan(AGAIN_MS);
  }
}
