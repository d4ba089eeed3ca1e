/**
 * Accounts and API keys listen to their workspace and to what becomes of themselves, until they are deleted, their
 * session is ended or revoked, or they are, or the workspace is theirs no more.
 */
import { Injectable } from '@nestjs/common';
import { ACCESS_CHANGED } from '#contexts/identity/application/announcements.js';
import { keyChannel, memberChannel } from '#contexts/identity/application/channels.js';
import { accountOf, type AccountRequest } from '#contexts/identity/http/bearer.js';
import { Listeners, type Listener } from '#platform/live/listeners.js';
import { accountById, hasEnded, memberIn } from '#projections/accounts/queries.js';
import type { ApiKeyView } from '#projections/api-keys/view.js';
import { Views } from '#read-side/views.js';
import { workspaceChannel } from '../application/channels.js';

@Injectable()
export class AccountListeners extends Listeners {
  constructor(private readonly views: Views) {
    super();
  }

  of(request: AccountRequest): Listener {
    const { userId, workspaceId, epoch } = accountOf(request);
    const listensTo = (own: string, mayStay: Listener['mayStay']): Listener => ({
      id: userId,
      channels: [workspaceChannel(workspaceId), own],
      endsAt: request.sessionEndsAt,
      recheckedOn: ACCESS_CHANGED,
      mayStay,
    });
    if (request.apiKey)
      return listensTo(keyChannel(userId), async () => {
        const now = await this.views.get<ApiKeyView>('api-keys', userId);
        return now?.revoked === false;
      });
    return listensTo(memberChannel(userId), async () => {
      const now = await accountById(this.views, userId);
      return now?.epoch === epoch && memberIn(now, workspaceId) !== undefined && !hasEnded(now, request.sessionId);
    });
  }
}
