/** What an API key may be allowed to do. A key has one or more; a route says which it wants. */
export const KEY_SCOPES = ['documents:read', 'documents:write', 'export', 'webhooks', 'usage'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
