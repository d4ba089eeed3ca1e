import { formatCollection, nextCollection, parseCollection } from './collection-name.js';

describe('collection names', () => {
  it('tell read model, version and build', () => {
    const name = { readModel: 'document-list', version: 2, build: 7 };
    expect(formatCollection(name)).toBe('document-list@2-7');
    expect(parseCollection('document-list@2-7')).toEqual(name);
    for (const other of ['document-list', 'document-list@2', 'Document@1-1', 'a@1-1x', ''])
      expect(parseCollection(other)).toBeUndefined();
  });

  it('are never used twice, whatever version was built last', () => {
    expect(nextCollection('usage', 1, [])).toBe('usage@1-1');
    expect(nextCollection('usage', 2, ['usage@1-9', 'usage@1-10', 'usage@2-3'])).toBe('usage@2-11');
  });
});
