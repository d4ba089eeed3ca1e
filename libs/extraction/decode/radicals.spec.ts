import { withoutRadicals } from './radicals.js';

describe('radicals in the place of characters', () => {
  it('are the characters they look like', () => {
    expect(withoutRadicals('⻘岛 関⻄ ⻛险')).toBe('青岛 関西 风险');
  });

  it('stay where nothing looks like them', () => {
    expect(withoutRadicals('⺀ 青岛 Larkspur')).toBe('⺀ 青岛 Larkspur');
  });
});
