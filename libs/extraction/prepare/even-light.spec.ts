import { evenLight } from './even-light.js';

const WIDTH = 320;
const HEIGHT = 320;

/** Paper with a stroke of ink every tenth row, inside a margin. */
function sheet(paper: (x: number, y: number) => number, ink: number): Uint8Array {
  const grey = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      grey[y * WIDTH + x] = y % 10 < 2 && x > 100 && x < 220 && y > 100 && y < 220 ? ink : paper(x, y);
  return grey;
}

const at = (grey: Uint8Array, x: number, y: number) => grey[y * WIDTH + x];

describe('even light', () => {
  it('leaves a page in good light as it is', () => {
    const page = sheet(() => 250, 20);
    expect(evenLight(page, WIDTH, HEIGHT)).toBe(page);
  });

  it('makes faint print black and its paper white', () => {
    const even = evenLight(
      sheet(() => 220, 170),
      WIDTH,
      HEIGHT,
    );
    expect(at(even, 150, 150)).toBeLessThan(40);
    expect(at(even, 150, 155)).toBe(255);
  });

  it('whitens the black bed around the paper', () => {
    const even = evenLight(
      sheet((x) => (x < 64 || x >= 256 ? 5 : 240), 150),
      WIDTH,
      HEIGHT,
    );
    expect(at(even, 10, 150)).toBe(255);
    expect(at(even, 150, 150)).toBeLessThan(40);
  });

  it('leaves a dark band at the edge that light print stands in', () => {
    const band = (print: number, grain = 0) => {
      const dark = (x: number, y: number) => 20 + ((x * 7 + y * 13) % 5) * grain;
      const printed = (x: number, y: number) => y > 40 && y < 72 && x > 40 && x < 280 && x % 16 < 6;
      const page = sheet((x, y) => (y >= 96 ? 235 : printed(x, y) ? print : dark(x, y)), 170);
      return evenLight(page, WIDTH, HEIGHT);
    };
    expect(at(band(245), 48, 56)).toBe(245);
    expect(at(band(245), 60, 10)).toBe(20);
    expect(at(band(245), 150, 151)).toBeLessThan(40);
    expect(at(band(20), 60, 10)).toBe(255);
    expect(at(band(245, 10), 60, 10)).toBe(255);
  });

  it('leaves a dark picture dark', () => {
    const page = sheet(() => 10, 5);
    expect(evenLight(page, WIDTH, HEIGHT)).toBe(page);
  });
});
