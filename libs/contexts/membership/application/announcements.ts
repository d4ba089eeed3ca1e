/**
 * Live changes of who is what in a workspace: whoever is in it asks again what they may do, owners also who is there.
 */
import { workspaceChannel } from '#contexts/workspaces/application/channels.js';
import { MemberJoined, MemberLeft, MemberRoleChanged } from '#domain/workspaces/people.js';
import { announce, type Announcer } from '#read-side/announcement.js';

const changed = ({ workspaceId, userId }: { workspaceId: string; userId: string }) => ({
  channel: workspaceChannel(workspaceId),
  name: 'member',
  data: { userId },
});

export const announcers: readonly Announcer[] = [
  announce(MemberJoined, ['accounts'], changed),
  announce(MemberRoleChanged, ['accounts'], changed),
  announce(MemberLeft, ['accounts'], changed),
];
