/**
 * How a page photographed at an angle is set straight, told by its lines: those of text are one bundle of rays, and
 * what begins or ends under each other is another. Each bundle is fitted by how much its rays lean in the middle of the
 * picture and how much that changes across it; rays that disagree count little.
 */
import { median } from '#extraction/layout/lines.js';
import { composed, inverse, placed } from '#extraction/model/pose.js';
import { type Pose } from '#ports/ocr-engine.js';
import { type TiltedBox } from './tilted-box.js';

/** Lines that tell: as many at least, each as long as this many of its heights. */
const LEAST_LINES = 8;
const LONG = 5;
/** Lean of the rows at the head or foot, and of columns at the sides against each other, below which a page is left. */
const LEVEL = 0.04;
const PARALLEL = 0.08;
/** Lean from one side of the picture to the other that no camera sees. */
const MOST_FAN = 0.7;
/** Pairs of edges that tell, how far apart they are at least and at most, and how far aside, in heights. */
const LEAST_EDGES = 12;
const NEAR = [0.8, 8] as const;
const ASIDE = 1.2;
/** In heights: what is no wider is a mark. */
const WIDE = 1.5;
/** Paper kept around the print, of its size: codes and boxes stand there. */
const MARGIN = 0.12;
/** Of the sides of the picture that was: what is farther away is no larger print. */
const MOST_SIDE = 1.4;

export interface Straightened {
  readonly pose: Pose;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

/** Lean in the middle, and by how much more for each pixel aside. */
interface Bundle {
  readonly lean: number;
  readonly fan: number;
}

/** A ray of a bundle: its place across the bundle, and its lean. */
interface Ray {
  readonly at: number;
  readonly lean: number;
}

/** @returns undefined where the page is straight enough, or too little tells */
export function straightening(boxes: readonly TiltedBox[], width: number, height: number): Straightened | undefined {
  const [x0, y0] = [width / 2, height / 2];
  const lines = boxes.filter(({ length, height: tall }) => length > tall * LONG);
  if (lines.length < LEAST_LINES) return undefined;
  const rows = bundleOf(
    lines.map(({ middle: { x, y }, angle }) => {
      const lean = Math.tan(angle);
      return { at: y - lean * (x - x0) - y0, lean };
    }),
    height,
  );
  const edges = edgesOf(boxes, rows.lean).map(({ x, y, lean }) => ({ at: x - lean * (y - y0) - x0, lean }));
  const columns = columnsOf(edges, width, { lean: -rows.lean, fan: 0 });
  const off = Math.abs(rows.lean) + (Math.abs(rows.fan) * height) / 2;
  const apart = (Math.abs(columns.fan) * width) / 2;
  if (off < LEVEL && apart < PARALLEL) return undefined;
  if (Math.abs(rows.fan) * height > MOST_FAN || Math.abs(columns.fan) * width > MOST_FAN) return undefined;
  /** Where a row and a column of the straight page cross in the picture. */
  const crossing = (x: number, y: number): Point => {
    const row = rows.lean + rows.fan * (y - y0);
    const column = columns.lean + columns.fan * (x - x0);
    const across = (x + column * (y - y0 - row * x0)) / (1 - column * row);
    return [across / width, (y + row * (across - x0)) / height];
  };
  const whole = ofCorners(crossing(0, 0), crossing(width, 0), crossing(width, height), crossing(0, height));
  return cutToPrint(whole, boxes, width, height);
}

type Point = readonly [x: number, y: number];

/** The pose that puts the corners of a page at these places of a picture, both 0..1. Heckbert 1989. */
function ofCorners([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): Pose {
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2];
  const by = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / by, (dx1 * sy - sx * dy1) / by];
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** The page cut to its print and some paper around it, as large as it was in the picture. */
function cutToPrint(whole: Pose, boxes: readonly TiltedBox[], width: number, height: number): Straightened | undefined {
  const back = inverse(whole);
  const ends = boxes.flatMap(({ middle: { x, y }, length, angle }) =>
    [-0.5, 0.5].map((side) =>
      placed(back, (x + side * length * Math.cos(angle)) / width, (y + side * length * Math.sin(angle)) / height),
    ),
  );
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [across, down] = [(right - left) * MARGIN, (bottom - top) * MARGIN];
  const [x, y, w, h] = [left - across, top - down, right - left + 2 * across, bottom - top + 2 * down];
  if (!(w > 0 && h > 0 && w < MOST_SIDE && h < MOST_SIDE)) return undefined;
  return {
    pose: composed(whole, [w, 0, x, 0, h, y, 0, 0, 1]),
    width: Math.max(1, Math.round(w * width)),
    height: Math.max(1, Math.round(h * height)),
  };
}

/** Edges of boxes that stand under each other, as they would on a page whose columns stand square to its rows. */
function edgesOf(boxes: readonly TiltedBox[], rowLean: number) {
  const found: { x: number; y: number; lean: number }[] = [];
  for (const side of [-0.5, 0.5]) {
    const edges = boxes
      .filter(({ length, height }) => length > height * WIDE)
      .map(({ middle, length, height, angle }) => ({
        x: middle.x + side * length * Math.cos(angle),
        y: middle.y + side * length * Math.sin(angle),
        height,
      }))
      .sort((a, b) => a.y - b.y);
    for (const [index, upper] of edges.entries()) {
      for (let next = index + 1; next < edges.length; next++) {
        const lower = edges[next]!;
        const down = lower.y - upper.y;
        if (down > upper.height * NEAR[1]) break;
        const aside = Math.abs(lower.x - upper.x + rowLean * down);
        if (down < upper.height * NEAR[0] || aside > upper.height * ASIDE) continue;
        const lean = (lower.x - upper.x) / down;
        found.push({ x: (lower.x + upper.x) / 2, y: (lower.y + upper.y) / 2, lean });
      }
    }
  }
  return found;
}

/** @param square what a page laid flat would show; forms with ragged columns make others up */
function columnsOf(edges: readonly Ray[], width: number, square: Bundle): Bundle {
  const fitted = bundleOf(edges, width);
  const speakFor = ({ lean, fan }: Bundle) =>
    edges.filter((edge) => Math.abs(edge.lean - lean - fan * edge.at) < AGREE).length;
  return edges.length >= LEAST_EDGES && speakFor(fitted) > speakFor(square) ? fitted : square;
}

const ROUNDS = 20;
/** Leans nearer than this agree. */
const AGREE = 0.004;
/** Of the picture's size squared: a fan that little speaks for stays closed. */
const FIRM = 0.002;

/** Least squares again and again; what lies far from the last answer counts less (weights of Cauchy). */
function bundleOf(rays: readonly Ray[], size: number): Bundle {
  let [lean, fan] = [median(rays.map((ray) => ray.lean)), 0];
  for (let round = 0; round < ROUNDS; round++) {
    const off = rays.map((ray) => ray.lean - lean - fan * ray.at);
    const spread = Math.max(AGREE, 3 * median(off.map(Math.abs)));
    let [n, sx, sxx, sy, sxy] = [0, 0, 0, 0, 0];
    for (const [index, ray] of rays.entries()) {
      const weight = 1 / (1 + (off[index]! / spread) ** 2) ** 2;
      n += weight;
      sx += weight * ray.at;
      sxx += weight * (ray.at * ray.at + FIRM * size * size);
      sy += weight * ray.lean;
      sxy += weight * ray.at * ray.lean;
    }
    const by = n * sxx - sx * sx;
    if (!(by > 0)) break;
    fan = (n * sxy - sx * sy) / by;
    lean = (sy - fan * sx) / n;
  }
  return { lean, fan };
}
