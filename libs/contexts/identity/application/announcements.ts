/** Live changes of a member's right to be here. They are not sent on; streams of that member look whether they may stay. */
import { announce, type Announcer } from '#read-side/announcement.js';
import { SessionsRevoked, UserDeleted } from '#domain/identity/user.events.js';
import { memberChannel } from './channels.js';

export const ACCESS_CHANGED = 'access-changed';
const changed = ({ userId }: { userId: string }) => ({
  channel: memberChannel(userId),
  name: ACCESS_CHANGED,
  data: {},
});

export const accessAnnouncers: readonly Announcer[] = [
  announce(SessionsRevoked, ['accounts'], changed),
  announce(UserDeleted, ['accounts'], changed),
];
