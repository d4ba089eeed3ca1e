import { drawPicture } from '../testing/drawn-picture.js';
import { isLightPrint } from './light-print.js';

const print = await drawPicture(Array.from({ length: 12 }, () => 'Larkspur Tools and Garden Supplies 14.40'));
const onGround = (ground: number, picture: typeof print) => {
  const [width, height] = [picture.width + 1200, picture.height + 1200];
  const grey = new Uint8Array(width * height).fill(ground);
  for (let row = 0; row < picture.height; row++)
    grey.set(picture.grey.subarray(row * picture.width, (row + 1) * picture.width), (row + 600) * width + 600);
  return { grey, width, height };
};
const inverted = (picture: typeof print, darkest = 0) => ({
  ...picture,
  grey: picture.grey.map((value) => Math.max(darkest, 255 - value)),
});

it.each([
  ['print as it is on paper', print, false],
  ['a screen at night', inverted(print), true],
  ['one that is not quite black', inverted(print, 35), true],
  ['paper on a dark table', onGround(20, print), false],
  ['a dark picture without print', onGround(20, { ...print, grey: print.grey.map(() => 20) }), false],
  ['a light picture with a dark picture in it', onGround(240, inverted(print)), false],
])('%s: is light print on dark ground?', (_, picture, expected) => {
  expect(isLightPrint(picture)).toBe(expected);
});
