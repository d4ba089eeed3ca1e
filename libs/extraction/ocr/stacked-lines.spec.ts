import { type OcrImage } from '#ports/ocr-engine.js';
import { stackOf } from './stacked-lines.js';

const [WIDTH, HEIGHT] = [400, 300];

/** White but for a black bar of 100 by 12 pixels at each place, that falls by `slope` to the right. */
function sheet(slope: number, ...places: readonly (readonly [x: number, y: number])[]): OcrImage {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y] of places) {
    for (let column = 0; column < 100; column++) {
      const top = Math.round(y + slope * column);
      for (let row = top; row < top + 12; row++) grey[row * WIDTH + x + column] = 0;
    }
  }
  return { grey, width: WIDTH, height: HEIGHT };
}

/** The rows of a column of a picture that are black. */
const blackRows = ({ grey, width, height }: OcrImage, column: number) =>
  Array.from({ length: height }, (_, row) => row).filter((row) => grey[row * width + column]! < 128);

describe('lines under each other', () => {
  const lines = [
    { box: [50, 40, 150, 64] as const, slope: 0 },
    { box: [250, 42, 350, 66] as const, slope: 0 },
  ];
  const stack = stackOf(sheet(0, [50, 46], [250, 48]), lines);

  it('stand in one column, alike high, the second under the first', () => {
    const rows = blackRows(stack.picture, 100);
    expect(rows).toHaveLength(48);
    expect(rows.filter((row) => row >= 16 && row < 64)).toHaveLength(24);
    expect(rows.filter((row) => row >= 76 && row < 124)).toHaveLength(24);
  });

  it('say where on the page their words stand', () => {
    expect(stack.placeOf([16, 28, 216, 52])).toEqual({ box: [50, 46, 150, 58], line: 0 });
    expect(stack.placeOf([116, 88, 216, 112])).toEqual({ box: [300, 48, 350, 60], line: 1 });
    expect(stack.placeOf([16, 900, 216, 924])).toBeUndefined();
  });

  it('are levelled', () => {
    const slope = 0.1;
    const tilted = stackOf(sheet(slope, [50, 100]), [{ box: [50, 99, 150, 123], slope }]);
    const [first, last] = [20, 210].map((column) => blackRows(tilted.picture, column)[0]);
    expect(Math.abs(first! - last!)).toBeLessThanOrEqual(2);
    expect(tilted.placeOf([206, 28, 216, 52])!.box[1]).toBeGreaterThan(108);
  });

  it('are lower where they are so many and long that a reader would take much memory', () => {
    const page = { grey: new Uint8Array(3000 * 4000).fill(255), width: 3000, height: 4000 };
    const many = Array.from({ length: 200 }, (_, row) => ({
      box: [0, row * 20, 3000, row * 20 + 16] as const,
      slope: 0,
    }));
    const { picture, placeOf } = stackOf(page, many);
    expect(picture.width * picture.height).toBeLessThan(9_500_000);
    const low = picture.height - 16 - 10;
    const last = placeOf([16, low, 100, low])!;
    expect(last.line).toBe(199);
    expect(last.box[1]).toBeGreaterThan(3950);
  });

  it('are white where they reach beyond the page', () => {
    const { picture } = stackOf(sheet(0, [50, 280]), [{ box: [-10, 274, 150, 310], slope: 0 }]);
    expect(blackRows(picture, 18)).toEqual([]);
  });
});
