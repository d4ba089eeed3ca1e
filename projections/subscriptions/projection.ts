/** subscriptions: what each workspace has booked, and by when the gateway should have been heard of again. */
import * as events from '#domain/billing/subscription.events.js';
import { bookedAfter } from '#domain/billing/subscription.js';
import { WorkspaceDeleted } from '#domain/workspaces/workspace.js';
import type { EventOf, EventType } from '#kernel/event.js';
import { defineProjection, type Handler } from '#read-side/projection.js';
import type { SubscriptionView } from './view.js';

const { subscriptionEvents, CustomerAssigned } = events;
const told = subscriptionEvents.filter((type) => type !== CustomerAssigned);
type Told = Parameters<typeof bookedAfter>[1];

export const subscriptions = defineProjection<SubscriptionView>({
  name: 'subscriptions',
  version: 1,
  indexes: [{ fields: ['dueAt'] }],
  on: (on) => [
    ...told.map((type): Handler<SubscriptionView> =>
      on(type as EventType, {
        key: ({ data }) => (data as { workspaceId: string }).workspaceId,
        evolve: (view, event, workspaceId) => {
          // Only a start makes a view: what the gateway says of a deleted workspace is no business of a reader.
          if (!view && event.type !== events.SubscriptionStarted.name) return undefined;
          const booked = bookedAfter(view?.booked ?? null, event as unknown as Told);
          return { workspaceId, booked, dueAt: booked && (booked.unpaidSince ?? booked.periodEnd) };
        },
      }),
    ),
    on(WorkspaceDeleted, {
      key: ({ data }: { data: EventOf<typeof WorkspaceDeleted>['data'] }) => data.workspaceId,
      evolve: () => undefined,
    }),
  ],
});
