/** Webhooks: programs outside are told what happened, signed, in order, until they took it. */
import { deliveryEvents } from '#domain/webhooks/delivery.js';
import { endpointEvents } from '#domain/webhooks/endpoint.events.js';
import type { Context } from '#platform/context.js';

export const webhooks: Context = {
  events: [...deliveryEvents, ...endpointEvents],
  load: async () => (await import('./parts.js')).parts,
};
