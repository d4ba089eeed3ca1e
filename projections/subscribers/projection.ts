/** subscribers: who asked for the newsletter, for the sweep that forgets those who did not confirm. No address is copied here. */
import {
  SubscriptionConfirmed,
  SubscriptionExpired,
  SubscriptionRequested,
  Unsubscribed,
} from '#domain/engagement/newsletter.js';
import { idOf } from '#kernel/decider.js';
import { defineProjection } from '#read-side/projection.js';
import type { SubscriberView } from './view.js';

const key = (event: { data: { subscriptionId: string } }) => event.data.subscriptionId;

export const subscribers = defineProjection<SubscriberView>({
  name: 'subscribers',
  version: 1,
  indexes: [{ fields: ['status', 'requestedAt'] }],
  on: (on) => [
    on(SubscriptionRequested, {
      key,
      evolve: (_view, { data: { subscriptionId, source }, stream, metadata }) => ({
        subscriptionId,
        addressKey: idOf(stream),
        status: 'requested',
        source,
        requestedAt: metadata.occurredAt,
      }),
    }),
    on(SubscriptionConfirmed, { key, evolve: (view) => view && { ...view, status: 'confirmed' } }),
    on(SubscriptionExpired, { key, evolve: () => undefined }),
    on(Unsubscribed, { key, evolve: () => undefined }),
  ],
});
