import { NO_OTHERS } from '#domain/identity/address-change.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { recipientOf } from './send-mails.js';

const user = {
  status: 'active' as const,
  userId: countedId(1),
  registeredIn: countedId(2),
  joinedAs: 'owner' as const,
  workspaces: new Map(),
  joinings: new Map(),
  name: 'Ada Example',
  email: 'ada@example.test',
  address: 'confirmed' as const,
  others: NO_OTHERS,
  passwordHash: 'x',
  epoch: 0,
  providerAccounts: {},
};

it('writes to members by name once they have confirmed their address, and not at all once it is lost', () => {
  expect(recipientOf(user)).toEqual({ name: 'Ada Example', address: 'ada@example.test' });
  expect(recipientOf({ ...user, address: 'unconfirmed' })).toEqual({ address: 'ada@example.test' });
  expect(recipientOf({ ...user, address: 'lost' })).toBeUndefined();
});

it('writes to nobody who is gone', () => {
  expect(recipientOf({ ...user, status: 'deleted' })).toBeUndefined();
  expect(recipientOf({ status: 'none' })).toBeUndefined();
});
