/** Live changes of what a workspace has booked: told as a change of its usage, because both are asked for again then. */
import { workspaceChannel } from '#contexts/workspaces/application/channels.js';
import { announce, type Announcer } from '#read-side/announcement.js';
import { CustomerAssigned, subscriptionEvents } from '../domain/subscription.events.js';

export const subscriptionAnnouncers: readonly Announcer[] = subscriptionEvents
  .filter((type) => type !== CustomerAssigned)
  .map((type) =>
    announce(type, ['subscriptions'], ({ workspaceId }) => ({
      channel: workspaceChannel(workspaceId),
      name: 'usage',
      data: {},
    })),
  );
