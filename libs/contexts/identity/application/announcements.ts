/**
 * Live changes of a member's or an API key's right to be here. They are not sent on; streams of theirs look whether
 * they may stay.
 */
import { announce, type Announcer } from '#read-side/announcement.js';
import { ApiKeyRevoked } from '#domain/identity/api-keys.js';
import { WorkspaceLeft } from '#domain/identity/belonging.js';
import { SessionEnded } from '#domain/identity/sessions.js';
import { SessionsRevoked, UserDeleted } from '#domain/identity/user.events.js';
import { keyChannel, memberChannel } from './channels.js';

export const ACCESS_CHANGED = 'access-changed';
const changed = ({ userId }: { userId: string }) => ({
  channel: memberChannel(userId),
  name: ACCESS_CHANGED,
  data: {},
});

export const accessAnnouncers: readonly Announcer[] = [
  announce(SessionsRevoked, ['accounts'], changed),
  announce(SessionEnded, ['accounts'], changed),
  announce(WorkspaceLeft, ['accounts'], changed),
  announce(UserDeleted, ['accounts'], changed),
  announce(ApiKeyRevoked, ['api-keys'], ({ keyId }) => ({
    channel: keyChannel(keyId),
    name: ACCESS_CHANGED,
    data: {},
  })),
];
