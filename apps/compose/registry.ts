/** Every event type of every context. */
import { auditEvents } from '#contexts/audit/domain/log-head.js';
import { noticeEvents } from '#contexts/billing/domain/notice.js';
import { subscriptionEvents } from '#contexts/billing/domain/subscription.events.js';
import { documentEvents } from '#contexts/documents/domain/document.events.js';
import { contactEvents } from '#contexts/engagement/domain/contact-message.js';
import { newsletterEvents } from '#contexts/engagement/domain/newsletter.js';
import { templateEvents } from '#contexts/export/domain/template.js';
import { freeTestEvents } from '#contexts/free-test/domain/free-test.js';
import { emailEvents } from '#contexts/identity/domain/email-claim.js';
import { userEvents } from '#contexts/identity/domain/user.events.js';
import { creditEvents } from '#contexts/workspaces/domain/credits.js';
import { invitationEvents } from '#contexts/workspaces/domain/invitations.js';
import { workspaceEvents } from '#contexts/workspaces/domain/workspace.js';
import type { EventType } from '#kernel/event.js';
import { EventRegistry } from '#write-side/event-registry.js';

export const allEventTypes: readonly EventType[] = [
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
];

export function registry(): EventRegistry {
  return new EventRegistry(allEventTypes);
}
