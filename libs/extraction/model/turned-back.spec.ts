import { type Box } from './page.js';
import { turnedBack } from './turned-back.js';

const close = (box: readonly number[]) => box.map((value) => expect.closeTo(value, 4));

it.each([
  [undefined, [0.1, 0.2, 0.3, 0.6]],
  // Top left of the page turned clockwise was bottom left before.
  [90, [0.2, 0.7, 0.6, 0.9]],
  [180, [0.7, 0.4, 0.9, 0.8]],
  [270, [0.4, 0.1, 0.8, 0.3]],
] as const)('a place on a page turned by %s', (turn, before) => {
  const place: Box = [0.1, 0.2, 0.3, 0.6];
  expect(turnedBack(place, turn)).toEqual(close(before));
});
