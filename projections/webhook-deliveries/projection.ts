/** webhook-deliveries: every message to an endpoint, for its owner's list. */
import {
  DeliveryAttempted,
  DeliveryForgotten,
  DeliveryGivenUp,
  DeliveryPlanned,
  DeliveryRepeated,
} from '#domain/webhooks/delivery.js';
import { defineProjection } from '#read-side/projection.js';
import type { WebhookDeliveryView } from './view.js';

const key = (event: { data: { deliveryId: string } }) => event.data.deliveryId;

const unplanned = ({ nextAt: _next, ...rest }: WebhookDeliveryView) => rest;

export const webhookDeliveries = defineProjection<WebhookDeliveryView>({
  name: 'webhook-deliveries',
  version: 1,
  indexes: [{ fields: ['endpointId', 'plannedAt'] }, { fields: ['endpointId', 'takenAt'] }, { fields: ['plannedAt'] }],
  on: (on) => [
    on(DeliveryPlanned, {
      key,
      evolve: (_view, { data, metadata }) => {
        const { deliveryId, endpointId, workspaceId, documentId, message } = data;
        return {
          ...{ deliveryId, endpointId, workspaceId, message, ...(documentId !== undefined && { documentId }) },
          ...{ status: 'pending', plannedAt: metadata.occurredAt, attempts: 0, nextAt: metadata.occurredAt },
        };
      },
    }),
    on(DeliveryAttempted, {
      key,
      evolve: (view, { data: { attempt, outcome, status, tookMs, nextAt }, metadata }) => {
        if (!view) return view;
        const at = metadata.occurredAt;
        const last = { attempts: attempt, outcome, code: status, tookMs, attemptedAt: at };
        if (outcome === 'taken') return { ...unplanned(view), ...last, status: 'taken', takenAt: at };
        if (nextAt === null) return { ...unplanned(view), ...last, status: 'failed' };
        return { ...view, ...last, nextAt };
      },
    }),
    on(DeliveryGivenUp, { key, evolve: (view) => view && { ...unplanned(view), status: 'failed' } }),
    on(DeliveryRepeated, {
      key,
      evolve: (view, { metadata }) => view && { ...view, status: 'pending', nextAt: metadata.occurredAt },
    }),
    on(DeliveryForgotten, { key, evolve: () => undefined }),
  ],
});
