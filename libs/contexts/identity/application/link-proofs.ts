/**
 * LinkProofs: what shows that a link in a mail was made by us: a keyed hash over what it carries. So no secret of it is
 * stored anywhere, not even hashed, and none can be made up. A token stands behind the # of the link, where no server
 * and no proxy writes it into a log. What it is good for, how often and how long, is said by who makes it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '#kernel/domain-error.js';

export class LinkProofs {
  /** @param secret derived from the master key, one per purpose; the same in all processes, for ever */
  constructor(private readonly secret: Buffer) {}

  /** 43 characters of base64url */
  of(content: string): string {
    return createHmac('sha256', this.secret).update(content).digest('base64url');
  }

  /** @throws link_invalid */
  check(content: string, proof: string): void {
    if (!this.holds(content, proof)) throw linkInvalid();
  }

  holds(content: string, proof: string): boolean {
    const expected = Buffer.from(this.of(content));
    const given = Buffer.from(proof);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

export function linkInvalid(): DomainError {
  return new DomainError('link_invalid', 'invalid', 'This link is not complete. Please open it again from the mail.');
}
