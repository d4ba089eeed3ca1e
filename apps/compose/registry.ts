/**
 * Every event type of every context. Apart from what the contexts bring to an app, because whoever only reads the log
 * needs none of that.
 */
import { auditEvents } from '#domain/audit/log-head.js';
import { creditEvents } from '#domain/billing/credits.js';
import { noticeEvents } from '#domain/billing/notice.js';
import { subscriptionEvents } from '#domain/billing/subscription.events.js';
import { bulkDeletionEvents } from '#domain/bulk/bulk-deletion.js';
import { bulkExportEvents } from '#domain/bulk/bulk-export.js';
import { documentEvents } from '#domain/documents/document.events.js';
import { contactEvents } from '#domain/engagement/contact-message.js';
import { newsletterEvents } from '#domain/engagement/newsletter.js';
import { templateEvents } from '#domain/export/template.js';
import { freeTestEvents } from '#domain/free-test/free-test.js';
import { apiKeyUseEvents } from '#domain/identity/api-key-use.js';
import { apiKeyEvents } from '#domain/identity/api-keys.js';
import { emailEvents } from '#domain/identity/email-claim.js';
import { passkeyEvents } from '#domain/identity/passkeys.js';
import { providerAccountEvents } from '#domain/identity/provider-account.js';
import { secondFactorEvents } from '#domain/identity/second-factor.js';
import { sessionEvents } from '#domain/identity/sessions.js';
import { userEvents } from '#domain/identity/user.events.js';
import { invitationEvents } from '#domain/membership/invitations.js';
import { retentionEvents } from '#domain/retention/retention-rule.js';
import { deliveryEvents } from '#domain/webhooks/delivery.js';
import { endpointEvents } from '#domain/webhooks/endpoint.events.js';
import { workspaceEvents } from '#domain/workspaces/workspace.js';
import type { EventType } from '#kernel/event.js';
import { EventRegistry } from '#write-side/event-registry.js';

export const allEventTypes: readonly EventType[] = [
  ...userEvents,
  ...sessionEvents,
  ...secondFactorEvents,
  ...passkeyEvents,
  ...emailEvents,
  ...providerAccountEvents,
  ...apiKeyEvents,
  ...apiKeyUseEvents,
  ...workspaceEvents,
  ...creditEvents,
  ...subscriptionEvents,
  ...noticeEvents,
  ...invitationEvents,
  ...auditEvents,
  ...documentEvents,
  ...templateEvents,
  ...bulkDeletionEvents,
  ...bulkExportEvents,
  ...retentionEvents,
  ...freeTestEvents,
  ...endpointEvents,
  ...deliveryEvents,
  ...contactEvents,
  ...newsletterEvents,
];

export function registry(): EventRegistry {
  return new EventRegistry(allEventTypes);
}
