import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  ApiKeyCreated,
  ApiKeyRevoked,
  ApiKeysDeleted,
  apiKeysDecider,
  MOST_KEYS,
  type ApiKeyCommand,
  type NewApiKey,
} from './api-keys.js';

const { given } = specify(apiKeysDecider);
const [workspaceId, first, second] = [countedId(1), countedId(11), countedId(12)];
const keyOf = (keyId: string, name: string, expiresAt: string | null = null): NewApiKey => ({
  keyId,
  name,
  scopes: ['documents:read'],
  hash: 'a'.repeat(64),
  ending: 'aaaa',
  expiresAt,
});
const create = (...key: Parameters<typeof keyOf>): ApiKeyCommand => ({
  type: 'CreateApiKey',
  workspaceId,
  key: keyOf(...key),
});
const revoke = (keyId: string): ApiKeyCommand => ({ type: 'RevokeApiKey', workspaceId, keyId });
const created = (...key: Parameters<typeof keyOf>) => {
  const { scopes, ...rest } = keyOf(...key);
  return ApiKeyCreated({ workspaceId, ...rest, scopes: [...scopes] });
};
const revoked = (keyId: string) => ApiKeyRevoked({ workspaceId, keyId });

describe('making an API key', () => {
  it('is good for ever, or until a time to come', () => {
    given().when(create(first, 'Ledger')).then(created(first, 'Ledger'));
    given()
      .when(create(first, 'Ledger', '2026-03-01T09:00:00.001Z'))
      .then(created(first, 'Ledger', '2026-03-01T09:00:00.001Z'));
    given()
      .when(create(first, 'Ledger', anyMember.now))
      .thenRefused('expiry_passed');
  });

  it('takes a name of its own, and one of a revoked key', () => {
    given(created(first, 'Ledger')).when(create(second, 'Ledger')).thenRefused('api_key_name_taken');
    given(created(first, 'Ledger'), revoked(first)).when(create(second, 'Ledger')).then(created(second, 'Ledger'));
  });

  it('has an end: a workspace has not more than a hundred that were not revoked', () => {
    const most = Array.from({ length: MOST_KEYS }, (_, n) => created(countedId(100 + n), `Key ${n}`));
    given(...most)
      .when(create(first, 'Ledger'))
      .thenRefused('too_many_api_keys');
    given(...most, revoked(countedId(100)))
      .when(create(first, 'Ledger'))
      .then(created(first, 'Ledger'));
  });
});

describe('revoking an API key', () => {
  it('happens once, and to keys of the workspace alone', () => {
    given(created(first, 'Ledger')).when(revoke(first)).then(revoked(first));
    given(created(first, 'Ledger'), revoked(first)).when(revoke(first)).thenRefused('api_key_not_found');
    given(created(first, 'Ledger')).when(revoke(second)).thenRefused('api_key_not_found');
  });
});

describe('deleting the API keys of a workspace', () => {
  const all: ApiKeyCommand = { type: 'DeleteApiKeys', workspaceId };

  it('takes revoked ones, too, and each of them once', () => {
    const deleted = ApiKeysDeleted({ workspaceId, keyIds: [first, second] });
    const both = [created(first, 'Ledger'), revoked(first), created(second, 'Import')];
    given(...both)
      .when(all)
      .then(deleted);
    given(...both, deleted)
      .when(all)
      .thenNothing();
    given().when(all).thenNothing();
  });

  it('leaves nothing that could be revoked', () => {
    given(created(first, 'Ledger'), ApiKeysDeleted({ workspaceId, keyIds: [first] }))
      .when(revoke(first))
      .thenRefused('api_key_not_found');
  });
});
