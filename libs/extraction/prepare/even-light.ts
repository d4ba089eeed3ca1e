/**
 * Evens out the light of a scanned page: every pixel is divided by the paper's brightness around it and the ink is stretched to
 * full black, so that faint print, shadows and the black bed around a torn receipt do not spoil the reader's one threshold for
 * the whole page. Dark areas that reach in from the edges turn white. A page in good light comes back untouched: readers do
 * best on what the scanner saw.
 */

/** Side of the squares in which the paper's brightness is taken, in pixels; more than a stroke, less than a shadow. */
const SQUARE = 32;
/** Below this the brightest spot of a square is no paper. */
const NO_PAPER = 70;
/** Lighter than this is paper, not ink. */
const WHITE = 235;
/** Ink no darker than this is faint. */
const FAINT = 100;
/** Part of the picture that lies outside the paper before it matters. */
const BED_SHARE = 0.004;

export function evenLight(grey: Uint8Array, width: number, height: number): Uint8Array {
  const [across, down] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const bright = brightest(grey, width, height, across, down);
  const paper = smoothed(bright, across, down);
  const bed = scannerBed(darkParts(grey, paper, width, height, across, down), across, down);
  const outside = bed.reduce((count, kind) => count + (kind === OUTSIDE ? 1 : 0), 0) / bed.length;
  const even = new Uint8Array(grey.length);
  const histogram = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    const row = rowOf(paper, across, down, width, y);
    const squares = Math.floor(y / SQUARE) * across;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const beside = bed[squares + Math.floor(x / SQUARE)]!;
      const value = beside === OUTSIDE ? 255 : Math.min(255, (grey[at]! * 255) / Math.max(NO_PAPER, row[x]!));
      even[at] = value;
      if (beside === PRINT) histogram[even[at]!]!++;
    }
  }
  const black = inkLevel(histogram);
  if (outside < BED_SHARE && black < FAINT) return grey;
  return stretched(even, black);
}

const PRINT = 0;
const EDGE = 1;
const OUTSIDE = 2;

/** Which part of each square is much darker than paper. */
function darkParts(
  grey: Uint8Array,
  paper: Float32Array,
  width: number,
  height: number,
  across: number,
  down: number,
): Float32Array {
  const out = new Float32Array(across * down);
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const limit = Math.max(NO_PAPER, paper[j * across + i]! * 0.45);
      let dark = 0;
      let total = 0;
      for (let y = j * SQUARE; y < Math.min(height, (j + 1) * SQUARE); y += 2) {
        for (let x = i * SQUARE; x < Math.min(width, (i + 1) * SQUARE); x += 2, total++)
          if (grey[y * width + x]! < limit) dark++;
      }
      out[j * across + i] = dark / total;
    }
  }
  return out;
}

/** Dark squares connected with the page's edge are what lies around the paper; their neighbours are torn edges, not print. */
function scannerBed(dark: Float32Array, across: number, down: number): Uint8Array {
  const out = new Uint8Array(dark.length);
  const queue: number[] = [];
  const visit = (i: number, j: number) => {
    const at = j * across + i;
    if (i < 0 || j < 0 || i >= across || j >= down || out[at] === OUTSIDE) return;
    if (dark[at]! > 0.6) {
      out[at] = OUTSIDE;
      queue.push(at);
    } else if (dark[at]! > 0.05) out[at] = EDGE;
  };
  for (let i = 0; i < across; i++) for (const j of [0, down - 1]) visit(i, j);
  for (let j = 0; j < down; j++) for (const i of [0, across - 1]) visit(i, j);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [i, j] = [at % across, Math.floor(at / across)];
    for (const [x, y] of [
      [i - 1, j],
      [i + 1, j],
      [i, j - 1],
      [i, j + 1],
    ] as const)
      visit(x, y);
  }
  return out;
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

/** How dark the darkest tenth of the ink is. */
function inkLevel(histogram: Uint32Array): number {
  let ink = 0;
  for (let level = 0; level < WHITE; level++) ink += histogram[level]!;
  let left = ink * 0.1;
  let black = 0;
  while (black < WHITE - 40 && (left -= histogram[black]!) > 0) black++;
  return black;
}

/** That ink to black, paper to white. */
function stretched(even: Uint8Array, black: number): Uint8Array {
  const scale = 255 / (WHITE - black);
  const table = Uint8Array.from({ length: 256 }, (_, level) => Math.max(0, Math.min(255, (level - black) * scale)));
  for (let at = 0; at < even.length; at++) even[at] = table[even[at]!]!;
  return even;
}
