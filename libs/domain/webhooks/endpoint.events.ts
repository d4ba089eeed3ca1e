/**
 * Facts about where a workspace's webhooks go (stream `webhooks-<workspace>`). Address, description and secret are
 * sealed under the endpoint's own key, which is shredded when it is removed.
 */
import { z } from 'zod';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import { OFF_REASONS, WEBHOOK_EVENTS } from '#kernel/webhook-events.js';

const place = { workspaceId: z.uuid(), endpointId: z.uuid() };
const described = {
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Whether messages carry what was read from the document. */
  withValues: z.boolean(),
};

export const endpointSubject = ({ endpointId }: { readonly endpointId: string }): Subject => `webhook:${endpointId}`;

export const WebhookAdded = defineEvent({
  name: 'WebhookAdded',
  version: 1,
  /** secret: `whsec_` + base64 */
  schema: z.strictObject({ ...place, ...described, secret: z.string() }),
  personal: { subject: endpointSubject, erasedAs: { url: '', description: '', secret: '' } },
});
export const WebhookChanged = defineEvent({
  name: 'WebhookChanged',
  version: 1,
  schema: z.strictObject({ ...place, ...described }),
  personal: { subject: endpointSubject, erasedAs: { url: '', description: '' } },
});
export const WebhookSecretRotated = defineEvent({
  name: 'WebhookSecretRotated',
  version: 2,
  schema: z.strictObject({
    ...place,
    secret: z.string(),
    /** Until then the secret before signs, too; null: it ended at once. */
    previousUntil: z.iso.datetime().nullable(),
    /** The request it was, when that had an Idempotency-Key. */
    rotationId: z.uuid().optional(),
  }),
  upcasts: { 1: (old) => old },
  personal: { subject: endpointSubject, erasedAs: { secret: '' } },
});
export const WebhookSwitchedOff = defineEvent({
  name: 'WebhookSwitchedOff',
  version: 1,
  /** gone: it answered 410; failing: a message was tried for days and nothing else was taken since */
  schema: z.strictObject({ ...place, reason: z.enum(OFF_REASONS) }),
});
export const WebhookSwitchedOn = defineEvent({
  name: 'WebhookSwitchedOn',
  version: 1,
  schema: z.strictObject(place),
});
export const WebhookRemoved = defineEvent({ name: 'WebhookRemoved', version: 1, schema: z.strictObject(place) });

export const endpointEvents = [
  WebhookAdded,
  WebhookChanged,
  WebhookSecretRotated,
  WebhookSwitchedOff,
  WebhookSwitchedOn,
  WebhookRemoved,
] as const;
export type EndpointEvent = EventOf<(typeof endpointEvents)[number]>;
