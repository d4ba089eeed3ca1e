import { turnedBy } from '../model/pose.js';
import { warped } from './warp.js';

const picture = { grey: Uint8Array.from([10, 20, 30, 40, 50, 60]), width: 3, height: 2 };

describe('a picture of a page that was moved', () => {
  it('shows each pixel where it was moved to', () => {
    expect(warped(picture, turnedBy(90), { width: 2, height: 3 })).toEqual({
      grey: Uint8Array.from([40, 10, 50, 20, 60, 30]),
      width: 2,
      height: 3,
    });
  });

  it('mixes the pixels it lies between', () => {
    const { grey } = warped(picture, [1, 0, 1 / 6, 0, 1, 0, 0, 0, 1], { width: 2, height: 2 });
    // 0.25 and 0.75 of the way across, moved by half a pixel.
    expect([...grey]).toEqual([18, 255, 48, 255]);
  });

  it('is white beyond the edge', () => {
    const { grey } = warped(picture, [2, 0, -0.5, 0, 2, -0.5, 0, 0, 1], { width: 6, height: 4 });
    expect([grey[0], grey[7], grey.at(-1)]).toEqual([255, 255, 255]);
    expect(Math.min(...grey)).toBeLessThan(60);
  });
});
