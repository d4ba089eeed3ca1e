/** Measures of a grey picture, square by square. Every second pixel both ways is enough for all of them. */
const { max, min } = Math;

/** Side of the squares in pixels; more than a stroke, less than a shadow. */
export const SQUARE = 32;

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Squares across and down. */
  readonly across: number;
  readonly down: number;
}

export const gridOf = (width: number, height: number): Grid => ({
  width,
  height,
  across: Math.ceil(width / SQUARE),
  down: Math.ceil(height / SQUARE),
});

/** A square full of ink borrows its paper from its neighbours. */
export function brightnessOfPaper(grey: Uint8Array, grid: Grid): Float32Array {
  const { across, down } = grid;
  const own = brightest(grey, grid);
  const out = new Float32Array(own.length);
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      let [most, sum, count] = [0, 0, 0];
      for (let y = max(0, j - 1); y <= min(down - 1, j + 1); y++) {
        for (let x = max(0, i - 1); x <= min(across - 1, i + 1); x++) {
          const value = own[y * across + x]!;
          sum += value;
          count++;
          if (value > most) most = value;
        }
      }
      out[j * across + i] = max(own[j * across + i]!, (most + sum / count) / 2);
    }
  }
  return out;
}

/** The part of each square that is much darker than its paper. */
export function darkParts(grey: Uint8Array, paper: Float32Array, grid: Grid): Float32Array {
  return each(grid, (square, pixels) => {
    const limit = max(70, paper[square]! * 0.45);
    let [dark, total] = [0, 0];
    for (let y = pixels.y0; y < pixels.y1; y += 2) {
      for (let x = pixels.x0; x < pixels.x1; x += 2, total++) if (grey[y * grid.width + x]! < limit) dark++;
    }
    return dark / total;
  });
}

/** The 95th percentile of each square: paper even where a line of print crosses it, not a single speck of glare. */
function brightest(grey: Uint8Array, grid: Grid): Float32Array {
  const counts = new Uint16Array(256);
  return each(grid, (_, pixels) => {
    counts.fill(0);
    let total = 0;
    for (let y = pixels.y0; y < pixels.y1; y += 2) {
      for (let x = pixels.x0; x < pixels.x1; x += 2, total++) counts[grey[y * grid.width + x]!]!++;
    }
    let left = total * 0.05;
    let level = 255;
    while (level > 0 && (left -= counts[level]!) > 0) level--;
    return level;
  });
}

interface Pixels {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function each(
  { width, height, across, down }: Grid,
  measure: (square: number, pixels: Pixels) => number,
): Float32Array {
  const out = new Float32Array(across * down);
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const [x0, y0] = [i * SQUARE, j * SQUARE];
      out[j * across + i] = measure(j * across + i, {
        x0,
        y0,
        x1: min(width, x0 + SQUARE),
        y1: min(height, y0 + SQUARE),
      });
    }
  }
  return out;
}
