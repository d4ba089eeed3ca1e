import { cropOf, CROP_HEIGHT } from './crop.js';
import { isLightLine } from './light-line.js';

const WIDTH = 120;

/** Letters as bars on ground that reaches beyond them as far as a line's box does. */
function line({ ground, print, bars = 6 }: { ground: number; print: number; bars?: number }) {
  const data = new Uint8Array(WIDTH * CROP_HEIGHT).fill(ground);
  for (let bar = 0; bar < bars; bar++)
    for (let y = 10; y < 38; y++) data.fill(print, y * WIDTH + 10 + bar * 16, y * WIDTH + 16 + bar * 16);
  return { data, width: WIDTH, height: CROP_HEIGHT };
}
const isLight = (picture: ReturnType<typeof line>) => isLightLine(picture.data, picture.width);

describe('light print on dark ground', () => {
  it('is told by the ground and what differs from it', () => {
    expect(isLight(line({ ground: 20, print: 240 }))).toBe(true);
    expect(isLight(line({ ground: 90, print: 250 }))).toBe(true);
    expect(isLight(line({ ground: 250, print: 10 }))).toBe(false);
    expect(isLight(line({ ground: 250, print: 190 }))).toBe(false);
  });

  it('is not print so bold that it is most of a line', () => {
    const bold = line({ ground: 250, print: 10 });
    for (let y = 6; y < 42; y++) bold.data.fill(10, y * WIDTH + 2, y * WIDTH + 100);
    expect(isLight(bold)).toBe(false);
  });

  it('comes to the reader as dark print on light ground', () => {
    const page = line({ ground: 30, print: 230 });
    const box = { middle: { x: WIDTH / 2, y: CROP_HEIGHT / 2 }, length: WIDTH, height: CROP_HEIGHT, angle: 0 };
    const { data } = cropOf([page], box);
    expect(data[0]).toBe(225);
    expect(data[20 * WIDTH + 12]).toBe(25);
    expect(page.data[0]).toBe(30);
  });
});
