import { type Box } from './page.js';
import { asItCame, composed, placed, turnedBy } from './pose.js';

const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 4));

describe('a place on a page that was moved', () => {
  it.each([
    // Top left of the page turned clockwise was bottom left before.
    [90, [0.2, 0.7, 0.6, 0.9]],
    [180, [0.7, 0.4, 0.9, 0.8]],
    [270, [0.4, 0.1, 0.8, 0.3]],
  ] as const)('stood there on the page as it came: turned by %s', (turn, before) => {
    const place: Box = [0.1, 0.2, 0.3, 0.6];
    expect(asItCame(place, turnedBy(turn))).toEqual(close(before));
    expect(asItCame(place, undefined)).toBe(place);
  });

  it('was a smaller one, higher up, where the upper part was farther away', () => {
    // The upper edge is half as wide as the lower.
    const away = [0.5, 0, 0.25, 0, 0.5, 0, 0, -0.5, 1] as const;
    expect(placed(away, 0, 0)).toEqual(close([0.25, 0]));
    expect(placed(away, 1, 1)).toEqual(close([1.5, 1]));
    expect(asItCame([0, 0, 0.5, 0.5], away)).toEqual(close([0.25, 0, 0.6667, 0.3333]));
  });

  it('is never off the page', () => {
    expect(asItCame([0, 0, 1, 1], [2, 0, -0.5, 0, 2, -0.5, 0, 0, 1])).toEqual([0, 0, 1, 1]);
  });

  it('is what the earlier move makes of what the later one makes of it', () => {
    const both = composed(turnedBy(90), turnedBy(180));
    expect(asItCame([0.1, 0.2, 0.3, 0.6], both)).toEqual(close(asItCame([0.1, 0.2, 0.3, 0.6], turnedBy(270))));
    expect(composed(undefined, turnedBy(90))).toEqual(turnedBy(90));
    expect(composed(turnedBy(90), undefined)).toEqual(turnedBy(90));
  });
});
