/**
 * A progress bar with rate and time left on standard error, when that is a terminal; nothing otherwise, so that output
 * stays for programs.
 */
import { SingleBar } from 'cli-progress';

export class Progress {
  readonly #bar: SingleBar | undefined;
  readonly #started = performance.now();

  /** @param unit what is counted, e.g. `events` */
  constructor(label: string, unit: string, total: number) {
    if (!process.stderr.isTTY) return;
    const format = `${label.padEnd(12)} {bar} {percentage} % | {value}/{total} ${unit} | {rate}/s | {eta_formatted} left`;
    this.#bar = new SingleBar({
      format,
      stream: process.stderr,
      hideCursor: true,
      etaBuffer: 50,
      clearOnComplete: true,
    });
    this.#bar.start(Math.max(total, 1), 0, { rate: 0 });
  }

  at(done: number, total?: number): void {
    if (total !== undefined) this.#bar?.setTotal(Math.max(total, 1));
    const seconds = (performance.now() - this.#started) / 1000;
    this.#bar?.update(done, { rate: Math.round(done / Math.max(seconds, 0.001)) });
  }

  stop(): void {
    this.#bar?.stop();
  }
}
