/**
 * NewsletterLinks: what the links in the newsletter's mails carry. A token names the address's stream (a keyed hash),
 * the subscription and what it is for. That a confirmation works once is the decider's business, how long it works is
 * signed along.
 */
import { linkInvalid, LinkProofs } from '#contexts/identity/application/link-proofs.js';
import { linkUsed } from '#domain/engagement/newsletter.js';

export type LinkPurpose = 'confirm' | 'unsubscribe';

export interface Link {
  readonly addressKey: string;
  readonly subscriptionId: string;
  /** Epoch milliseconds; never, when absent. */
  readonly expiresAt?: number;
}

const SHAPE = /^([0-9a-f]{64})\.([0-9a-f-]{36})\.([0-9a-z]*)\.([\w-]{43})$/;

export class NewsletterLinks {
  readonly #proofs: LinkProofs;

  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    secret: Buffer,
    private readonly publicUrl: string,
  ) {
    this.#proofs = new LinkProofs(secret);
  }

  urlOf(purpose: LinkPurpose, { addressKey, subscriptionId, expiresAt }: Link): string {
    const content = `${addressKey}.${subscriptionId}.${expiresAt?.toString(36) ?? ''}`;
    return `${this.publicUrl}/newsletter/${purpose}#${content}.${this.#proofs.of(`${purpose}\n${content}`)}`;
  }

  /** @throws link_invalid · link_used when its time is over */
  open(purpose: LinkPurpose, token: string, now: number): Link {
    const [, addressKey, subscriptionId, expiry, signature] = SHAPE.exec(token) ?? [];
    if (addressKey === undefined || subscriptionId === undefined || signature === undefined) throw linkInvalid();
    this.#proofs.check(`${purpose}\n${addressKey}.${subscriptionId}.${expiry}`, signature);
    const expiresAt = expiry ? parseInt(expiry, 36) : undefined;
    if (expiresAt !== undefined && now > expiresAt) throw linkUsed();
    return { addressKey, subscriptionId, ...(expiresAt !== undefined && { expiresAt }) };
  }
}
