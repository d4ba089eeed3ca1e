/** Live changes of a workspace's credits. */
import { announce, type Announcer } from '#read-side/announcement.js';
import {
  CreditGrantRaised,
  CreditPeriodOpened,
  CreditReleased,
  CreditReserved,
  CreditsGranted,
  CreditUsed,
} from '../domain/credits.js';
import { PlanGranted, WorkspaceCreated } from '../domain/workspace.js';
import { workspaceChannel } from './channels.js';

const changed = ({ workspaceId }: { workspaceId: string }) => ({
  channel: workspaceChannel(workspaceId),
  name: 'usage',
  data: {},
});

const CREDITS = ['usage', 'credit-history'];

export const usageAnnouncers: readonly Announcer[] = [
  announce(WorkspaceCreated, ['usage'], changed),
  announce(PlanGranted, ['usage'], changed),
  announce(CreditsGranted, CREDITS, changed),
  announce(CreditPeriodOpened, CREDITS, changed),
  announce(CreditGrantRaised, CREDITS, changed),
  announce(CreditReserved, CREDITS, changed),
  announce(CreditUsed, CREDITS, changed),
  announce(CreditReleased, CREDITS, changed),
];
