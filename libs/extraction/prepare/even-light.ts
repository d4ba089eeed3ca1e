/**
 * Evens out the light of a scanned page: every pixel is divided by the paper's brightness around it and the ink is stretched to
 * full black, so that faint print, shadows and the black edge of a scanner bed do not spoil the reader's one threshold for the
 * whole page. Areas without any paper turn white. A page that is black and white already comes back as it was.
 */

/** Side of the squares in which the paper's brightness is taken, in pixels; more than a stroke, less than a shadow. */
const SQUARE = 32;
/** Below this the brightest spot of a square is no paper. */
const NO_PAPER = 70;
/** Lighter than this part of the paper is paper, not ink. */
const PAPER = 0.92;

export function evenLight(grey: Uint8Array, width: number, height: number): Uint8Array {
  const [across, down] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const paper = smoothed(brightest(grey, width, height, across, down), across, down);
  const even = new Uint8Array(grey.length);
  const histogram = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    const row = rowOf(paper, across, down, width, y);
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const light = row[x]!;
      const value = light < NO_PAPER ? 255 : Math.min(255, (grey[at]! * 255) / light);
      even[at] = value;
      histogram[even[at]!]!++;
    }
  }
  return stretched(even, histogram);
}

/** The 95th percentile of each square: paper even where a line of print crosses it, not a single speck of glare. */
function brightest(grey: Uint8Array, width: number, height: number, across: number, down: number): Float32Array {
  const out = new Float32Array(across * down);
  const counts = new Uint16Array(256);
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      counts.fill(0);
      let total = 0;
      for (let y = j * SQUARE; y < Math.min(height, (j + 1) * SQUARE); y += 2) {
        for (let x = i * SQUARE; x < Math.min(width, (i + 1) * SQUARE); x += 2, total++)
          counts[grey[y * width + x]!]!++;
      }
      let left = total * 0.05;
      let level = 255;
      while (level > 0 && (left -= counts[level]!) > 0) level--;
      out[j * across + i] = level;
    }
  }
  return out;
}

/** Each square takes the brightest of its neighbours' means, so that a square full of ink borrows its paper from beside. */
function smoothed(squares: Float32Array, across: number, down: number): Float32Array {
  const out = new Float32Array(squares.length);
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      let most = 0;
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, j - 1); y <= Math.min(down - 1, j + 1); y++) {
        for (let x = Math.max(0, i - 1); x <= Math.min(across - 1, i + 1); x++, count++) {
          const value = squares[y * across + x]!;
          sum += value;
          if (value > most) most = value;
        }
      }
      const own = squares[j * across + i]!;
      out[j * across + i] = own < NO_PAPER && most < NO_PAPER ? own : Math.max(own, (most + sum / count) / 2);
    }
  }
  return out;
}

/** The paper's brightness along one row of pixels, interpolated between the squares' middles. */
function rowOf(paper: Float32Array, across: number, down: number, width: number, y: number): Float32Array {
  const row = new Float32Array(width);
  const v = Math.min(down - 1, Math.max(0, y / SQUARE - 0.5));
  const [j0, fy] = [Math.floor(v), v - Math.floor(v)];
  const j1 = Math.min(down - 1, j0 + 1);
  for (let x = 0; x < width; x++) {
    const u = Math.min(across - 1, Math.max(0, x / SQUARE - 0.5));
    const [i0, fx] = [Math.floor(u), u - Math.floor(u)];
    const i1 = Math.min(across - 1, i0 + 1);
    const top = paper[j0 * across + i0]! * (1 - fx) + paper[j0 * across + i1]! * fx;
    const bottom = paper[j1 * across + i0]! * (1 - fx) + paper[j1 * across + i1]! * fx;
    row[x] = top * (1 - fy) + bottom * fy;
  }
  return row;
}

/** Darkest tenth of the ink to black, paper to white. */
function stretched(even: Uint8Array, histogram: Uint32Array): Uint8Array {
  const white = Math.round(255 * PAPER);
  let ink = 0;
  for (let level = 0; level < white; level++) ink += histogram[level]!;
  let left = ink * 0.1;
  let black = 0;
  while (black < white - 40 && (left -= histogram[black]!) > 0) black++;
  const table = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.max(0, Math.min(255, ((level - black) * 255) / (white - black))),
  );
  for (let at = 0; at < even.length; at++) even[at] = table[even[at]!]!;
  return even;
}
