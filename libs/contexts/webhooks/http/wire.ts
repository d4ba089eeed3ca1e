/** Endpoints and deliveries as the wire has them. */
import type { Webhook, WebhookDelivery } from '#contracts/webhooks.js';
import type { Endpoint } from '#domain/webhooks/endpoints.js';
import type { WebhookDeliveryView } from '#projections/webhook-deliveries/view.js';

/** @param now ISO 8601, UTC */
export function toWebhook(endpoint: Endpoint, now: string): Webhook {
  const { endpointId, url, description, events, withValues, off, addedAt, previous } = endpoint;
  return {
    ...{ id: endpointId, url, description, events: [...events], withValues, active: !off },
    ...(off && { offReason: off }),
    ...(addedAt !== undefined && { addedAt }),
    ...(previous && now < previous.until && { previousSecretUntil: previous.until }),
  };
}

export function toDelivery(view: WebhookDeliveryView): WebhookDelivery {
  const { deliveryId, endpointId: _endpoint, workspaceId: _workspace, message, takenAt: _taken, ...rest } = view;
  return { id: deliveryId, type: message, ...rest };
}
