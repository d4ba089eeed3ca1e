import { QueryClient } from '@tanstack/react-query';
import { documentKeys } from '../../entities/documents/keys.js';
import { usageKeys } from '../../entities/usage/keys.js';
import { followSettledDocuments } from './settled-documents.js';

const stale = (client: QueryClient, key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
const document = (status: string) => ({ _id: 'd1', status });

describe('when a document is read', () => {
  const list = documentKeys.list({ limit: 5 });
  const detail = documentKeys.detail('d1');
  let client: QueryClient;

  beforeEach(() => {
    client = new QueryClient();
    followSettledDocuments(client);
    client.setQueryData(usageKeys.all, { usedCredits: 1 });
    client.setQueryData(list, { documents: [document('processing')] });
  });

  it('credits and lists are asked for again, whoever noticed', () => {
    client.setQueryData(detail, document('completed'));
    expect(stale(client, usageKeys.all)).toBe(true);
    expect(stale(client, list)).toBe(true);
  });

  it('nothing is asked while it is still being read, or when it was read long ago', () => {
    client.setQueryData(detail, document('processing'));
    client.setQueryData(documentKeys.list({ page: 2 }), { documents: [{ _id: 'd9', status: 'completed' }] });
    expect(stale(client, usageKeys.all)).toBe(false);
  });

  it('once is enough', () => {
    client.setQueryData(detail, document('failed'));
    client.setQueryData(usageKeys.all, { usedCredits: 0 });
    client.setQueryData(detail, document('failed'));
    expect(stale(client, usageKeys.all)).toBe(false);
  });
});
