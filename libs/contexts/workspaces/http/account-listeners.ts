/** Accounts listen to their workspace and to what becomes of themselves, until they are deleted or their sessions are revoked. */
import { Injectable } from '@nestjs/common';
import { ACCESS_CHANGED } from '#contexts/identity/application/announcements.js';
import { memberChannel } from '#contexts/identity/application/channels.js';
import { accountOf, type AccountRequest } from '#contexts/identity/http/bearer.js';
import { Listeners, type Listener } from '#platform/live/listeners.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Views } from '#read-side/views.js';
import { workspaceChannel } from '../application/channels.js';

@Injectable()
export class AccountListeners extends Listeners {
  constructor(private readonly views: Views) {
    super();
  }

  of(request: AccountRequest): Listener {
    const { userId, workspaceId, epoch } = accountOf(request);
    return {
      id: userId,
      channels: [workspaceChannel(workspaceId), memberChannel(userId)],
      endsAt: request.sessionEndsAt,
      recheckedOn: ACCESS_CHANGED,
      mayStay: async () => {
        const now = await this.views.get<AccountView>('accounts', userId);
        return now?.epoch === epoch && now.workspaceId === workspaceId;
      },
    };
  }
}
