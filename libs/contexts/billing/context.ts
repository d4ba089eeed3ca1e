/** Money and what it grants: plans, credits by period, subscriptions as the gateway tells them. */
import { creditEvents } from '#domain/billing/credits.js';
import { noticeEvents } from '#domain/billing/notice.js';
import { subscriptionEvents } from '#domain/billing/subscription.events.js';
import type { Context } from '#platform/context.js';

export const billing: Context = {
  events: [...creditEvents, ...subscriptionEvents, ...noticeEvents],
  load: async () => (await import('./parts.js')).parts,
};
