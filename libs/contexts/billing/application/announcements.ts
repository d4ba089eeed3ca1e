/** Live changes of a workspace's credits and of what it has booked: both are told as a change of its usage, because both are asked for again then. */
import { workspaceChannel } from '#contexts/workspaces/application/channels.js';
import {
  CreditGrantRaised,
  CreditPeriodOpened,
  CreditReleased,
  CreditReserved,
  CreditsGranted,
  CreditUsed,
} from '#domain/billing/credits.js';
import { CustomerAssigned, subscriptionEvents } from '#domain/billing/subscription.events.js';
import { PlanGranted, WorkspaceCreated } from '#domain/workspaces/workspace.js';
import { announce, type Announcer } from '#read-side/announcement.js';

const changed = ({ workspaceId }: { workspaceId: string }) => ({
  channel: workspaceChannel(workspaceId),
  name: 'usage',
  data: {},
});

const CREDITS = ['usage', 'credit-history'];

export const billingAnnouncers: readonly Announcer[] = [
  announce(WorkspaceCreated, ['usage'], changed),
  announce(PlanGranted, ['usage'], changed),
  announce(CreditsGranted, CREDITS, changed),
  announce(CreditPeriodOpened, CREDITS, changed),
  announce(CreditGrantRaised, CREDITS, changed),
  announce(CreditReserved, CREDITS, changed),
  announce(CreditUsed, CREDITS, changed),
  announce(CreditReleased, CREDITS, changed),
  ...subscriptionEvents
    .filter((type) => type !== CustomerAssigned)
    .map((type) => announce(type, ['subscriptions'], changed)),
];
