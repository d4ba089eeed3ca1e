/**
 * How much of the time this thread worked, by its processor time. What its event loop says instead counts waiting for
 * a processor that other processes have, so that on a busy machine it never seems to rest.
 */
import { performance } from 'node:perf_hooks';

export class ThreadUse {
  #worked = process.threadCpuUsage();
  #from = performance.now();

  /** @returns since it was asked last, 0 to 1 */
  since(): number {
    const { user, system } = process.threadCpuUsage(this.#worked);
    const now = performance.now();
    const share = (user + system) / 1_000 / (now - this.#from);
    this.#worked = process.threadCpuUsage();
    this.#from = now;
    return share;
  }
}
