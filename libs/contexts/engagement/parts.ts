import { PublicSite } from '#domain/engagement/public-site.js';
import type { ContextParts } from '#platform/context.js';
import { Clock } from '#ports/clock.js';
import { Mailer } from '#ports/mailer.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { deliverContactMessages, SubmitContactMessageHandler } from './application/contact.js';
import { ExpireSubscriptions } from './application/expire-subscriptions.js';
import { NewsletterLinks } from './application/newsletter-links.js';
import { sendNewsletterMails } from './application/newsletter-mails.js';
import { FollowLinkHandler, SubscribeHandler } from './application/newsletter.js';
import { EngagementController } from './http/engagement.controller.js';

export const parts: ContextParts = {
  providers: ({ config, secret }) => [
    { provide: NewsletterLinks, useValue: new NewsletterLinks(secret('newsletter-links'), config.publicUrl) },
    { provide: PublicSite, useValue: new PublicSite(config.switches.site) },
    FollowLinkHandler,
    SubmitContactMessageHandler,
    SubscribeHandler,
  ],
  controllers: [EngagementController],
  reactors: ({ get, config, log }) => {
    const parts = { decisions: get(Decisions), keys: get(KeyRing), mailer: get(Mailer), log };
    return [
      deliverContactMessages(parts, config.mail.contactTo),
      sendNewsletterMails({ ...parts, links: get(NewsletterLinks), clock: get(Clock) }),
    ];
  },
  sweeps: ({ get }) => [new ExpireSubscriptions(get(Views), get(Decisions), get(Clock))],
};
