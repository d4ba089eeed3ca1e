import { KEY_SCOPES } from '#kernel/key-scopes.js';
import { expiryAfter, isPast, keyNote, SCOPE_WORDS, scopesNote } from './key-words.js';

const key = {
  id: 'k',
  name: 'Ledger',
  scopes: [],
  sandbox: false,
  ending: 'cdef',
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-06-01T12:00:00.000Z',
  lastUsedOn: null,
};

describe('what is said of an API key', () => {
  it('names its end and its last use', () => {
    expect(keyNote(key, false)).toMatch(/^Never used · is good until .*2026/);
    expect(keyNote({ ...key, lastUsedOn: '2026-05-02' }, true)).toMatch(/^Last used .*2026 · was good until .*2026/);
    expect(keyNote({ ...key, expiresAt: null }, false)).toBe('Never used · good until it is revoked');
  });

  it('counts days to its end, and knows when it is over', () => {
    const now = Date.parse(key.createdAt);
    expect([expiryAfter(30, now), expiryAfter(0, now)]).toEqual(['2026-03-31T09:00:00.000Z', null]);
    const end = Date.parse(key.expiresAt);
    expect([isPast(key, end - 1), isPast(key, end), isPast({ ...key, expiresAt: null }, end)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('has words for every scope', () => {
    expect(SCOPE_WORDS.map(([scope]) => scope).toSorted()).toEqual(KEY_SCOPES.toSorted());
  });

  it('says that webhooks alone open nothing', () => {
    expect(scopesNote(['webhooks', 'export'])).toContain('see documents');
    expect([scopesNote(['webhooks', 'documents:read']), scopesNote(['export'])]).toEqual([undefined, undefined]);
  });
});
