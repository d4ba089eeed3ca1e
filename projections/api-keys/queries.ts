/** Questions the API asks of api-keys. */
import type { Views } from '#read-side/views.js';
import type { ApiKeyView } from './view.js';

/** Of a workspace, or of all: those that were not revoked, newest first. */
export function keysOf(views: Views, workspaceId?: string): Promise<ApiKeyView[]> {
  const ofOne = workspaceId === undefined ? [] : [{ field: 'workspaceId', equals: workspaceId }];
  return views.find<ApiKeyView>('api-keys', {
    where: [...ofOne, { field: 'revoked', equals: false }],
    sort: [{ field: 'createdAt', direction: 'desc' }],
  });
}

/** Of a key that may be revoked → as histories name it. */
export async function keyNames(views: Views, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = await Promise.all(ids.map((id) => views.get<ApiKeyView>('api-keys', id)));
  return new Map(keys.flatMap((key) => (key ? [[key.keyId, `API key ${key.name}`]] : [])));
}
