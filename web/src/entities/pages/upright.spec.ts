import { uprightBox, uprightSize, widthAsItCame } from './upright.js';

const lying = { width: 1200, height: 800 };

describe('a page that lies', () => {
  it.each([
    // A word at the left edge, a little below the top: turned clockwise it stands at the top, a little from the right.
    [90, [0.7, 0, 0.9, 0.05]],
    [180, [0.95, 0.7, 1, 0.9]],
    [270, [0.1, 0.95, 0.3, 1]],
    [undefined, [0, 0.1, 0.05, 0.3]],
  ] as const)('has its places where they are once it is turned by %s', (turn, shown) => {
    expect(uprightBox([0, 0.1, 0.05, 0.3], { turn })).toEqual(shown.map((side) => expect.closeTo(side)));
  });

  it('is as wide as it came high once it is turned by a quarter', () => {
    expect(uprightSize({ ...lying, turn: 90 })).toEqual({ width: 800, height: 1200 });
    expect(uprightSize({ ...lying, turn: 270 })).toEqual({ width: 800, height: 1200 });
    expect(uprightSize({ ...lying, turn: 180 })).toEqual(lying);
    expect(uprightSize(lying)).toEqual(lying);
  });

  it('needs a picture as wide as it is shown high', () => {
    expect(widthAsItCame({ ...lying, turn: 90 }, 600)).toBe(900);
    expect(widthAsItCame({ ...lying, turn: 180 }, 600)).toBe(600);
  });
});
