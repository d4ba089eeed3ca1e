/**
 * open-deliveries: messages that wait, a view per endpoint and document, so that only the oldest of each can be found
 * due and none overtakes another.
 */
import {
  DeliveryAttempted,
  DeliveryForgotten,
  DeliveryGivenUp,
  DeliveryPlanned,
  DeliveryRepeated,
} from '#domain/webhooks/delivery.js';
import { defineProjection } from '#read-side/projection.js';
import type { OpenDeliveries } from './view.js';

type Place = { deliveryId: string; endpointId: string; workspaceId: string; documentId?: string | undefined };
/** What is not about a document waits for nothing. */
const key = ({ data }: { data: Place }) => `${data.endpointId}/${data.documentId ?? data.deliveryId}`;

const without = (view: OpenDeliveries | undefined, { deliveryId }: Place) =>
  (view?.waiting ?? []).filter((one) => one.deliveryId !== deliveryId);

function viewOf({ endpointId, workspaceId }: Place, waiting: OpenDeliveries['waiting']): OpenDeliveries | undefined {
  const [first] = waiting;
  return first && { endpointId, workspaceId, waiting, dueAt: first.dueAt };
}

export const openDeliveries = defineProjection<OpenDeliveries>({
  name: 'open-deliveries',
  version: 1,
  indexes: [{ fields: ['endpointId', 'dueAt'] }, { fields: ['dueAt'] }],
  on: (on) => [
    on(DeliveryPlanned, {
      key,
      evolve: (view, { data, metadata }) =>
        viewOf(data, [...without(view, data), { deliveryId: data.deliveryId, dueAt: metadata.occurredAt }]),
    }),
    on(DeliveryRepeated, {
      key,
      evolve: (view, { data, metadata }) =>
        viewOf(data, [...without(view, data), { deliveryId: data.deliveryId, dueAt: metadata.occurredAt }]),
    }),
    on(DeliveryAttempted, {
      key,
      evolve: (view, { data }) => {
        if (data.outcome === 'taken' || data.nextAt === null) return viewOf(data, without(view, data));
        const dueAt = data.nextAt;
        return viewOf(
          data,
          (view?.waiting ?? []).map((one) => (one.deliveryId === data.deliveryId ? { ...one, dueAt } : one)),
        );
      },
    }),
    on(DeliveryGivenUp, { key, evolve: (view, { data }) => viewOf(data, without(view, data)) }),
    on(DeliveryForgotten, { key, evolve: (view, { data }) => viewOf(data, without(view, data)) }),
  ],
});
