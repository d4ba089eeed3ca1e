/** What a crash left of free tests goes after ten minutes; the secrets of past days go for good once no clock can still be in them. */
import { Clock } from '#ports/clock.js';
import type { Sweep } from '#read-side/sweep-runner.js';
import { dayOf } from '#domain/free-test/free-test.js';
import { PREFIX, type PassingObjects } from './passing-objects.js';
import type { VisitorKeys } from './visitor-keys.js';

const OLD_ENOUGH_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Days ago: a server that was off for longer than the last leaves a secret behind, which then opens nothing but names. */
const [FIRST, LAST] = [2, 31];

export class ForgetFreeTests implements Sweep {
  readonly name = 'forget-free-tests';
  readonly everyMs = OLD_ENOUGH_MS;
  #forgotten = '';

  constructor(
    private readonly passing: PassingObjects,
    private readonly visitors: VisitorKeys,
    private readonly clock: Clock,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const now = this.clock.now().getTime();
    const before = new Date(now - OLD_ENOUGH_MS).toISOString();
    for (const prefix of Object.values(PREFIX)) {
      for await (const { key, storedAt } of this.passing.objects.list(prefix)) {
        if (signal.aborted) return;
        if (storedAt < before) await this.passing.objects.delete(key);
      }
    }
    const today = dayOf(this.clock.iso());
    if (this.#forgotten === today) return;
    for (let days = FIRST; days <= LAST; days++)
      await this.visitors.forget(dayOf(new Date(now - days * DAY_MS).toISOString()));
    this.#forgotten = today;
  }
}
