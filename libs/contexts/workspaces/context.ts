/** Workspaces: what everything else belongs to, and who hears what happens in one. */
import type { Context } from '#platform/context.js';
import { Listeners } from '#platform/live/listeners.js';
import { AccountListeners } from './http/account-listeners.js';

export const workspaces: Context = {
  name: 'workspaces',
  providers: () => [{ provide: Listeners, useClass: AccountListeners }],
};
