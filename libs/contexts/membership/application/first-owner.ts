/**
 * FirstOwner: how the first account comes to a server on which nobody may register by themselves. The link stands in
 * the server's own log, because who reads that runs the server; it is good while there has never been an account. Its
 * account has an id derived from the master key, so the log itself refuses a second one, however many open it at once.
 */
import { userDecider } from '#domain/identity/user.decider.js';
import { UserRegistered } from '#domain/identity/user.events.js';
import { linkInvalid, LinkProofs } from '#contexts/identity/application/link-proofs.js';
import { DomainError } from '#kernel/domain-error.js';
import type { EventStore } from '#ports/event-store.js';
import type { Decisions } from '#write-side/decisions.js';

const CONTENT = 'first-owner';

export class FirstOwner {
  readonly #proofs: LinkProofs;
  readonly userId: string;

  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    secret: Buffer,
    private readonly publicUrl: string,
    private readonly events: EventStore,
    private readonly decisions: Decisions,
  ) {
    this.#proofs = new LinkProofs(secret);
    this.userId = uuidOf(Buffer.from(this.#proofs.of('account'), 'base64url'));
  }

  /** undefined when there is, or was, an account */
  async url(): Promise<string | undefined> {
    if (await this.#anybody()) return undefined;
    return `${this.publicUrl}/register#${CONTENT}.${this.#proofs.of(CONTENT)}`;
  }

  /** @throws link_invalid · link_used */
  async check(token: string): Promise<void> {
    const [content, proof = ''] = token.split('.');
    if (content !== CONTENT) throw linkInvalid();
    this.#proofs.check(CONTENT, proof);
    if (await this.#anybody()) throw firstOwnerIsThere();
  }

  /** Straight from the log: a read model may be behind, and then the link would be good for a second owner. */
  async #anybody(): Promise<boolean> {
    if ((await this.decisions.state(userDecider, this.userId)).status !== 'none') return true;
    const stop = new AbortController();
    const messages = this.events.subscribe({ types: [UserRegistered.name], signal: stop.signal, batchSize: 1 });
    try {
      for await (const { kind } of messages) {
        if (kind === 'events') return true;
        if (kind === 'caught-up') return false;
      }
      return false;
    } finally {
      stop.abort();
    }
  }
}

export function firstOwnerIsThere(): DomainError {
  return new DomainError('link_used', 'conflict', 'This link is used up: there is an account already. Please sign in.');
}

/** Version 8 of RFC 9562: 122 bits of whatever. */
function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 0b11) | 0b1000).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
