/** PublicSite: whether visitors are talked to here at all. Without public pages there is no form they could have sent. */
import { DomainError } from '#kernel/domain-error.js';
import type { OperatorSwitches } from '#kernel/operator-switches.js';

export class PublicSite {
  constructor(private readonly site: OperatorSwitches['site']) {}

  /** @throws no_public_site */
  mustHave(what: 'contact form' | 'newsletter'): void {
    if (this.site === 'login')
      throw new DomainError('no_public_site', 'not-found', `This server has no public pages, and so no ${what}.`);
  }
}
