/**
 * NewsletterLinks: what the links in our mails carry. A token names the address's stream (a keyed hash), the subscription and what it is for,
 * signed, so that nothing about links is stored and none can be made up. That a confirmation works once is the decider's business, how
 * long it works is signed along.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '#kernel/domain-error.js';
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
  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    private readonly secret: Buffer,
    private readonly publicUrl: string,
  ) {}

  urlOf(purpose: LinkPurpose, { addressKey, subscriptionId, expiresAt }: Link): string {
    const content = `${addressKey}.${subscriptionId}.${expiresAt?.toString(36) ?? ''}`;
    // Behind the #, where no server and no proxy writes it into a log.
    return `${this.publicUrl}/newsletter/${purpose}#${content}.${this.#signature(purpose, content)}`;
  }

  /** @throws link_invalid · link_used when its time is over */
  open(purpose: LinkPurpose, token: string, now: number): Link {
    const [, addressKey, subscriptionId, expiry, signature] = SHAPE.exec(token) ?? [];
    if (addressKey === undefined || subscriptionId === undefined || signature === undefined) throw linkInvalid();
    const expected = this.#signature(purpose, `${addressKey}.${subscriptionId}.${expiry}`);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) throw linkInvalid();
    const expiresAt = expiry ? parseInt(expiry, 36) : undefined;
    if (expiresAt !== undefined && now > expiresAt) throw linkUsed();
    return { addressKey, subscriptionId, ...(expiresAt !== undefined && { expiresAt }) };
  }

  #signature(purpose: LinkPurpose, content: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}\n${content}`).digest('base64url');
  }
}

function linkInvalid(): DomainError {
  return new DomainError('link_invalid', 'invalid', 'This link is not complete. Please open it again from the mail.');
}
