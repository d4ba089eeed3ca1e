/** /webhooks: endpoints, their secrets, and what was delivered. */
import * as z from 'zod/mini';
import { ATTEMPT_OUTCOMES, OFF_REASONS, TEST_EVENT, WEBHOOK_EVENTS } from '#kernel/webhook-events.js';
import { msg } from '#texts/msg.js';
import { Cursor, Pagination } from './documents.js';

export { WEBHOOK_EVENTS };
export const WebhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
};

const wanted = {
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(2_000, msg('An address has at most 2,000 characters.')),
      z.refine(isAddress, msg('Please give an address such as https://example.com/hooks, without a password in it.')),
    ),
  description: z._default(z.string().check(z.trim(), z.maxLength(200, msg('At most 200 characters.'))), ''),
  events: z
    .array(WebhookEvent)
    .check(z.minLength(1, msg('Please choose at least one event.')), z.maxLength(WEBHOOK_EVENTS.length)),
  /** Messages carry what was read from the document. */
  withValues: z._default(z.boolean(), false),
};

export const AddWebhookBody = z.object(wanted);
export type AddWebhookBody = z.infer<typeof AddWebhookBody>;
export const ChangeWebhookBody = z.object({ ...wanted, active: z._default(z.boolean(), true) });
export type ChangeWebhookBody = z.infer<typeof ChangeWebhookBody>;
/** overlap: for 24 hours both secrets sign; false ends the ones before at once */
export const RotateSecretBody = z.object({ overlap: z._default(z.boolean(), true) });

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(WebhookEvent),
  withValues: z.boolean(),
  active: z.boolean(),
  /** Why it is switched off: by the owner, as it answered 410, or as it took nothing for days. */
  offReason: z.optional(z.enum(OFF_REASONS)),
  /** ISO 8601, UTC */
  addedAt: z.optional(z.string()),
  /** Until then the secret before signs, too, ISO 8601, UTC. */
  previousSecretUntil: z.optional(z.string()),
});
export type Webhook = z.infer<typeof Webhook>;
export const WebhookList = z.object({ webhooks: z.array(Webhook) });
export type WebhookList = z.infer<typeof WebhookList>;
export const WebhookAnswer = z.object({ webhook: Webhook });
export type WebhookAnswer = z.infer<typeof WebhookAnswer>;
/** The only answers with the secret in them. */
export const WebhookSecret = z.object({ webhook: Webhook, secret: z.string() });
export type WebhookSecret = z.infer<typeof WebhookSecret>;

export const DeliveryStatus = z.enum(['pending', 'taken', 'failed']);
export const DeliveryOutcome = z.enum(ATTEMPT_OUTCOMES);
const delivery = {
  id: z.string(),
  type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  status: DeliveryStatus,
  documentId: z.optional(z.string()),
  /** ISO 8601, UTC, like all times here */
  plannedAt: z.string(),
  attempts: z.int(),
  outcome: z.optional(DeliveryOutcome),
  /** HTTP; null: no answer */
  code: z.optional(z.nullable(z.int())),
  /** milliseconds */
  tookMs: z.optional(z.int()),
  attemptedAt: z.optional(z.string()),
  nextAt: z.optional(z.string()),
};
export const WebhookDelivery = z.object(delivery);
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
export const WebhookDeliveryList = z.object({ deliveries: z.array(WebhookDelivery), pagination: Pagination });
export type WebhookDeliveryList = z.infer<typeof WebhookDeliveryList>;
export const DeliveryAttempt = z.object({
  at: z.string(),
  outcome: DeliveryOutcome,
  code: z.nullable(z.int()),
  tookMs: z.int(),
  /** The first 4,096 bytes, or why there was no answer. */
  answer: z.string(),
});
export const WebhookDeliveryDetail = z.object({
  delivery: WebhookDelivery,
  request: z.object({
    /** webhook-id */
    id: z.string(),
    /** As it would be sent now: of a deleted document no values are left. */
    body: z.string(),
  }),
  attempts: z.array(DeliveryAttempt),
});
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>;
export const DeliveryStarted = z.object({ deliveryId: z.string() });
export type DeliveryStarted = z.infer<typeof DeliveryStarted>;

export const DeliveriesQuery = z.object({
  cursor: Cursor,
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  status: z.optional(DeliveryStatus),
});
export const RepeatRangeBody = z.object({
  from: z.iso.datetime({ error: msg('Please give a moment such as 2026-03-01T00:00:00Z.') }),
  to: z.iso.datetime({ error: msg('Please give a moment such as 2026-03-01T00:00:00Z.') }),
  status: z._default(z.enum(['taken', 'failed']), 'failed'),
});
/** more: there are others in that time, as at most 1,000 go at once */
export const RepeatedRange = z.object({ count: z.int(), more: z.boolean() });
export type RepeatedRange = z.infer<typeof RepeatedRange>;
