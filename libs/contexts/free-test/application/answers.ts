/**
 * Answers: waits for workers' answers. However many visitors wait, the object store is asked once for all of them,
 * ten times a second, and not at all when nobody waits.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PassingObjects, PREFIX, type TestRef } from './passing-objects.js';

const LOOK_EVERY_MS = 100;

@Injectable()
export class Answers {
  readonly #waiting = new Map<string, () => void>();
  #looking = false;

  constructor(private readonly passing: PassingObjects) {}

  /** undefined when the signal aborted before there was one. */
  async wait(ref: TestRef, signal: AbortSignal): Promise<Buffer | undefined> {
    if (!signal.aborted) {
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
        this.#waiting.set(ref.testId, resolve);
        void this.#look();
      });
      this.#waiting.delete(ref.testId);
    }
    return this.passing.take('answer', ref);
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    while (this.#waiting.size > 0) {
      try {
        for await (const { key } of this.passing.objects.list(PREFIX.answer))
          this.#waiting.get(key.slice(PREFIX.answer.length))?.();
      } catch {
        // The store is away; whoever waits has a time-out of their own.
      }
      await pause(LOOK_EVERY_MS);
    }
    this.#looking = false;
  }
}
