import { accountKey, memberKeys, workspacesKey } from '../../entities/account/keys.js';
import { creditKeys, subscriptionKeys } from '../../entities/billing/keys.js';
import { documentKeys } from '../../entities/documents/keys.js';
import { usageKeys } from '../../entities/usage/keys.js';
import { staleAfter } from './live-updates.js';

const everything = [
  documentKeys.lists(),
  documentKeys.details(),
  usageKeys.all,
  creditKeys.all,
  subscriptionKeys.all,
  accountKey,
  workspacesKey,
  memberKeys.all,
];

describe('what a live change makes stale', () => {
  it.each([
    [
      'document',
      { documentId: 'd1', status: 'completed' },
      [documentKeys.detail('d1'), documentKeys.lists(), usageKeys.history()],
    ],
    ['document-deleted', { documentId: 'd1' }, [documentKeys.detail('d1'), documentKeys.lists(), usageKeys.history()]],
    ['document', {}, everything],
    ['usage', {}, [usageKeys.all, creditKeys.all, subscriptionKeys.all]],
    ['resync', {}, everything],
    ['member', { userId: 'u1' }, [accountKey, workspacesKey, memberKeys.all]],
    ['of a newer server', { documentId: 'd1' }, []],
  ])('%s', (name, data, keys) => expect(staleAfter({ name, data })).toEqual(keys));
});
