import { DomainError } from '#kernel/domain-error.js';

/**
 * Which pages of browsers may speak MCP: none but our own, and on this machine those of the address they ask. A page
 * that makes its own name lead here (DNS rebinding) is sent by the browser with the name it came from.
 */
export class PublicOrigin {
  readonly #origin: string;

  constructor(publicUrl: string) {
    this.#origin = new URL(publicUrl).origin;
  }

  /** @param origin absent where no browser asks @throws foreign_origin */
  check(origin: string | undefined, host: string | undefined): void {
    if (origin === undefined || origin === this.#origin || (isOfThisMachine(origin) && hostOf(origin) === host)) return;
    throw new DomainError('foreign_origin', 'forbidden', 'Pages of other sites may not ask here.');
  }
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

function isOfThisMachine(origin: string): boolean {
  return URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}
