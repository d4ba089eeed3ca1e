import fc from 'fast-check';
import { PersistentSet } from './persistent-set.js';

const element = fc.integer({ min: 0, max: 600 }).map(String);
const changes = fc.array(fc.record({ element, added: fc.boolean() }), { maxLength: 2_000, size: 'max' });

describe('a persistent set', () => {
  it('holds what was added and not removed, and so does each that it came from', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const expected = new Set<string>();
        let set = PersistentSet.empty;
        const earlier: [PersistentSet, Set<string>][] = [];
        for (const { element, added } of all) {
          if (earlier.length < 20) earlier.push([set, new Set(expected)]);
          set = added ? set.with(element) : set.without(element);
          if (added) expected.add(element);
          else expected.delete(element);
          expect(set.has(element)).toBe(added);
          expect(set.size).toBe(expected.size);
        }
        for (const [was, held] of [...earlier, [set, expected] as const])
          expect([...was].sort()).toEqual([...held].sort());
      }),
      { numRuns: 20 },
    );
  });

  it('is the same set when nothing changed', () => {
    const set = PersistentSet.empty.with('a');
    expect(set.with('a')).toBe(set);
    expect(set.without('b')).toBe(set);
  });
});
