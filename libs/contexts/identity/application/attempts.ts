/**
 * Attempts: how often somebody may try. Every try is counted before it is judged, against each of its keys (an
 * account, an address), so that many at once gain nothing; a right password gives the tries back. After the free ones
 * each further try has to wait, twice as long every time; counts wear off. Kept in the memory of this process under
 * keyed hashes that end with it: nothing about anybody is written down, and a flood costs no disk. The price: several
 * API processes allow that many times more tries, and a restart forgets.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { BoundedMap } from '#kernel/bounded-map.js';
import { backoffDelay, type Backoff } from '#kernel/backoff.js';
import { DomainError } from '#kernel/domain-error.js';
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
const MOST_KEYS = 50_000;

interface Tries {
  readonly count: number;
  /** Since when the oldest of them wears off. */
  readonly countedAt: number;
  readonly blockedUntil: number;
}

export interface Attempt {
  succeeded(): void;
}

export class Attempts {
  readonly #tries = new BoundedMap<string, Tries>(MOST_KEYS);
  readonly #secret = randomBytes(32);

  constructor(
    private readonly clock: Clock,
    private readonly registrationsPerHour = REGISTER_FROM_ADDRESS.free,
  ) {}

  /** A try that is left out, not refused, when there were too many. */
  mayBegin(...keys: readonly (readonly [rule: Rule, value: string])[]): boolean {
    try {
      this.begin(...keys);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === TOO_MANY) return false;
      throw error;
    }
  }

  /** @throws too_many_attempts, with `details.retryAfter` in seconds; a refused try is not counted */
  begin(...keys: readonly (readonly [rule: Rule, value: string])[]): Attempt {
    const now = this.clock.now().getTime();
    const counted = keys.map(([rule, value]) => ({ rule: this.#configured(rule), key: this.#hash(rule, value) }));
    const waitMs = Math.max(...counted.map(({ key }) => (this.#tries.get(key)?.blockedUntil ?? 0) - now));
    if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1000));
    for (const { rule, key } of counted) this.#count(rule, key, now);
    return {
      succeeded: () => {
        for (const { rule, key } of counted) this.#giveBack(rule, key);
      },
    };
  }

  /** All tries, as a success would. */
  forget([rule, value]: readonly [rule: Rule, value: string]): void {
    this.#tries.delete(this.#hash(rule, value));
  }

  #count(rule: Rule, key: string, now: number): void {
    const before = this.#tries.get(key);
    // In whole tries, so that ten in a row are ten however slow each was.
    const forgotten = before ? Math.floor((now - before.countedAt) / rule.forgetMs) : 0;
    const left = before && forgotten < before.count ? before : undefined;
    const count = (left ? left.count - forgotten : 0) + 1;
    const countedAt = left ? left.countedAt + forgotten * rule.forgetMs : now;
    const over = count - rule.free;
    const blockedUntil = over >= 0 ? now + backoffDelay(over + 1, WAIT) : 0;
    this.#tries.set(key, { count, countedAt, blockedUntil });
  }

  #giveBack(rule: Rule, key: string): void {
    const tries = this.#tries.get(key);
    if (!tries) return;
    if (rule.success === 'all' || tries.count <= 1) this.#tries.delete(key);
    else this.#tries.set(key, { ...tries, count: tries.count - 1, blockedUntil: 0 });
  }

  #configured(rule: Rule): Rule {
    if (rule !== REGISTER_FROM_ADDRESS) return rule;
    return { ...rule, free: this.registrationsPerHour, forgetMs: (60 * MINUTE) / this.registrationsPerHour };
  }

  #hash(rule: Rule, value: string): string {
    return createHmac('sha256', this.#secret).update(`${rule.name}\n${value}`).digest('base64');
  }
}

const TOO_MANY = 'too_many_attempts';

function tooManyAttempts(seconds: number): DomainError {
  const wait = seconds <= 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new DomainError(TOO_MANY, 'rate-limited', `Too many attempts. Please try again in ${wait}.`, {
    retryAfter: seconds,
  });
}
