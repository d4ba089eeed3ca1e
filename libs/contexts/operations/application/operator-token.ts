/** What opens the operator's page: a secret of the environment, compared in the same time whatever was sent. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '#kernel/domain-error.js';

export class OperatorToken {
  readonly #hash: Buffer | undefined;

  /** @param token undefined: nothing opens it */
  constructor(token: string | undefined) {
    this.#hash = token === undefined ? undefined : hashOf(token);
  }

  /** @throws not_found where there is no such page · wrong_operator_token */
  mustBe(sent: string | undefined): void {
    if (!this.#hash) throw new DomainError('not_found', 'not-found', 'There is nothing at this address.');
    if (sent === undefined || !timingSafeEqual(hashOf(sent), this.#hash))
      throw new DomainError('wrong_operator_token', 'unauthorized', 'This is not the token of the operator.');
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
