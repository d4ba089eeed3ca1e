import { ApiKeyUsed } from '#domain/identity/api-key-use.js';
import { ApiKeyCreated, ApiKeyRevoked, ApiKeysDeleted } from '#domain/identity/api-keys.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { apiKeys } from './projection.js';

const { given } = specifyProjection(apiKeys);
const key = (keyId: string) => ({
  workspaceId: 'w1',
  keyId,
  name: 'Ledger',
  scopes: ['export' as const],
  hash: 'h',
  ending: 'e',
  expiresAt: null,
});
const at = '2026-03-01T09:00:00.000Z';
const created = (keyId: string) => ({ event: ApiKeyCreated(key(keyId)), at });
const view = (keyId: string) => ({ ...key(keyId), createdAt: at, revoked: false, lastUsedOn: null });
const used = (day: string) => ApiKeyUsed({ workspaceId: 'w1', keyId: 'k1', day });

describe('API keys', () => {
  it('are there from when they are made, with the day of their last use', () => {
    given(created('k1'), used('2026-03-01'), used('2026-03-04'), created('k2')).then({
      k1: { ...view('k1'), lastUsedOn: '2026-03-04' },
      k2: view('k2'),
    });
  });

  it('keep their name when they are revoked', () => {
    given(created('k1'), created('k2'), ApiKeyRevoked({ workspaceId: 'w1', keyId: 'k1' })).then({
      k1: { ...view('k1'), revoked: true },
      k2: view('k2'),
    });
  });

  it('go with their workspace, whatever comes after', () => {
    const deleted = ApiKeysDeleted({ workspaceId: 'w1', keyIds: ['k1', 'k2'] });
    given(created('k1'), created('k2'), created('k3'), deleted, used('2026-03-01')).then({ k3: view('k3') });
    given({ ...created('k1'), erased: true }).then({});
  });
});
