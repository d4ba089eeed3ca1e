/** api-keys: a view per key that was ever made, until its workspace is erased. */
import { ApiKeyUsed } from '#domain/identity/api-key-use.js';
import { ApiKeyCreated, ApiKeyRevoked, ApiKeysDeleted } from '#domain/identity/api-keys.js';
import { defineProjection } from '#read-side/projection.js';
import type { ApiKeyView } from './view.js';

const key = (event: { data: { keyId: string } }) => event.data.keyId;

export const apiKeys = defineProjection<ApiKeyView>({
  name: 'api-keys',
  version: 1,
  indexes: [{ fields: ['workspaceId', 'revoked', 'createdAt'] }],
  on: (on) => [
    on(ApiKeyCreated, {
      key,
      evolve: (_view, { data, metadata, erased }) =>
        erased ? undefined : { ...data, createdAt: metadata.occurredAt, revoked: false, lastUsedOn: null },
    }),
    on(ApiKeyUsed, { key, evolve: (view, { data }) => view && { ...view, lastUsedOn: data.day } }),
    on(ApiKeyRevoked, { key, evolve: (view) => view && { ...view, revoked: true } }),
    on(ApiKeysDeleted, { key: ({ data }) => data.keyIds, evolve: () => undefined }),
  ],
});
