/**
 * Attempts: how often somebody may try. Every try is counted before it is judged, against each of its keys (an
 * account, an address), so that many at once gain nothing; a right password gives the tries back. After the free ones
 * each further try has to wait, twice as long every time; counts wear off. Kept where all processes see them, until
 * they are worn off, under keyed hashes: they name nobody. A try that has to wait leaves nothing, so whoever floods
 * from one address takes no more room than their tries may.
 */
import { createHmac } from 'node:crypto';
import { tryAgainIn } from '#domain/identity/too-many-attempts.js';
import { backoffDelay, type Backoff } from '#kernel/backoff.js';
import { DomainError } from '#kernel/domain-error.js';
import type { AttemptStore, Tries } from '#ports/attempt-store.js';
import type { Clock } from '#ports/clock.js';

export interface Rule {
  readonly name: string;
  /** Tries before the first wait. */
  readonly free: number;
  /** One try is forgotten each time this has passed. */
  readonly forgetMs: number;
  /** What a success gives back. */
  readonly success: 'all' | 'one';
}

const MINUTE = 60_000;
export const LOGIN_TO_ACCOUNT: Rule = { name: 'login-to-account', free: 10, forgetMs: 10 * MINUTE, success: 'all' };
/** An attacker's own account must not wipe out their wrong tries at others, so a success counts for itself only. */
export const LOGIN_FROM_ADDRESS: Rule = { name: 'login-from-address', free: 10, forgetMs: 5 * MINUTE, success: 'one' };
export const REGISTER_ADDRESS: Rule = { name: 'register-address', free: 20, forgetMs: 3 * MINUTE, success: 'one' };
/** An invitation is a mail to a stranger. */
export const INVITE_FROM_WORKSPACE: Rule = {
  name: 'invite-from-workspace',
  free: 30,
  forgetMs: 2 * MINUTE,
  success: 'one',
};
/** So that nobody's letter box is filled with our links, neither by a member nor by who registers under an address. */
export const ADDRESS_LINK_ASKED_FOR: Rule = {
  name: 'address-link-asked-for',
  free: 3,
  forgetMs: 60 * MINUTE,
  success: 'one',
};
export const ADDRESS_LINK_BY_REGISTERING: Rule = { ...ADDRESS_LINK_ASKED_FOR, name: 'address-link-by-registering' };
/** Nor by who says that they want to change to it. */
export const ADDRESS_CHANGE_ASKED_FOR: Rule = { ...ADDRESS_LINK_ASKED_FOR, name: 'address-change-asked-for' };
export const ADDRESS_CHANGE_TO: Rule = { ...ADDRESS_LINK_ASKED_FOR, name: 'address-change-to' };
/** Nor by who only says that a password is forgotten. */
export const RESET_OF_ACCOUNT: Rule = { ...ADDRESS_LINK_ASKED_FOR, name: 'reset-of-account' };
export const RESET_FROM_ADDRESS: Rule = { name: 'reset-from-address', free: 20, forgetMs: 3 * MINUTE, success: 'one' };
/** `free` comes from the configuration. */
export const REGISTER_FROM_ADDRESS: Rule = {
  name: 'register-from-address',
  free: 120,
  forgetMs: MINUTE / 2,
  success: 'one',
};

const WAIT: Backoff = { firstMs: MINUTE / 2, longestMs: 15 * MINUTE };

export interface Attempt {
  succeeded(): Promise<void>;
}

interface Counted {
  readonly rule: Rule;
  readonly name: string;
}

export class Attempts {
  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    private readonly store: AttemptStore,
    private readonly secret: Buffer,
    private readonly clock: Clock,
    private readonly registrationsPerHour = REGISTER_FROM_ADDRESS.free,
  ) {}

  /** A try that is left out, not refused, when there were too many. */
  async mayBegin(...keys: readonly (readonly [rule: Rule, value: string])[]): Promise<boolean> {
    try {
      await this.begin(...keys);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === TOO_MANY) return false;
      throw error;
    }
  }

  /** @throws too_many_attempts, with `details.retryAfter` in seconds; a refused try counts against none of its keys */
  async begin(...keys: readonly (readonly [rule: Rule, value: string])[]): Promise<Attempt> {
    const now = this.#now();
    const counted = keys.map(([rule, value]) => ({ rule: this.#configured(rule), name: this.#hash(rule, value) }));
    const before = await Promise.all(counted.map(({ name }) => this.store.get(name, now)));
    mustNotWait(Math.max(...before.map((tries) => (tries?.blockedUntil ?? 0) - now)));
    const done: Counted[] = [];
    try {
      for (const one of counted) {
        await this.store.change(one.name, now, (tries) => {
          // Another try may have been the last free one meanwhile.
          mustNotWait((tries?.blockedUntil ?? 0) - now);
          return oneMore(one.rule, tries, now);
        });
        done.push(one);
      }
    } catch (error) {
      await this.#giveBack(done.map(({ rule, name }) => ({ name, rule: { ...rule, success: 'one' } })));
      throw error;
    }
    return { succeeded: () => this.#giveBack(counted) };
  }

  /** All tries, as a success would. */
  async forget([rule, value]: readonly [rule: Rule, value: string]): Promise<void> {
    await this.store.change(this.#hash(rule, value), this.#now(), () => undefined);
  }

  async #giveBack(counted: readonly Counted[]): Promise<void> {
    for (const { rule, name } of counted) await this.store.change(name, this.#now(), (tries) => givenBack(rule, tries));
  }

  #now(): number {
    return this.clock.now().getTime();
  }

  #configured(rule: Rule): Rule {
    if (rule !== REGISTER_FROM_ADDRESS) return rule;
    return { ...rule, free: this.registrationsPerHour, forgetMs: (60 * MINUTE) / this.registrationsPerHour };
  }

  #hash(rule: Rule, value: string): string {
    return createHmac('sha256', this.secret).update(`${rule.name}\n${value}`).digest('base64');
  }
}

/** @param now epoch milliseconds */
function oneMore({ free, forgetMs }: Rule, before: Tries | undefined, now: number): Tries {
  // In whole tries, so that ten in a row are ten however slow each was.
  const forgotten = before ? Math.floor((now - before.countedAt) / forgetMs) : 0;
  const left = before && forgotten < before.count ? before : undefined;
  const count = (left ? left.count - forgotten : 0) + 1;
  const countedAt = left ? left.countedAt + forgotten * forgetMs : now;
  const over = count - free;
  const blockedUntil = over >= 0 ? now + backoffDelay(over + 1, WAIT) : 0;
  return { count, countedAt, blockedUntil, wornOffAt: Math.max(blockedUntil, countedAt + count * forgetMs) };
}

function givenBack({ success, forgetMs }: Rule, tries: Tries | undefined): Tries | undefined {
  if (!tries || success === 'all' || tries.count <= 1) return undefined;
  const count = tries.count - 1;
  return { ...tries, count, blockedUntil: 0, wornOffAt: tries.countedAt + count * forgetMs };
}

function mustNotWait(waitMs: number): void {
  if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1000));
}

const TOO_MANY = 'too_many_attempts';

function tooManyAttempts(seconds: number): DomainError {
  return new DomainError(TOO_MANY, 'rate-limited', tryAgainIn(seconds), { retryAfter: seconds });
}
