/**
 * What a visitor can do about the newsletter: ask for it, confirm by the link in the mail, unsubscribe by the link in
 * the other one.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { Clock } from '#ports/clock.js';
import { Ids } from '#ports/ids.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { newsletterDecider } from '#domain/engagement/newsletter.js';
import { PublicSite } from '#domain/engagement/public-site.js';
import { NewsletterLinks, type LinkPurpose } from './newsletter-links.js';

export class Subscribe extends Command<void> {
  constructor(
    readonly email: string,
    readonly source: 'homepage' | 'footer',
    readonly correlationId: string,
  ) {
    super();
  }
}

@CommandHandler(Subscribe)
export class SubscribeHandler implements ICommandHandler<Subscribe> {
  constructor(
    private readonly decisions: Decisions,
    private readonly emailKeys: EmailKeys,
    private readonly ids: Ids,
    private readonly site: PublicSite,
  ) {}

  /** @throws no_public_site */
  async execute({ email, source, correlationId }: Subscribe): Promise<void> {
    this.site.mustHave('newsletter');
    const command = { type: 'RequestSubscription', subscriptionId: this.ids.fresh(), email, source } as const;
    await this.decisions.run(newsletterDecider, this.emailKeys.keyOf(email), command, visitor(correlationId));
  }
}

export class FollowLink extends Command<void> {
  constructor(
    readonly purpose: LinkPurpose,
    readonly token: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

@CommandHandler(FollowLink)
export class FollowLinkHandler implements ICommandHandler<FollowLink> {
  constructor(
    private readonly decisions: Decisions,
    private readonly links: NewsletterLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ purpose, token, correlationId }: FollowLink): Promise<void> {
    const { addressKey, subscriptionId } = this.links.open(purpose, token, this.clock.now().getTime());
    const type = purpose === 'confirm' ? 'ConfirmSubscription' : 'Unsubscribe';
    await this.decisions.run(newsletterDecider, addressKey, { type, subscriptionId }, visitor(correlationId));
  }
}

const visitor = (correlationId: string): Cause => ({
  actor: { kind: 'visitor', id: 'newsletter-form' },
  correlationId,
  causationId: correlationId,
});
