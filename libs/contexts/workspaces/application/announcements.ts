/** Live changes of a workspace's credits. */
import { announce, type Announcer } from '#read-side/announcement.js';
import { CreditPeriodOpened, CreditReleased, CreditReserved, CreditUsed } from '../domain/credits.js';
import { WorkspaceCreated } from '../domain/workspace.js';
import { workspaceChannel } from './channels.js';

const changed = ({ workspaceId }: { workspaceId: string }) => ({
  channel: workspaceChannel(workspaceId),
  name: 'usage',
  data: {},
});

export const usageAnnouncers: readonly Announcer[] = [
  announce(WorkspaceCreated, ['usage'], changed),
  announce(CreditPeriodOpened, ['usage'], changed),
  announce(CreditReserved, ['usage'], changed),
  announce(CreditUsed, ['usage'], changed),
  announce(CreditReleased, ['usage'], changed),
];
