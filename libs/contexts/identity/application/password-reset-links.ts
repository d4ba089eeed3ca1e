/**
 * PasswordResetLinks: links in a mail to the address of an account by which a forgotten password is replaced. Good for
 * thirty minutes, and once: it names the epoch of the account's sessions, which any new password raises.
 */
import type { Clock } from '#ports/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { linkUsed } from '#domain/identity/user.decider.js';
import { linkInvalid, LinkProofs } from './link-proofs.js';

const GOOD_FOR_MS = 30 * 60_000;
const SHAPE = /^([0-9a-f-]{36})\.(\d{1,9})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

interface Holder {
  readonly userId: string;
  readonly epoch: number;
}

export class PasswordResetLinks {
  readonly #proofs: LinkProofs;

  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    secret: Buffer,
    private readonly publicUrl: string,
    private readonly clock: Clock,
  ) {
    this.#proofs = new LinkProofs(secret);
  }

  /** @param from since when it is good, ISO 8601 */
  urlOf(holder: Holder, from: string): string {
    const content = `${holder.userId}.${holder.epoch}.${(Date.parse(from) + GOOD_FOR_MS).toString(36)}`;
    return `${this.publicUrl}/reset-password#${content}.${this.#proofs.of(content)}`;
  }

  /** Whose link it says it is. Nothing is proved yet. @throws link_invalid */
  static userIdOf(token: string): string {
    const [, userId] = SHAPE.exec(token) ?? [];
    if (userId === undefined) throw linkInvalid();
    return userId;
  }

  /** @throws link_invalid · link_used · link_expired */
  check(token: string, holder: Holder): void {
    const [, userId, epoch, expiry, proof] = SHAPE.exec(token) ?? [];
    if (userId !== holder.userId || epoch === undefined || expiry === undefined || proof === undefined)
      throw linkInvalid();
    this.#proofs.check(`${userId}.${epoch}.${expiry}`, proof);
    if (Number(epoch) !== holder.epoch) throw linkUsed();
    if (this.clock.now().getTime() >= parseInt(expiry, 36)) throw linkExpired();
  }
}

function linkExpired(): DomainError {
  return new DomainError(
    'link_expired',
    'conflict',
    'This link is older than thirty minutes. Please ask for a new one.',
  );
}
