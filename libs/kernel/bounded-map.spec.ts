import { BoundedMap } from './bounded-map.js';

describe('a bounded map', () => {
  it('forgets what was set longest ago, and nothing before it is full', () => {
    const map = new BoundedMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.set('a', 3);
    map.set('c', 4);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([3, undefined, 4]);
  });

  it('has room for another when one was deleted', () => {
    const map = new BoundedMap<string, number>(1);
    map.set('a', 1);
    map.delete('a');
    expect(map.get('a')).toBeUndefined();
    map.set('b', 2);
    map.set('b', 3);
    expect(map.get('b')).toBe(3);
  });
});
