/**
 * PublicSite: whether visitors are talked to here at all. Without public pages there is no form they could have sent.
 */
import { DomainError } from '#kernel/domain-error.js';
import type { OperatorSwitches } from '#kernel/operator-switches.js';
import { msg } from '#texts/msg.js';

const NONE = {
  'contact form': msg('This server has no public pages, and so no contact form.'),
  newsletter: msg('This server has no public pages, and so no newsletter.'),
} as const;

export class PublicSite {
  constructor(private readonly site: OperatorSwitches['site']) {}

  /** @throws no_public_site */
  mustHave(what: keyof typeof NONE): void {
    if (this.site === 'login') throw new DomainError('no_public_site', 'not-found', NONE[what]);
  }
}
