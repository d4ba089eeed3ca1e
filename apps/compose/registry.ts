/** Every event type of every context. */
import { auditEvents } from '#domain/audit/log-head.js';
import { noticeEvents } from '#domain/billing/notice.js';
import { subscriptionEvents } from '#domain/billing/subscription.events.js';
import { documentEvents } from '#domain/documents/document.events.js';
import { contactEvents } from '#domain/engagement/contact-message.js';
import { newsletterEvents } from '#domain/engagement/newsletter.js';
import { templateEvents } from '#domain/export/template.js';
import { freeTestEvents } from '#domain/free-test/free-test.js';
import { emailEvents } from '#domain/identity/email-claim.js';
import { userEvents } from '#domain/identity/user.events.js';
import { creditEvents } from '#domain/billing/credits.js';
import { invitationEvents } from '#domain/membership/invitations.js';
import { workspaceEvents } from '#domain/workspaces/workspace.js';
import type { EventType } from '#kernel/event.js';
import { EventRegistry } from '#write-side/event-registry.js';

export const allEventTypes = [
  ...userEvents,
  ...emailEvents,
  ...workspaceEvents,
  ...invitationEvents,
  ...creditEvents,
  ...subscriptionEvents,
  ...noticeEvents,
  ...documentEvents,
  ...templateEvents,
  ...freeTestEvents,
  ...contactEvents,
  ...newsletterEvents,
  ...auditEvents,
] as unknown as EventType[];

export function registry(): EventRegistry {
  return new EventRegistry(allEventTypes);
}
