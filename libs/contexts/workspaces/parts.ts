import type { ContextParts } from '#platform/context.js';
import { Listeners } from '#platform/live/listeners.js';
import { AccountListeners } from './http/account-listeners.js';

export const parts: ContextParts = {
  providers: () => [{ provide: Listeners, useClass: AccountListeners }],
};
