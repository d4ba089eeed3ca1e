import { creditKeys, documentKeys, subscriptionKeys, usageKeys } from '../lib/keys.js';
import { backOff } from '../entities/live/live.js';
import { staleAfter } from './live-updates.js';

describe('what a live change makes stale', () => {
  it.each([
    [
      'document',
      { documentId: 'd1', status: 'completed' },
      [documentKeys.detail('d1'), documentKeys.lists(), usageKeys.history()],
    ],
    ['document-deleted', { documentId: 'd1' }, [documentKeys.detail('d1'), documentKeys.lists(), usageKeys.history()]],
    [
      'document',
      {},
      [documentKeys.lists(), documentKeys.details(), usageKeys.all, creditKeys.all, subscriptionKeys.all],
    ],
    ['usage', {}, [usageKeys.all, creditKeys.all, subscriptionKeys.all]],
    ['resync', {}, [documentKeys.lists(), documentKeys.details(), usageKeys.all, creditKeys.all, subscriptionKeys.all]],
    ['of a newer server', { documentId: 'd1' }, []],
  ])('%s', (name, data, keys) => expect(staleAfter({ name, data })).toEqual(keys));
});

it('waits longer after each failure, up to half a minute, and never all at once', () => {
  expect([1, 2, 3, 6, 60].map((failures) => backOff(failures, () => 1))).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
  expect([1, 60].map((failures) => backOff(failures, () => 0))).toEqual([500, 15_000]);
});
