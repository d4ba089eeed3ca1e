/**
 * AddressChangeLinks: the two links of a change of address, each in a mail: to the new address, by which who is signed
 * in changes to it within half an hour, and to the old one, by which who reads its mail stops that or puts it back
 * within seven days. That each is good once is decided by the log.
 */
import { CHANGE_MS, PUT_BACK_MS } from '#domain/identity/address-change.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Clock } from '#ports/clock.js';
import { msg } from '#texts/msg.js';
import { linkInvalid, LinkProofs } from './link-proofs.js';

const SHAPE = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/;
const PAGES = { change: 'new-address', keep: 'keep-address' } as const;
const GOOD_FOR_MS = { change: CHANGE_MS, keep: PUT_BACK_MS } as const;
type Purpose = keyof typeof PAGES;

interface Change {
  readonly userId: string;
  readonly changeId: string;
}

export class AddressChangeLinks {
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
  urlOf(purpose: Purpose, { userId, changeId }: Change, from: string): string {
    const content = `${userId}.${changeId}.${(Date.parse(from) + GOOD_FOR_MS[purpose]).toString(36)}`;
    return `${this.publicUrl}/${PAGES[purpose]}#${content}.${this.#proofs.of(`${purpose}.${content}`)}`;
  }

  /** @throws link_invalid · link_expired */
  open(purpose: Purpose, token: string): Change {
    const [, userId, changeId, expiry, proof] = SHAPE.exec(token) ?? [];
    if (userId === undefined || changeId === undefined || expiry === undefined || proof === undefined)
      throw linkInvalid();
    this.#proofs.check(`${purpose}.${userId}.${changeId}.${expiry}`, proof);
    if (this.clock.now().getTime() >= parseInt(expiry, 36)) throw linkExpired(purpose);
    return { userId, changeId };
  }
}

function linkExpired(purpose: Purpose): DomainError {
  const message = {
    change: msg('This link is older than thirty minutes.'),
    keep: msg('This link is older than seven days.'),
  }[purpose];
  return new DomainError('link_expired', 'conflict', message);
}
