/**
 * AddressLinks: links that only who reads the mail of an address can have. Good for seven days and for the address, not
 * for one account under it: whoever registers and deletes accounts there all day ends nobody's link. Once the address
 * is confirmed there is nothing more that it does.
 */
import { DomainError } from '#kernel/domain-error.js';
import type { Clock } from '#ports/clock.js';
import type { EmailKeys } from './email-keys.js';
import { linkInvalid, LinkProofs } from './link-proofs.js';

const GOOD_FOR_MS = 7 * 24 * 60 * 60_000;
const SHAPE = /^([0-9a-f]{64})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

export class AddressLinks {
  readonly #proofs: LinkProofs;

  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    secret: Buffer,
    private readonly publicUrl: string,
    private readonly emailKeys: EmailKeys,
    private readonly clock: Clock,
  ) {
    this.#proofs = new LinkProofs(secret);
  }

  /** @param from since when it is good, ISO 8601 */
  urlOf(email: string, from: string): string {
    const content = `${this.emailKeys.keyOf(email)}.${(Date.parse(from) + GOOD_FOR_MS).toString(36)}`;
    return `${this.publicUrl}/confirm-address#${content}.${this.#proofs.of(content)}`;
  }

  /** @throws link_invalid · link_of_another_address · link_expired */
  check(token: string, email: string): void {
    const [, sentTo, expiry, proof] = SHAPE.exec(token) ?? [];
    if (sentTo === undefined || expiry === undefined || proof === undefined) throw linkInvalid();
    this.#proofs.check(`${sentTo}.${expiry}`, proof);
    if (sentTo !== this.emailKeys.keyOf(email)) throw linkOfAnotherAddress();
    if (this.clock.now().getTime() >= parseInt(expiry, 36)) throw linkExpired();
  }
}

function linkOfAnotherAddress(): DomainError {
  return new DomainError('link_of_another_address', 'conflict', 'This link was sent to another address.');
}

function linkExpired(): DomainError {
  return new DomainError(
    'link_expired',
    'conflict',
    'This link is too old. The settings send a new one, and so does registering with the address once more.',
  );
}
