/**
 * Wakes one sleeping loop: `wait` ends when somebody rings, when the time is over or when the signal aborts. A ring
 * nobody waits for is kept for the next wait.
 */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export class Bell {
  #rung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  async wait(signal: AbortSignal, atMostMs = Infinity): Promise<void> {
    if (!this.#rung && !signal.aborted) {
      let timer: NodeJS.Timeout | undefined;
      let wake!: () => void;
      await new Promise<void>((resolve) => {
        this.#wake = wake = resolve;
        if (atMostMs !== Infinity) timer = setTimeout(resolve, Math.min(Math.max(atMostMs, 1), LONGEST_TIMER_MS));
        signal.addEventListener('abort', wake);
      });
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      this.#wake = undefined;
    }
    this.#rung = false;
  }
}
